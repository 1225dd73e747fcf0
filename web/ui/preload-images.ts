// Up to three large pictures of a page are fetched before they come near the viewport.
import { preload } from "react-dom";

type Picture = { readonly src: string; readonly width: number; readonly height: number };

const MOST = 3;
/** Square pixels from which a picture counts as large. */
const LARGE = 50_000;

let page = "";
const preloaded = new Set<string>();

/** Does nothing for small pictures, and for the fourth large one of a page. */
export function preloadIfLarge({ src, width, height }: Picture): void {
  if (page !== location.href) preloaded.clear();
  page = location.href;
  if (width * height <= LARGE || preloaded.size >= MOST || preloaded.has(src)) return;
  preloaded.add(src);
  preload(src, { as: "image" });
}
