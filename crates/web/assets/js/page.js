// @ts-check
// Fetches the part of the page a link or form leads to and shows it, keeping focus and scroll.

import { $, all, coarse, fact, html, table } from "./dom.js";
import { markHints } from "./marks.js";
import { glide, key, morph, places } from "./morph.js";
import { call } from "./settings.js";

let asked = 0;
let withKeys = false;
/** @type {number | undefined} */
let fading;

addEventListener("keydown", () => (withKeys = true), true);
addEventListener("pointerdown", () => (withKeys = false), true);

/** The answer to the move sent last. @type {Promise<boolean | void> | undefined} */
export let sent;

/**
 * Loads and shows a part; tells whether the server agreed.
 * @param {string} url
 * @param {RequestInit} [options]
 * @returns {Promise<boolean | void>}
 */
export async function load(url, options = {}) {
  const ticket = ++asked;
  let answer;
  try {
    answer = await fetch(url, { ...options, headers: { "X-Part": "1" } });
  } catch {
    return say(fact("offline"));
  }
  const go = answer.headers.get("x-go");
  if (go) return location.assign(go);
  const kind = answer.headers.get("content-type") ?? "";
  if (!kind.startsWith("text/html")) return say(await answer.text());
  const text = await answer.text();
  if (ticket !== asked && !options.method) return; // a later touch has overtaken this one
  const fresh = $("main[data-table]", new DOMParser().parseFromString(text, "text/html"));
  if (!fresh) return location.assign(answer.url);
  if (fresh.dataset.build !== fact("build")) return location.reload();
  show(fresh);
  history.replaceState(null, "", options.method ? fresh.dataset.here : url);
  return answer.ok;
}

/**
 * Sends a form; the server hears how much of the game the page shows.
 * @param {string} url
 * @param {Record<string, string>} fields
 */
export function post(url, fields) {
  const body = new URLSearchParams({ ...fields, lines: fact("lines") });
  sent = load(url, { method: "POST", body });
  return sent;
}

/** @param {HTMLElement} fresh */
function show(fresh) {
  const page = table();
  if (!page) return;
  const focus = html(document.activeElement ?? document.body);
  const [name, held] = [key(focus), page.contains(focus)];
  const before = places(page);
  const { mine, lines } = page.dataset;
  for (const told of all(".told, .best", page)) told.classList.remove("told", "best");
  if (focus.matches("a")) focus.blur(); // while nothing has changed this costs nothing
  morph(page, fresh);
  if (held && document.activeElement !== focus) {
    const same = focus.isConnected && key(focus) === name;
    const again = same ? focus : all("a, button", page).find((element) => key(element) === name);
    if (again) again.focus({ preventScroll: true });
    else if (withKeys) ($(".lit a", page) || $("#prompt", page))?.focus({ preventScroll: true });
  }
  const log = $(".log", page);
  if (log && page.dataset.lines !== lines) log.scrollTop = log.scrollHeight;
  if ($(".lens svg", page) && coarse()) $(".lens", page)?.scrollIntoView({ block: "nearest" });
  glide(page, before);
  document.title = page.dataset.title ?? "";
  if (page.dataset.mine === "1" && mine !== "1") call();
  ready();
}

/**
 * A note in the corner.
 * @param {string} text
 */
function say(text) {
  if (!text) return;
  $(".note.said")?.remove();
  const note = document.createElement("div");
  note.className = "note float said";
  note.setAttribute("role", "status");
  note.textContent = text;
  (table() ?? document.body).append(note);
  ready();
}

/** What is done after every change: hints are marked, notes fade. */
export function ready() {
  markHints();
  clearTimeout(fading);
  fading = setTimeout(() => $(".note.float")?.remove(), 6000);
}
