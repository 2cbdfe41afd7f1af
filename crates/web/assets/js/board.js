// @ts-check
// Touches, clicks and keys on the table.

import { $, all, coarse, fact, near, table } from "./dom.js";
import { load, post } from "./page.js";
import { scrub } from "./scrub.js";
import { copied, toggled } from "./settings.js";

addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const lens = near(event, ".lens svg");
  const target = lens ? below(lens, event) : near(event, "a, button, [data-token]");
  if (!target) return;
  const { move, copy, setting, step, token, get, pick } = target.dataset;
  if (copy !== undefined) return copied(target, copy);
  if (setting) return toggled(target, setting);
  if (!table()) return;
  if (step) {
    event.preventDefault();
    return scrub(step);
  }
  if (move) {
    event.preventDefault();
    // A finger chooses first and plays with the second touch; so does what cannot be undone, if wished.
    const asks = target.dataset.final !== undefined && fact("confirm") === "on";
    const chosen = fact("pick") === move;
    if ((coarse() || asks) && !chosen) return follow(target);
    return post(`${fact("table")}/move`, { move });
  }
  if (get !== undefined || pick !== undefined) {
    event.preventDefault();
    return follow(target);
  }
  const prefix = target.closest("[data-prefix]")?.getAttribute("data-prefix");
  if (token && prefix) post(`${fact("table")}/move`, { move: `${prefix} ${token}` });
});

/** @param {HTMLElement} link */
const follow = (link) => load(link.getAttribute("href") ?? "");

/**
 * The lens shows the board once more: a touch there is a touch on the board.
 * @param {Element} lens
 * @param {MouseEvent} event
 * @returns {HTMLElement | null}
 */
function below(lens, event) {
  const board = document.querySelector(".board svg");
  const [near, far] = [lens, board].map((svg) =>
    svg instanceof SVGGraphicsElement ? svg.getScreenCTM() : null,
  );
  if (!near || !far) return null;
  const inside = new DOMPoint(event.clientX, event.clientY).matrixTransform(near.inverse());
  const place = inside.matrixTransform(far);
  const there = document.elementFromPoint(place.x, place.y);
  return there?.closest(".board a, .board [data-token]") ?? null;
}

addEventListener("submit", async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !table()?.contains(form)) return;
  if (form.dataset.plain !== undefined) return;
  event.preventDefault();
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter)) fields.set(name, String(value));
  const done = await post(form.getAttribute("action") ?? "", Object.fromEntries(fields));
  if (done) form.reset(); // a refused move stays to be mended
});

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Escape lets go of a piece; arrows walk from one lit place to the nearest in that direction.
addEventListener("keydown", (event) => {
  if (!table() || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Escape" && fact("pick")) return load(fact("table") + fact("as"));
  const way = WAYS[event.key];
  const here = document.activeElement?.closest(".board a");
  if (!way || !here) return;
  event.preventDefault();
  const next = nearest(here, way);
  if (!next) return;
  here.setAttribute("tabindex", "-1");
  next.tabIndex = 0;
  next.focus();
});

/**
 * @param {Element} here
 * @param {[number, number]} way
 */
function nearest(here, [right, down]) {
  const [x, y] = centre(here);
  /** @type {HTMLElement | undefined} */
  let best;
  let least = Infinity;
  for (const other of all(".board a")) {
    if (other === here) continue;
    const [across, along] = [centre(other)[0] - x, centre(other)[1] - y];
    const ahead = across * right + along * down;
    const aside = Math.abs(across * down) + Math.abs(along * right);
    if (ahead <= 1 || ahead + 2 * aside >= least) continue;
    [best, least] = [other, ahead + 2 * aside];
  }
  return best;
}

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const log = $("main .log");
if (log) log.scrollTop = log.scrollHeight;
