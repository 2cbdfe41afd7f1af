// @ts-check
// Back through the game: the steps of the scrubber, and the replay.

import { $, fact, table } from "./dom.js";
import { load } from "./page.js";

/** @type {number | undefined} */
let timer;

/** @param {number} line */
function at(line) {
  const here = Math.max(0, Math.min(Number(fact("len")), line));
  return load(`${fact("table")}?at=${here}${fact("as").replace("?", "&")}`);
}

const now = () => load(fact("table") + fact("as"));

/** @param {string} step */
export function scrub(step) {
  clearInterval(timer);
  const slider = $("main [name=at]");
  const line = slider instanceof HTMLInputElement ? Number(slider.value) : 0;
  if (step === "first") return at(0);
  if (step === "back") return at(line - 1);
  if (step === "on") return at(line + 1);
  if (step === "now") return now();
  const len = () => Number(fact("len"));
  let next = step === "since" ? Number(fact("since")) : line >= len() ? 0 : line;
  timer = setInterval(() => {
    if (next < len()) return at(++next);
    clearInterval(timer);
    return now();
  }, 700);
  at(next);
}

addEventListener("input", (event) => {
  if (!(event.target instanceof HTMLInputElement) || event.target.name !== "at" || !table()) return;
  clearInterval(timer);
  at(Number(event.target.value));
});
