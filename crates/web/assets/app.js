// The one script of every page. The server draws everything; this only saves reloads: it fetches
// the part a link or form leads to, keeps focus and scroll, lets pieces glide, and listens for news.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  document.documentElement.classList.add("js");
  const main = () => $("main[data-table]");
  const button = (name) => $(`[data-setting="${name}"]`);
  const sounds = () => button("sound")?.getAttribute("aria-pressed") === "true";
  const coarse = matchMedia("(pointer: coarse)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let stream, timer, fading, asked = 0, keys = false, sent;
  addEventListener("keydown", () => (keys = true), true);
  addEventListener("pointerdown", () => (keys = false), true);

  // ── fetching parts ────────────────────────────────────────────────────────────────────────────
  async function load(url, options = {}) {
    const ticket = ++asked;
    let answer;
    try {
      answer = await fetch(url, { ...options, headers: { "X-Part": "1" } });
    } catch {
      return say(main()?.dataset.offline);
    }
    const go = answer.headers.get("x-go");
    if (go) return location.assign(go);
    if (!(answer.headers.get("content-type") || "").startsWith("text/html")) return say(await answer.text());
    const html = await answer.text();
    if (ticket !== asked && !options.method) return; // a later touch has overtaken this one
    const next = new DOMParser().parseFromString(html, "text/html");
    const fresh = $("main[data-table]", next);
    if (!fresh) return location.assign(answer.url);
    if (fresh.dataset.build !== main().dataset.build) return location.reload();
    show(fresh);
    if (!options.method) history.replaceState(null, "", url);
    else history.replaceState(null, "", fresh.dataset.here);
    return answer.ok;
  }
  const post = (url, fields) => (sent = load(url, { method: "POST", body: new URLSearchParams({ ...fields, lines: main().dataset.lines }) }));

  function show(fresh) {
    const page = main();
    const focus = document.activeElement, name = focus && key(focus), held = page.contains(focus);
    const places = new Map(all("[id^='p-']", page).map((piece) => [piece.id, piece.getBoundingClientRect()]));
    const { mine, lines } = page.dataset;
    for (const told of all(".told, .best", page)) told.classList.remove("told", "best");
    if (focus.matches("a")) focus.blur(); // while nothing has changed this costs nothing
    morph(page, fresh);
    if (held && document.activeElement !== focus) {
      const same = focus.isConnected && key(focus) === name;
      const again = same ? focus : all("a, button", page).find((element) => key(element) === name);
      if (again) again.focus({ preventScroll: true });
      else if (keys) ($(".lit a", page) || $("#prompt", page))?.focus?.({ preventScroll: true });
    }
    const log = $(".log", page);
    if (log && page.dataset.lines !== lines) log.scrollTop = log.scrollHeight;
    if ($(".lens svg", page) && coarse.matches) $(".lens", page).scrollIntoView({ block: "nearest" });
    glide(places);
    document.title = page.dataset.title;
    if (page.dataset.mine === "1" && mine !== "1") call();
    ready();
  }

  // By this a node is known again in the next drawing.
  const key = (node) => {
    const { move, pick, get } = node.dataset ?? {};
    const mark = node.id || (move ?? pick ?? (get === undefined ? node.name : node.getAttribute("href"))) || node.classList?.[0];
    return `${node.nodeName} ${mark}`;
  };

  // Makes `old` look like `fresh` and touches only what differs: most of a board stays as it is.
  function morph(old, fresh) {
    if (fresh.dataset?.still !== undefined || old.isEqualNode(fresh)) return; // what never changes is not sent again
    if (!old.attributes) return void (old.data = fresh.data);
    for (const { name } of [...old.attributes])
      if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name); // what a reader opened stays open
    for (const { name, value } of fresh.attributes) {
      if (old.getAttribute(name) === value) continue;
      old.setAttribute(name, value);
      if (name === "value") old.value = value;
    }
    const spare = Map.groupBy(old.childNodes, key);
    const pairs = [...fresh.childNodes].map((child) => [child, spare.get(key(child))?.shift()]);
    for (const node of [...spare.values()].flat()) node.remove();
    let place = old.firstChild;
    for (const [child, node] of pairs) {
      if (node && node === place) place = place.nextSibling;
      else old.insertBefore(node ?? child, place);
      if (node) morph(node, child);
    }
  }

  // Pieces that are somewhere else now come from where they were.
  function glide(places) {
    if (document.documentElement.dataset.motion === "off" || still.matches) return;
    const moved = [];
    for (const piece of all("[id^='p-']", main())) {
      const from = places.get(piece.id);
      const to = from && piece.getBoundingClientRect();
      if (!from || Math.hypot(from.x - to.x, from.y - to.y) < 1) continue;
      const scale = piece.ownerSVGElement?.getScreenCTM()?.a || 1;
      moved.push([piece, `translate(${(from.x - to.x) / scale}px, ${(from.y - to.y) / scale}px)`]);
    }
    // All is measured before anything moves: else every piece would cost a layout.
    for (const [piece, transform] of moved)
      piece.animate([{ transform }, { transform: "none" }], { duration: 220, easing: "ease-out" });
  }

  // ── touches ───────────────────────────────────────────────────────────────────────────────────
  addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const lens = event.target.closest?.(".lens svg");
    const target = lens ? below(lens, event) : event.target.closest?.("a, button, [data-token]");
    if (!target) return;
    const { move, copy, setting, step, token } = target.dataset;
    if (copy !== undefined) return copied(target, copy);
    if (setting) return toggled(target, setting);
    if (!main()) return;
    if (step) return event.preventDefault(), scrub(step);
    if (move) {
      event.preventDefault();
      // A finger chooses first and plays with the second touch; so does what cannot be undone, if wished.
      const twice = coarse.matches || (target.dataset.final !== undefined && main().dataset.confirm === "on");
      const chosen = main().dataset.pick === move;
      return twice && !chosen ? load(target.getAttribute("href")) : post(`${main().dataset.table}/move`, { move });
    }
    if (target.dataset.get !== undefined || target.dataset.pick !== undefined) {
      event.preventDefault();
      return load(target.getAttribute("href"));
    }
    const prefix = target.closest("[data-prefix]")?.dataset.prefix;
    if (token && prefix) post(`${main().dataset.table}/move`, { move: `${prefix} ${token}` });
  });

  // The lens shows the board once more: a touch there is a touch on the board.
  function below(lens, event) {
    const inside = new DOMPoint(event.clientX, event.clientY).matrixTransform(lens.getScreenCTM().inverse());
    const place = inside.matrixTransform($(".board svg").getScreenCTM());
    return document.elementFromPoint(place.x, place.y)?.closest(".board a, .board [data-token]");
  }

  addEventListener("submit", async (event) => {
    const form = event.target;
    if (!main()?.contains(form) || form.dataset.plain !== undefined) return;
    event.preventDefault();
    const done = await post(form.getAttribute("action"), Object.fromEntries(new FormData(form, event.submitter)));
    if (done) form.reset(); // a refused move stays to be mended
  });

  // Arrows walk from one lit place to the nearest in that direction; Escape lets go of a piece.
  addEventListener("keydown", (event) => {
    if (!main() || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape" && main().dataset.pick) return load(main().dataset.table + main().dataset.as);
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const here = document.activeElement?.closest?.(".board a");
    if (!way || !here) return;
    event.preventDefault();
    const centre = (element) => {
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = centre(here);
    let best, least = Infinity;
    for (const other of all(".board a")) {
      if (other === here) continue;
      const [ox, oy] = centre(other);
      const along = (ox - x) * way[0] + (oy - y) * way[1];
      const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
      if (along <= 1 || along + 2 * aside >= least) continue;
      [best, least] = [other, along + 2 * aside];
    }
    if (!best) return;
    here.tabIndex = -1;
    best.tabIndex = 0;
    best.focus();
  });

  // A line of the log lights the cells it speaks of while it is looked at; a hint stays lit.
  for (const [on, off] of [["mouseover", "mouseout"], ["focusin", "focusout"]]) {
    addEventListener(on, (event) => light(event, true));
    addEventListener(off, (event) => light(event, false));
  }
  function light(event, lit) {
    const cells = event.target.closest?.("[data-cells]")?.dataset.cells;
    for (const cell of (cells || "").split(" ").filter(Boolean))
      for (const hit of hits(cell)) hit.classList.toggle("told", lit);
  }
  function hits(cell) {
    return all(`.board [data-token="${CSS.escape(cell)}"]`);
  }
  // Where a move is made: what plays it, else what begins it and the cell it ends on.
  function spots(move) {
    const words = move.split(" ");
    for (let some = words.length; some; some--) {
      const text = CSS.escape(words.slice(0, some).join(" "));
      const found = all(`:is(.board, .dock) :is([data-move="${text}"], [data-pick="${text}"], form:has([name=move][value="${text}"]) button)`);
      if (found.length) return some === words.length ? found : [...found, ...hits(words.at(-1))];
    }
    return hits(words.at(-1));
  }

  // ── the scrubber ──────────────────────────────────────────────────────────────────────────────
  const at = (line) => {
    const { table, as, len } = main().dataset;
    const here = Math.max(0, Math.min(+len, line));
    return load(`${table}?at=${here}${as.replace("?", "&")}`);
  };
  function scrub(step) {
    clearInterval(timer);
    const line = +($("main [name=at]")?.value ?? 0);
    if (step === "first") return at(0);
    if (step === "back") return at(line - 1);
    if (step === "on") return at(line + 1);
    if (step === "now") return load(main().dataset.table + main().dataset.as);
    let next = step === "since" ? +main().dataset.since : line >= +main().dataset.len ? 0 : line;
    timer = setInterval(() => {
      if (next >= +main().dataset.len) {
        clearInterval(timer);
        return load(main().dataset.table + main().dataset.as);
      }
      at(++next);
    }, 700);
    at(next);
  }
  addEventListener("input", (event) => {
    if (event.target.name === "at" && main()) {
      clearInterval(timer);
      at(+event.target.value);
    }
  });

  // ── news ──────────────────────────────────────────────────────────────────────────────────────
  function listen() {
    stream?.close();
    if (!main() || main().dataset.over === "1") return;
    stream = new EventSource(`${main().dataset.table}/stream?have=${main().dataset.version}`);
    stream.addEventListener("version", async (event) => {
      await Promise.allSettled([sent]); // the answer to our own move brings its news with it
      if (+event.data <= +main().dataset.version || main().dataset.past === "1") return;
      load(main().dataset.here);
    });
  }
  addEventListener("pagehide", () => stream?.close());
  addEventListener("pageshow", (event) => {
    if (event.persisted && main()) load(main().dataset.here);
    listen();
  });

  let audio;
  function call() {
    if (sounds() && navigator.userActivation?.hasBeenActive !== false) {
      try {
        audio ??= new AudioContext();
        const [tone, volume] = [audio.createOscillator(), audio.createGain()];
        tone.frequency.value = 660;
        volume.gain.setValueAtTime(0.08, audio.currentTime);
        volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4);
        tone.connect(volume).connect(audio.destination);
        tone.start();
        tone.stop(audio.currentTime + 0.4);
      } catch { /* a browser without sound */ }
    }
    if (document.hidden && window.Notification?.permission === "granted") new Notification(document.title);
  }

  // ── small things ──────────────────────────────────────────────────────────────────────────────
  function say(text) {
    if (!text) return;
    $(".note.said")?.remove();
    const note = document.createElement("div");
    note.className = "note float said";
    note.setAttribute("role", "status");
    note.textContent = text;
    (main() || document.body).append(note);
    ready();
  }
  function ready() {
    for (const hint of all(".hints [data-cells]")) for (const hit of spots(hint.dataset.cells)) hit.classList.add("best");
    clearTimeout(fading);
    fading = setTimeout(() => $(".note.float")?.remove(), 6000);
  }
  async function copied(button, text) {
    await navigator.clipboard?.writeText(text || button.previousElementSibling?.value || "");
    button.classList.add("done");
  }
  function press(target, on) {
    target.setAttribute("aria-pressed", String(on));
    target.setAttribute("aria-label", on ? target.dataset.on : target.dataset.off);
  }
  async function toggled(target, what) {
    if (what === "bell") return press(target, (await window.Notification?.requestPermission()) === "granted");
    const on = target.getAttribute("aria-pressed") !== "true";
    press(target, on);
    fetch("/settings", { method: "POST", body: new URLSearchParams({ [what]: on ? "on" : "off" }) });
  }
  for (const target of all("[data-setting], [data-copy]")) target.hidden = false;
  if (window.Notification && button("bell")) press(button("bell"), Notification.permission === "granted");
  const newest = $("main .log");
  if (newest) newest.scrollTop = newest.scrollHeight;
  ready();
})();
