// Cuts folded text into what is searched: words of scripts with spaces, runs of scripts without, hosts and addresses.

export type Token = {
  /** `word`: letters and digits of a script that puts spaces between words. `gram`: a run of Chinese, Japanese, Korean … */
  readonly kind: "word" | "gram";
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

const NO_SPACES = String.raw`\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc`;
const LETTER = String.raw`[[\p{L}\p{N}\p{M}]--[${NO_SPACES}]]`;
const TOKEN = new RegExp(String.raw`([${NO_SPACES}][${NO_SPACES}\p{M}]*)|${LETTER}+`, "gv");

// A host name has a dot and ends in letters; four numbers are one as well. Repetitions are bounded, so that no text takes
// longer than its length.
const LABEL = String.raw`(?:[[\p{L}\p{N}]--[${NO_SPACES}]](?:${LETTER}|[\-_]){0,62})`;
const LAST_LABEL = String.raw`(?:xn--[a-z0-9\-]{1,59}|[\p{L}--[${NO_SPACES}]]{2,63})`;
const HOST = new RegExp(
  String.raw`(?<!${LETTER})(?:(?:${LABEL}\.){1,10}${LAST_LABEL}(?!${LETTER})|\d{1,3}(?:\.\d{1,3}){3}(?!\d))`,
  "gv",
);
const LINK = /(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{0,20}:\/\/[^\s<>"'()[\]{}]+/g;
/** Longer than any word, with the punctuation that some addresses have in them. */
const LONG = /[a-z0-9_:-]{25,}/g;

export function tokenize(folded: string): Token[] {
  const tokens: Token[] = [];
  for (const match of folded.matchAll(TOKEN)) {
    const [text, gram] = match;
    tokens.push({
      kind: gram === undefined ? "word" : "gram",
      text,
      start: match.index,
      end: match.index + text.length,
    });
  }
  return tokens;
}

const LETTERS = new RegExp(`^${LETTER}`, "v");

/** Whether letters of one word stand on both sides of the offset. */
export function isWithinWord(folded: string, at: number): boolean {
  return at > 0 && isLetter(before(folded, at)) && isLetter(String.fromCodePoint(folded.codePointAt(at) ?? 0));
}

function before(text: string, at: number): string {
  const isPair = /[\udc00-\udfff]/.test(text.charAt(at - 1));
  return text.slice(isPair ? at - 2 : at - 1, at);
}

function isLetter(character: string): boolean {
  return LETTERS.test(character);
}

export type Span = { readonly text: string; readonly start: number; readonly end: number };

/** Host names in a folded text, those within links as well. */
export function hostsIn(folded: string): Span[] {
  return folded.includes(".") ? spans(folded, HOST) : [];
}

export function linksIn(folded: string): Span[] {
  return folded.includes("://") ? spans(folded, LINK) : [];
}

/** Runs as long as an address, with digits in them, outside of links: there they are as often a headline. */
export function codesIn(folded: string): Span[] {
  const links = linksIn(folded);
  return spans(folded, LONG).filter(({ text, start }) => /\d/.test(text) && !isWithin(start, links));
}

const GROUPED = /(?<![\d.,'])\d{1,3}(?:[.,']\d{3})+(?![.,']?\d)/g;

/** Numbers whose digits are written in groups of three, without what stands between the groups. */
export function groupedNumbersIn(folded: string): Span[] {
  return spans(folded, GROUPED).map((span) => ({ ...span, text: span.text.replace(/\D/g, "") }));
}

export function isWithin(at: number, passages: readonly Span[]): boolean {
  return passages.some(({ start, end }) => at >= start && at < end);
}

function spans(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Every character and every pair of neighbours in a run. */
export function gramsOf(run: string): string[] {
  const grams: string[] = [];
  let last = "";
  for (const character of run) {
    if (last !== "") grams.push(last + character);
    grams.push(character);
    last = character;
  }
  return grams;
}

/** Long, or letters and digits mixed: an address, a hash or a code rather than a word. */
export function looksLikeAddress(word: string): boolean {
  return word.length > 32 || (word.length >= 6 && /\d/.test(word) && /[a-z]/.test(word)) || word.startsWith("0x");
}
