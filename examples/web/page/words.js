// What is said of moves, steps and results.

const NAMES = { S: "South", N: "North" };

export const sideName = (side) => NAMES[side];
export const counted = (seeds) => (seeds === 1 ? "1 seed" : `${seeds} seeds`);

/** Splits the text of a move, `<pit>[<direction>][*]`. */
export function partsOf(move) {
  return { pit: move.slice(0, 2), sign: /[+-]/.exec(move)?.[0] ?? "", goesOn: move.endsWith("*") };
}

/** What sets a move apart from the others of its pit. */
export function describe(move) {
  const { sign, goesOn } = partsOf(move);
  const way = { "+": "↻ clockwise", "-": "↺ anticlockwise", "": "sow" }[sign];
  return goesOn ? `${way}, and go on from the house` : way;
}

/** What a step of a turn does; nothing for single seeds, which are seen. */
export function step(event) {
  const [[kind, about]] = Object.entries(event);
  switch (kind) {
    case "Lift": return `${counted(about.seeds)} lifted from ${about.pit}`;
    case "Relay": return `Sowing on with ${counted(about.seeds)} from ${about.pit}`;
    case "Capture": return `${sideName(about.by)} captures ${counted(about.seeds)} from ${about.pit}`;
    case "Seize": return `${counted(about.seeds)} captured from ${about.pit}, to be sown`;
    case "Place": return `${sideName(about.from)} puts a seed from the hand into ${about.pit}`;
    case "Divert": return `A seed for ${sideName(about.to)} in ${about.pit}`;
    case "Skip": return `${about.pit} is passed over`;
    case "Bank": return `${sideName(about.by)} keeps ${counted(about.seeds)} left in the hand`;
    case "Settle": return `${sideName(about.to)} gets ${counted(about.seeds)} left in ${about.pit}`;
    default: return "";
  }
}

/** How a game ended. */
export function ending({ result, hands, has_stores, plies }) {
  const verdict = result.winner ? `${sideName(result.winner)} wins` : "A draw";
  const [south, north] = result.seeds;
  const seeds = hands || !has_stores ? "" : ` South has ${south}, North has ${north}.`;
  return `${verdict}: ${result.reason}.${seeds} ${plies === 1 ? "1 move" : `${plies} moves`} played.`;
}
