// Markdown (GFM) as sanitized HTML. Heavy: load it lazily (markdown.tsx does).
import { harmless } from "./harmless.ts";
import { type Heading, level } from "./headings.ts";
import { rawHtmlOf } from "./raw-html.ts";
import { type PictureOf, sizePictures } from "./sized-pictures.ts";

export type MarkdownOptions = {
  /** The level of the text's highest headings. */
  readonly level: 2 | 3;
  /** Headings get an id that begins with this, so that a table of contents can link to them. */
  readonly anchors?: string | undefined;
  /** The sizes of the pictures that are known here. */
  readonly pictureOf?: PictureOf | undefined;
};

export type DrawnMarkdown = { readonly html: string; readonly headings: readonly Heading[] };

/** Undefined where the text can't be drawn (raw-html.ts): it is shown as it was written. */
export function htmlOf(text: string, options: MarkdownOptions): DrawnMarkdown | undefined {
  const html = rawHtmlOf(text);
  if (html === undefined) return undefined;
  const fragment = harmless(html);
  if (options.pictureOf) sizePictures(fragment, options.pictureOf);
  const headings = level(fragment, options);
  const box = document.createElement("div");
  box.append(fragment);
  return { html: box.innerHTML, headings };
}
