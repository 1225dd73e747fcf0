// Preloads up to three large images per page before they come near the viewport.
import { preload } from "react-dom";

type Picture = { readonly src: string; readonly width: number; readonly height: number };

const MOST = 3;
/** Minimum area of a large image, in square pixels. */
const LARGE = 50_000;

let page = "";
const preloaded = new Set<string>();

/** Ignores small images, and large ones after the third of a page. */
export function preloadIfLarge({ src, width, height }: Picture): void {
  if (page !== location.href) preloaded.clear();
  page = location.href;
  if (width * height <= LARGE || preloaded.size >= MOST || preloaded.has(src)) return;
  preloaded.add(src);
  preload(src, { as: "image" });
}
