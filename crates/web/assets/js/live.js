// @ts-check
// News of the table: the server sends the number of each new version.

import { fact, table } from "./dom.js";
import { load, sent } from "./page.js";

/** @type {EventSource | undefined} */
let stream;

function listen() {
  stream?.close();
  if (!table() || fact("over") === "1") return;
  stream = new EventSource(`${fact("table")}/stream?have=${fact("version")}`);
  stream.addEventListener("version", async (event) => {
    await Promise.allSettled([sent]); // the answer to our own move brings its news with it
    if (Number(event.data) <= Number(fact("version")) || fact("past") === "1") return;
    load(fact("here"));
  });
}

addEventListener("pagehide", () => stream?.close());
addEventListener("pageshow", (event) => {
  if (event.persisted && table()) load(fact("here"));
  listen();
});
