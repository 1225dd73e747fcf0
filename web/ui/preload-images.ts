// Preloads up to three large images per page before they come near the viewport.
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
  // React's own `preload` is not in the build (build/lean-react.ts).
  const link = document.createElement("link");
  for (const [name, value] of Object.entries({ rel: "preload", as: "image", href: src }))
    link.setAttribute(name, value);
  document.head.append(link);
}
