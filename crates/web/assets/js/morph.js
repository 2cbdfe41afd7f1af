// @ts-check
// From one drawing of the table to the next: only what differs is touched, and pieces glide.

import { all, still } from "./dom.js";

/**
 * By this a node is known again in the next drawing.
 * @param {Node} node
 */
export function key(node) {
  if (!(node instanceof HTMLElement || node instanceof SVGElement)) return node.nodeName;
  const { move, pick, get } = node.dataset;
  const named = get === undefined ? node.getAttribute("name") : node.getAttribute("href");
  return `${node.nodeName} ${node.id || (move ?? pick ?? named) || node.classList[0]}`;
}

/**
 * Makes `old` look like `fresh`; most of a board stays as it is.
 * @param {Node} old
 * @param {Node} fresh
 */
export function morph(old, fresh) {
  if (old instanceof CharacterData && fresh instanceof CharacterData) {
    old.data = fresh.data;
    return;
  }
  if (!(old instanceof Element && fresh instanceof Element)) return;
  if (fresh.hasAttribute("data-still") || old.isEqualNode(fresh)) return; // what never changes is not sent again
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name); // what a reader opened stays open
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    old.setAttribute(name, value);
    if (name === "value" && old instanceof HTMLInputElement) old.value = value;
  }
  /** @type {Map<string, ChildNode[]>} */
  const spare = new Map();
  for (const node of old.childNodes) {
    const name = key(node);
    spare.set(name, [...(spare.get(name) ?? []), node]);
  }
  /** @type {[ChildNode, ChildNode | undefined][]} */
  const pairs = [...fresh.childNodes].map((child) => [child, spare.get(key(child))?.shift()]);
  for (const node of [...spare.values()].flat()) node.remove();
  let place = old.firstChild;
  for (const [child, node] of pairs) {
    if (node && node === place) place = place.nextSibling;
    else old.insertBefore(node ?? child, place);
    if (node) morph(node, child);
  }
}

/**
 * Where the pieces are.
 * @param {ParentNode} root
 */
export const places = (root) =>
  new Map(all("[id^='p-']", root).map((piece) => [piece.id, piece.getBoundingClientRect()]));

/**
 * Pieces that are somewhere else now come from where they were.
 * @param {ParentNode} root
 * @param {Map<string, DOMRect>} before
 */
export function glide(root, before) {
  if (still()) return;
  /** @type {[Element, string][]} */
  const moved = [];
  for (const piece of all("[id^='p-']", root)) {
    const from = before.get(piece.id);
    if (!from) continue;
    const to = piece.getBoundingClientRect();
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (Math.hypot(x, y) < 1) continue;
    const svg = piece.closest("svg");
    const scale = svg?.getScreenCTM()?.a || 1;
    moved.push([piece, `translate(${x / scale}px, ${y / scale}px)`]);
  }
  // All is measured before anything moves: else every piece would cost a layout.
  for (const [piece, transform] of moved)
    piece.animate([{ transform }, { transform: "none" }], { duration: 220, easing: "ease-out" });
}
