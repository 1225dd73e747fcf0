// Up to three large pictures of a screen are fetched ahead of the page that shows them.
export type PreloadCandidate = { readonly src: string; readonly width: number; readonly height: number };

const MOST = 3;
/** Square pixels from which a picture counts as large. */
const LARGE = 50_000;

export const largest = (images: readonly PreloadCandidate[]): readonly string[] =>
  images
    .filter(({ width, height }) => width * height > LARGE)
    .slice(0, MOST)
    .map(({ src }) => src);

/** Asks the browser for them; asking twice for one is harmless. */
export function preloadImages(images: readonly PreloadCandidate[], page: Document = document): void {
  for (const src of largest(images)) {
    const link = page.createElement("link");
    Object.assign(link, { rel: "preload", as: "image", href: src });
    page.head.append(link);
  }
}
