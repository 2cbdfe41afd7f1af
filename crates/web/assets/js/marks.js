// @ts-check
// Places of the board that are spoken of: by a line of the log while it is looked at, by a hint
// until it is put away.

import { all, near } from "./dom.js";

for (const [on, off] of [
  ["mouseover", "mouseout"],
  ["focusin", "focusout"],
]) {
  addEventListener(on, (event) => light(event, true));
  addEventListener(off, (event) => light(event, false));
}

/**
 * @param {Event} event
 * @param {boolean} lit
 */
function light(event, lit) {
  const cells = near(event, "[data-cells]")?.dataset.cells ?? "";
  for (const cell of cells.split(" ").filter(Boolean))
    for (const hit of hits(cell)) hit.classList.toggle("told", lit);
}

/** Marks the places of the hints on view. */
export function markHints() {
  for (const hint of all(".hints [data-cells]"))
    for (const spot of spots(hint.dataset.cells ?? "")) spot.classList.add("best");
}

/**
 * What is drawn of a cell.
 * @param {string} cell
 */
const hits = (cell) => all(`.board [data-token="${CSS.escape(cell)}"]`);

/**
 * Where a move is made: what plays it, else what begins it and the cell it ends on.
 * @param {string} move
 */
function spots(move) {
  const words = move.split(" ");
  const last = hits(words[words.length - 1]);
  for (let some = words.length; some; some--) {
    const text = CSS.escape(words.slice(0, some).join(" "));
    const found = all(
      `:is(.board, .dock) :is([data-move="${text}"], [data-pick="${text}"], form:has([name=move][value="${text}"]) button)`,
    );
    if (found.length) return some === words.length ? found : [...found, ...last];
  }
  return last;
}
