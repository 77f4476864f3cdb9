// The board as it is seen. It knows places and seeds, but no rules.

import { counted, sideName } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
/** The most seeds that are drawn in a pit and in a store; the number beside them is always right. */
const SEEN = { pit: 20, store: 60 };
const SIDES = ["S", "N"];

const element = (name, className, ...children) => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
};

export class Board {
  #root;
  #pick;
  #pits = new Map();
  #stores = {};
  #hand;
  #size = "";
  #hasStores = true;

  /** `pick` is called with the name of a pit that can be played. */
  constructor(root, pick) {
    this.#root = root;
    this.#pick = pick;
    root.addEventListener("keydown", (event) => this.#walk(event));
  }

  /** Shows a state as the server tells it. */
  show(state) {
    this.#build(state);
    this.#hasStores = state.has_stores;
    for (const told of state.pits) {
      const pit = this.#pits.get(told.pit);
      Object.assign(pit, { owner: told.owner, mark: told.mark });
      const { classList } = pit.button;
      const foreign = told.owner !== pit.near && told.mark !== "claimed";
      for (const mark of ["house", "closed", "claimed"]) classList.toggle(mark, told.mark === mark);
      classList.toggle("foreign", foreign);
      pit.button.dataset.owner = told.owner;
      pit.badge.textContent = foreign || told.mark === "claimed" ? told.owner : told.mark === "closed" ? "×" : "";
      this.#fill(pit, told.seeds);
    }
    SIDES.forEach((side, i) => {
      this.#fillStore(side, state.stores[i]);
      this.#stores[side].root.classList.toggle("to-move", !state.result && state.turn === side);
      this.#stores[side].root.classList.toggle("won", state.result?.winner === side);
    });
    this.mark(state.last?.slice(0, 2));
    this.hideHand();
  }

  /** Marks the pit that was played last. */
  mark(name) {
    for (const [other, { button }] of this.#pits) button.classList.toggle("last", other === name);
    this.#label();
  }

  /** Offers pits to whoever is to move. */
  offer(names) {
    for (const [name, pit] of this.#pits) {
      pit.legal = names.has(name);
      pit.button.classList.toggle("legal", pit.legal);
      pit.button.setAttribute("aria-disabled", String(!pit.legal));
      pit.button.tabIndex = pit.legal ? 0 : -1;
    }
    this.#label();
  }

  /** Adds seeds to a pit, or takes them away. */
  add(name, seeds) {
    const pit = this.#pits.get(name);
    this.#fill(pit, pit.seeds + seeds);
    this.#flash(pit.button);
  }

  /** Adds seeds to a store, or takes them away. */
  addToStore(side, seeds) {
    const store = this.#stores[side];
    this.#fillStore(side, store.seeds + seeds);
    this.#flash(store.root);
  }

  /** Moves the hand over a place and shows what it holds. */
  moveHand(place, seeds) {
    const target = this.#pits.get(place)?.hole ?? this.#stores[place].amount;
    const [to, from] = [target.getBoundingClientRect(), this.#root.getBoundingClientRect()];
    const x = to.left + to.width / 2 - from.left - this.#root.clientLeft;
    const y = to.top + to.height / 2 - from.top - this.#root.clientTop;
    this.#hand.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    this.#hand.textContent = seeds;
    this.#hand.hidden = false;
    for (const { button } of this.#pits.values()) button.classList.toggle("under-hand", button === this.#pits.get(place)?.button);
  }

  hideHand() {
    this.#hand.hidden = true;
    for (const { button } of this.#pits.values()) button.classList.remove("under-hand");
  }

  /** How long the hand takes from one place to the next. */
  pace(milliseconds) {
    this.#root.style.setProperty("--pace", `${milliseconds}ms`);
  }

  #build({ files, ranks, hands }) {
    const size = `${files} ${ranks} ${hands}`;
    if (size === this.#size) return;
    this.#size = size;
    this.#pits.clear();
    this.#root.style.setProperty("--files", files);
    this.#root.style.setProperty("--ranks", ranks);
    this.#root.classList.toggle("wide", files > 9);
    const grid = element("div", "grid");
    for (let rank = ranks; rank >= 1; rank--) {
      const row = element("div", rank === ranks / 2 ? "row middle" : "row");
      const digit = element("span", "digit", String(rank));
      digit.setAttribute("aria-hidden", "true");
      row.append(digit);
      for (let file = 0; file < files; file++) {
        row.append(this.#pit(String.fromCharCode(97 + file) + rank, rank <= ranks / 2 ? "S" : "N"));
      }
      grid.append(row);
    }
    const letters = element("div", "row letters", element("span", "digit"));
    letters.setAttribute("aria-hidden", "true");
    for (let file = 0; file < files; file++) letters.append(element("span", "", String.fromCharCode(97 + file)));
    grid.append(letters);
    this.#hand = element("div", "hand");
    this.#hand.setAttribute("aria-hidden", "true");
    this.#root.replaceChildren(this.#store("N", hands), grid, this.#store("S", hands), this.#hand);
  }

  #pit(name, near) {
    const seeds = document.createElementNS(SVG, "svg");
    seeds.setAttribute("viewBox", "-50 -50 100 100");
    const badge = element("span", "badge");
    const hole = element("span", "hole", seeds, badge);
    const number = element("span", "number");
    const button = element("button", `pit ${near === "S" ? "south" : "north"}`, hole, number);
    button.type = "button";
    button.dataset.pit = name;
    button.addEventListener("click", () => {
      if (this.#pits.get(name).legal) this.#pick(name);
    });
    this.#pits.set(name, { button, hole, number, badge, drawn: seeds, near, seeds: 0, owner: near, mark: null, legal: false });
    return button;
  }

  #store(side, hands) {
    const seeds = element("span", "seeds");
    seeds.setAttribute("aria-hidden", "true");
    const amount = element("span", "amount");
    const root = element("div", `store ${side === "S" ? "south" : "north"}`,
      element("span", "name", sideName(side)), seeds, amount, element("span", "kind", hands ? "in hand" : "in store"));
    root.dataset.store = side;
    this.#stores[side] = { root, drawn: seeds, amount, seeds: 0 };
    return root;
  }

  #fill(pit, seeds) {
    pit.seeds = seeds;
    pit.button.dataset.seeds = seeds;
    pit.number.textContent = seeds;
    pit.button.classList.toggle("empty", seeds === 0);
    const shown = Math.min(seeds, SEEN.pit);
    while (pit.drawn.childElementCount > shown) pit.drawn.lastElementChild.remove();
    while (pit.drawn.childElementCount < shown) pit.drawn.append(document.createElementNS(SVG, "circle"));
    // Seeds lie like those of a sunflower, closer together the more there are.
    const spread = Math.min(20, 41 / Math.sqrt(shown));
    [...pit.drawn.children].forEach((seed, i) => {
      const [radius, angle] = [spread * Math.sqrt(shown === 1 ? 0 : i + 0.4), 2.4 * i];
      seed.setAttribute("cx", (radius * Math.cos(angle)).toFixed(1));
      seed.setAttribute("cy", (radius * Math.sin(angle)).toFixed(1));
      seed.setAttribute("r", (spread * 0.68).toFixed(1));
    });
  }

  #fillStore(side, seeds) {
    const store = this.#stores[side];
    store.seeds = seeds;
    store.root.dataset.seeds = seeds;
    store.amount.textContent = seeds;
    store.root.classList.toggle("unused", !this.#hasStores && seeds === 0);
    const shown = Math.min(seeds, SEEN.store);
    while (store.drawn.childElementCount > shown) store.drawn.lastElementChild.remove();
    while (store.drawn.childElementCount < shown) store.drawn.append(element("i", ""));
  }

  /** Lets a place light up for a moment. */
  #flash(place) {
    place.classList.remove("changed");
    void place.offsetWidth; // so that the animation begins again
    place.classList.add("changed");
  }

  /** Says of every pit what is seen of it. */
  #label() {
    for (const [name, { button, seeds, owner, mark, legal }] of this.#pits) {
      const marks = { house: "house", closed: "closed for this turn", claimed: "tuzdyk" };
      button.setAttribute("aria-label", [
        name, counted(seeds), `${sideName(owner)}’s`, marks[mark],
        button.classList.contains("last") && "played last", legal && "can be played",
      ].filter(Boolean).join(", "));
    }
  }

  /** Goes from pit to pit with the arrow keys. */
  #walk(event) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    const name = event.target.dataset?.pit;
    if (!way || !name) return;
    event.preventDefault();
    const next = String.fromCharCode(name.charCodeAt(0) + way[0]) + (Number(name[1]) + way[1]);
    this.#pits.get(next)?.button.focus();
  }
}
