// The plain text of what a feed calls a title or a summary, which may be HTML. Whatever comes out is shown as a text, never
// as HTML: a mark that is missed here is seen, and does nothing.
import { decodeHTML } from "entities";

/** Characters of the HTML that are read: a summary is at its beginning. */
const MAX_CHARS = 20_000;
const HIDDEN_ELEMENTS =
  /<(script|style|iframe|object|noscript|template|svg|head|title)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENTS = /<!--[\s\S]*?(?:-->|$)/g;
const MARKUP = /<\/?[a-z!?][^>]*(?:>|$)/gi;
/** Control characters, what turns the direction of reading, what has no width, and halves of pairs. */
const INVISIBLE = /[\p{Cc}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\p{Cs}]/gu;
/** More marks on one letter than any language writes. */
const STACKED = /(\p{M}{3})\p{M}+/gu;

/** `isHtml`: otherwise only what is invisible goes. */
export function plainText(text: string, maxChars: number, isHtml = true): string {
  const start = text.slice(0, MAX_CHARS);
  const words = isHtml ? decodeHTML(withoutMarkup(start)) : start;
  const plain = words
    .normalize("NFC")
    .replace(/[\s\u00a0]+/g, " ")
    .replace(INVISIBLE, "")
    .replace(STACKED, "$1")
    .trim();
  return cut(plain, maxChars);
}

const withoutMarkup = (html: string): string =>
  html.replace(COMMENTS, " ").replace(HIDDEN_ELEMENTS, " ").replace(MARKUP, " ");

/** At the end of a word where one ends not far away, and never within a character. */
function cut(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const kept = text.slice(0, maxChars - 1).replace(/[\ud800-\udbff]$/, "");
  const end = kept.lastIndexOf(" ");
  return `${(end > maxChars * 0.8 ? kept.slice(0, end) : kept).trimEnd()}…`;
}
