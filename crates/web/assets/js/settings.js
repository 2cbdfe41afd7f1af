// @ts-check
// The buttons that switch something or copy something, and the call when it is one's turn.

import { $, all } from "./dom.js";

/** @param {string} name */
const button = (name) => $(`[data-setting="${name}"]`);

/** @type {AudioContext | undefined} */
let audio;

/** It is the reader's turn: a tone, and a notification if the page is not seen. */
export function call() {
  const wished = button("sound")?.getAttribute("aria-pressed") === "true";
  if (wished && navigator.userActivation?.hasBeenActive !== false) {
    try {
      audio ??= new AudioContext();
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      tone.frequency.value = 660;
      volume.gain.setValueAtTime(0.08, audio.currentTime);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4);
      tone.connect(volume).connect(audio.destination);
      tone.start();
      tone.stop(audio.currentTime + 0.4);
    } catch {
      // a browser without sound
    }
  }
  if (document.hidden && window.Notification?.permission === "granted")
    new Notification(document.title);
}

/**
 * Copies a text, or what the field before the button holds.
 * @param {HTMLElement} target
 * @param {string} text
 */
export async function copied(target, text) {
  const field = target.previousElementSibling;
  const held = field instanceof HTMLInputElement ? field.value : "";
  await navigator.clipboard?.writeText(text || held);
  target.classList.add("done");
}

/**
 * @param {HTMLElement} target
 * @param {boolean} on
 */
function press(target, on) {
  target.setAttribute("aria-pressed", String(on));
  target.setAttribute("aria-label", (on ? target.dataset.on : target.dataset.off) ?? "");
}

/**
 * @param {HTMLElement} target
 * @param {string} what
 */
export async function toggled(target, what) {
  if (what === "bell")
    return press(target, (await window.Notification?.requestPermission()) === "granted");
  const on = target.getAttribute("aria-pressed") !== "true";
  press(target, on);
  fetch("/settings", { method: "POST", body: new URLSearchParams({ [what]: on ? "on" : "off" }) });
}

for (const target of all("[data-setting], [data-copy]")) target.hidden = false;
const bell = button("bell");
if (bell && window.Notification) press(bell, Notification.permission === "granted");
