// Runs inside the page, ahead of the app's own files. `FIRST` is filled in where the page is built (build/first-paint.ts).
import { startLanguage } from "../i18n/languages.ts";
import { askAhead } from "./ask-ahead.ts";
import { type First, showFirst } from "./first-paint.ts";

declare const FIRST: First;

globalThis.sbAhead = askAhead(FIRST.asks, location);
const root = document.getElementById("root");
if (root) showFirst(root, FIRST, startLanguage(), location.pathname);
