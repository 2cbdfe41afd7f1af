// @ts-check
// Short names for what every module asks of the page.

/**
 * The first element that matches.
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {HTMLElement | null}
 */
export const $ = (selector, root = document) => root.querySelector(selector);

/**
 * All elements that match.
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {HTMLElement[]}
 */
export const all = (selector, root = document) => [...root.querySelectorAll(selector)].map(html);

/**
 * SVG elements have `dataset`, `focus` and `tabIndex` too: here they pass for HTML elements.
 * @param {Element} element
 */
export const html = (element) => /** @type {HTMLElement} */ (element);

/**
 * The nearest element around an event's target that matches.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const near = (event, selector) =>
  event.target instanceof Element ? event.target.closest(selector) : null;

/** The table, on pages that have one. Its dataset holds the facts the server states about it. */
export const table = () => $("main[data-table]");

/**
 * A fact of the table; empty without one.
 * @param {string} name
 */
export const fact = (name) => table()?.dataset[name] ?? "";

/** Whether nothing may move. */
export const still = () =>
  document.documentElement.dataset.motion === "off" ||
  matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether the pointer is a finger. */
export const coarse = () => matchMedia("(pointer: coarse)").matches;
