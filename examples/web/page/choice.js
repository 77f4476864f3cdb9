// The menu for pits that can be played in several ways.

import { describe, partsOf } from "./words.js";

const dialog = document.getElementById("choice");
/** Hears what is chosen, while the menu is open. */
let answer = null;

/** Asks which of several moves of a pit is meant; null if none. */
export function choose(moves) {
  finish(null);
  document.getElementById("question").textContent = `How is ${partsOf(moves[0]).pit} to be played?`;
  document.getElementById("answers").replaceChildren(...moves.map(button));
  dialog.showModal();
  return new Promise((resolve) => { answer = resolve; });
}

/** Takes the menu away if it is open. */
export const dismiss = () => finish(null);

function finish(move) {
  dialog.close();
  answer?.(move);
  answer = null;
}

function button(move) {
  const made = document.createElement("button");
  made.type = "button";
  made.dataset.move = move;
  const text = document.createElement("code");
  text.textContent = move;
  made.append(text, ` ${describe(move)}`);
  made.addEventListener("click", () => finish(move));
  return made;
}

document.getElementById("cancel").addEventListener("click", dismiss);
// A click beside the menu, on what is behind it.
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dismiss();
});
// The escape key. The event comes late: the menu may be open again by then.
dialog.addEventListener("close", () => {
  if (!dialog.open) dismiss();
});
