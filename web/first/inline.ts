// The inline script; it runs before the app loads. The build replaces `FIRST` (build/first-paint.ts).
import { startLanguage } from "../i18n/languages.ts";
import { type First, showFirst } from "./first-paint.ts";
import { embedded, prefetch } from "./prefetch.ts";

declare const FIRST: First;

globalThis.sbPrefetched = embedded(document) ?? prefetch(FIRST.urls, location);
const root = document.getElementById("root");
if (root) showFirst(root, FIRST, startLanguage(), location.pathname);
