// Turns, step by step.

import { step as words } from "./words.js";

/** No turn is watched for longer, in milliseconds: the longer it is, the faster it goes. */
const LONGEST = 30_000;

/** How long a step is looked at, a falling seed being 1. */
const WEIGHT = { Lift: 2, Relay: 2, Capture: 3, Seize: 3, Place: 2, Bank: 2, Settle: 1, Skip: 0.5, Turn: 0 };
const weight = (event) => WEIGHT[Object.keys(event)[0]] ?? 1;

/** Shows the events of a turn. `pace` is the time of a falling seed; `signal` ends the show at once. */
export async function sow(board, events, pace, say, signal) {
  const whole = events.reduce((sum, event) => sum + weight(event), 0);
  const seed = Math.min(pace, LONGEST / whole);
  board.pace(seed * 0.8);
  const hand = { seeds: 0 };
  for (const event of events) {
    if (signal.aborted) return;
    apply(board, event, hand);
    say(words(event));
    await pause(seed * weight(event), signal);
  }
}

/** Shows one step. */
function apply(board, event, hand) {
  const [[kind, about]] = Object.entries(event);
  switch (kind) {
    case "Lift":
    case "Relay":
    case "Seize":
      board.add(about.pit, -about.seeds);
      hand.seeds += about.seeds;
      board.moveHand(about.pit, hand.seeds);
      break;
    case "Drop":
      hand.seeds = about.hand;
      board.moveHand(about.site.Pit ?? about.site.Store, hand.seeds);
      if (about.site.Pit) board.add(about.site.Pit, 1);
      else board.addToStore(about.site.Store, 1);
      break;
    case "Divert":
      hand.seeds = about.hand;
      board.moveHand(about.pit, hand.seeds);
      board.addToStore(about.to, 1);
      break;
    case "Skip":
      board.moveHand(about.pit, hand.seeds);
      break;
    case "Capture":
      board.add(about.pit, -about.seeds);
      board.addToStore(about.by, about.seeds);
      break;
    case "Place":
      board.addToStore(about.from, -1);
      board.add(about.pit, 1);
      break;
    case "Bank":
      board.addToStore(about.by, about.seeds);
      hand.seeds = 0;
      break;
    case "Settle":
      board.add(about.pit, -about.seeds);
      board.addToStore(about.to, about.seeds);
      break;
  }
  if (hand.seeds === 0 && kind !== "Drop") board.hideHand();
}

/** Waits, but no longer than until the signal. */
export function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done);
    if (signal.aborted) done();
  });
}
