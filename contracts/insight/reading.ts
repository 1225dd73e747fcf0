// Facts of an article that follow from its Markdown alone: its words, how long reading takes, its beginning.

/** Per minute: words of alphabetic scripts, and characters of Chinese, Japanese and Korean. */
const WORDS_A_MINUTE = 230;
const CHARACTERS_A_MINUTE = 500;

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** At least 1. */
export function readingMinutes(markdown: string): number {
  const text = plainText(markdown);
  const characters = text.match(CJK)?.length ?? 0;
  const words = text.replace(CJK, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(characters / CHARACTERS_A_MINUTE + words / WORDS_A_MINUTE));
}

const EXCERPT_CHARS = 160;

/** The beginning of the text, up to a whole word where it has any. */
export function excerpt(markdown: string): string {
  const text = plainText(markdown);
  if (text.length <= EXCERPT_CHARS) return text;
  const cut = text.slice(0, EXCERPT_CHARS);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > EXCERPT_CHARS / 2 ? end : EXCERPT_CHARS).trimEnd()}…`;
}

/** Near enough for counting and quoting; it is shown as text only, so nothing in it can do harm. */
function plainText(markdown: string): string {
  return markdown
    .replace(/!\[[^[\]\n]{0,500}\]\([^()\n]{0,500}\)/g, " ")
    .replace(/\[([^[\]\n]{0,500})\]\([^()\n]{0,500}\)/g, "$1")
    .replace(/<[^<>\n]{0,500}>/g, " ")
    .replace(/^[ \t]{0,3}(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gm, "")
    .replace(/[*_`~]+/g, "")
    .replaceAll("|", " ")
    .replace(/\s+/g, " ")
    .trim();
}
