// Cuts folded text into what is searched: words of scripts with spaces, runs of scripts without, hosts and addresses.

export type Token = {
  /** `word`: letters and digits of a script that puts spaces between words. `gram`: a run of Chinese, Japanese, Korean … */
  readonly kind: "word" | "gram";
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

const NO_SPACES = String.raw`\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc`;
/** A pattern of one letter, digit or mark of a script that puts spaces between words; for the flag `v`. */
export const LETTER = String.raw`[[\p{L}\p{N}\p{M}]--[${NO_SPACES}]]`;
const TOKEN = new RegExp(String.raw`([${NO_SPACES}][${NO_SPACES}\p{M}]*)|${LETTER}+`, "gv");

// A host name has a dot and ends in letters; four numbers are one as well.
const LABEL = String.raw`(?:[[\p{L}\p{N}]--[${NO_SPACES}]](?:${LETTER}|[\-_])*)`;
const HOST = new RegExp(
  String.raw`(?:${LABEL}\.)+(?:xn--[a-z0-9\-]+|[\p{L}--[${NO_SPACES}]]{2,})|\d{1,3}(?:\.\d{1,3}){3}`,
  "gv",
);
const LINK = /[a-z][a-z0-9+.-]*:\/\/[^\s<>"'()[\]{}]+/g;

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

export type Span = { readonly text: string; readonly start: number; readonly end: number };

/** Host names in a folded text, those within links as well. */
export function hostsIn(folded: string): Span[] {
  return folded.includes(".") ? spans(folded, HOST) : [];
}

export function linksIn(folded: string): Span[] {
  return folded.includes("://") ? spans(folded, LINK) : [];
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
