// The game: whose turn it is, what is asked of the server, what is shown.

import { Board } from "./board.js";
import { choose, dismiss } from "./choice.js";
import { ask } from "./server.js";
import { pause, sow } from "./sowing.js";
import { describe, ending, partsOf, sideName } from "./words.js";

const at = (id) => document.getElementById(id);
const board = new Board(at("board"), pick);

/** What the server is told of the game, and who was to move before each of its moves. */
let game = { variant: "", start: null, moves: [] };
let turns = [];
let state = null;
let variants = [];
/** Ends whatever is going on, when something else is to happen. */
let going = new AbortController();
/** Ends the sowing that is shown, but not the game. */
let sowing = new AbortController();
let paused = false;

const player = (side) => at(side === "S" ? "south" : "north").value;
const pace = () => Number(at("speed").value);
const phase = (name) => { at("board").dataset.phase = name; };
const say = (text) => { at("status").textContent = text; };

function complain(message) {
  at("error").textContent = message;
  at("error").hidden = !message;
}

/** Does something instead of what is going on. Errors are shown, unless something else has begun meanwhile. */
async function instead(action) {
  going.abort();
  sowing.abort();
  dismiss();
  const mine = going = new AbortController();
  complain("");
  try {
    await action(mine.signal);
  } catch (error) {
    if (mine.signal.aborted) return;
    complain(error.message);
    if (!state) return;
    // Whoever wants to try again continues.
    if (!state.result && player(state.turn) === "random") setPaused(true);
    wait();
  }
}

/** Begins a game; the present one stays if the server refuses. */
function begin(variant, start) {
  return instead(async (signal) => {
    const next = await ask("/api/game", { variant, start, moves: [] }, signal);
    game = { variant: next.variant, start: next.start, moves: [] };
    turns = [];
    present(next);
    at("name").value = next.variant;
    at("variant").value = variants.some(({ name }) => name === next.variant) ? next.variant : "";
    const family = next.variant.split(/[(:]/)[0];
    at("options").textContent = variants.find(({ name }) => name === family)?.options.join(", ") || "none";
    await proceed(signal);
  });
}

/** Shows a state without sowing. */
function present(next) {
  state = next;
  at("board").dataset.variant = state.variant;
  settle();
  at("step").textContent = "";
  record();
}

/** Shows the present position as it is. */
function settle() {
  board.show(state);
  at("position").textContent = state.position;
}

/** Writes down what was played. */
function record() {
  at("moves").textContent = game.moves.join(" ") || "none yet";
  at("undo").disabled = decision() < 0;
}

/** The last ply that somebody decided who sits here; any, if nobody does. */
function decision() {
  const nobody = player("S") !== "person" && player("N") !== "person";
  return nobody ? turns.length - 1 : turns.findLastIndex((side) => player(side) === "person");
}

/** Lets random players move until a person is to move or the game is over. */
async function proceed(signal) {
  while (!state.result && player(state.turn) === "random" && !paused) {
    board.offer(new Set());
    phase("thinking");
    say(`${sideName(state.turn)} is to move.`);
    await pause(Math.min(2 * pace(), 500), signal);
    if (signal.aborted) return;
    await perform(await ask("/api/random", game, signal), signal);
    if (signal.aborted) return;
  }
  wait();
}

/** Shows a turn that the server has played. */
async function perform({ move, events, cut, state: next }, signal) {
  if (signal.aborted) return;
  const side = state.turn;
  game.moves.push(move);
  turns.push(side);
  state = next;
  record();
  if (pace() > 0) {
    phase("sowing");
    say(`${sideName(side)} plays ${move}.`);
    board.offer(new Set());
    board.mark(partsOf(move).pit);
    sowing = new AbortController();
    at("skip").disabled = false;
    await sow(board, events, pace(), (text) => { if (text) at("step").textContent = text; }, sowing.signal);
    at("skip").disabled = true;
    if (cut) at("step").textContent = "The rest of this long turn is not shown.";
    if (signal.aborted) return;
  }
  settle();
  // Something else may be chosen while turns follow each other at once.
  await pause(0, signal);
}

/** Waits for a person, if the game goes on. */
function wait() {
  at("skip").disabled = true;
  settle();
  if (state.result) {
    board.offer(new Set());
    phase("over");
    say(ending(state));
    return;
  }
  const ours = player(state.turn) === "person";
  board.offer(new Set(ours ? state.moves.map((move) => partsOf(move).pit) : []));
  phase(ours ? "waiting" : "paused");
  const again = turns.at(-1) === state.turn ? " again" : "";
  const before = game.moves.length ? `${sideName(turns.at(-1))} has played ${game.moves.at(-1)}. ` : "";
  say(`${before}${sideName(state.turn)} is to move${again}${ours ? "" : ", but paused"}.`);
}

/** A pit was chosen. */
async function pick(pit) {
  const [asked, moves] = [state, state.moves.filter((move) => partsOf(move).pit === pit)];
  const move = moves.length > 1 ? await choose(moves) : moves[0];
  if (!move || state !== asked) return;
  await instead(async (signal) => {
    board.offer(new Set());
    phase("thinking");
    await perform(await ask("/api/play", { ...game, move }, signal), signal);
    if (!signal.aborted) await proceed(signal);
  });
}

/** Takes back to the last decision of a person. */
function undo() {
  const ply = decision();
  if (ply < 0) return undefined;
  // Random players would only go on at once.
  if (player(turns[ply]) !== "person") setPaused(true);
  return instead(async (signal) => {
    const shorter = { ...game, moves: game.moves.slice(0, ply) };
    const next = await ask("/api/game", shorter, signal);
    game = shorter;
    turns = turns.slice(0, ply);
    present(next);
    await proceed(signal);
  });
}

function setPaused(value) {
  paused = value;
  at("pause").textContent = paused ? "Continue" : "Pause";
  at("pause").setAttribute("aria-pressed", String(paused));
}

/** Goes on from the present state, with other players or another pace. */
function resume() {
  return instead(async (signal) => {
    if (!state) return;
    present(state);
    await proceed(signal);
  });
}

at("new").addEventListener("click", () => begin(game.variant, null));
at("undo").addEventListener("click", undo);
at("skip").addEventListener("click", () => sowing.abort());
at("pause").addEventListener("click", () => {
  setPaused(!paused);
  resume();
});
at("variant").addEventListener("change", (event) => begin(event.target.value, null));
at("south").addEventListener("change", resume);
at("north").addEventListener("change", resume);
at("set-up").addEventListener("click", () => begin(at("name").value.trim(), at("start").value.trim() || null));

// Whoever wants less motion sees positions only, unless he asks for more.
if (matchMedia("(prefers-reduced-motion: reduce)").matches) at("speed").value = "0";

await instead(async (signal) => {
  variants = await ask("/api/variants", undefined, signal);
  at("variant").replaceChildren(new Option("as set up below", "", false, false), ...variants.map(({ name }) => new Option(name, name)));
  at("variant").options[0].hidden = true;
});
if (variants.length) begin(variants[0].name, null);
