// @ts-check
// The one script of every page. The server draws everything; this only saves reloads: it fetches
// the part a link or form leads to, keeps focus and scroll, lets pieces glide, and listens for news.

import "./board.js";
import "./live.js";
import { ready } from "./page.js";

document.documentElement.classList.add("js");
ready();
