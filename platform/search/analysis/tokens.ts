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
  return SURROGATES.test(folded) ? tokenizeAny(folded) : tokenizePlain(folded);
}

const SURROGATES = /[\ud800-\udfff]/;

/** Kinds of UTF-16 units; a mark goes on with whatever it stands behind. */
const [UNKNOWN, NEITHER, LETTERED, MARK, GRAM] = [0, 1, 2, 3, 4];
/** By unit, noted when it is first seen: several times faster than the patterns are. */
const kinds = new Uint8Array(2 ** 16);

function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const known = kinds[unit] ?? UNKNOWN;
  return known === UNKNOWN ? noteKind(unit) : known;
}

function noteKind(unit: number): number {
  const character = String.fromCharCode(unit);
  const kind = GRAMS.test(character)
    ? GRAM
    : /\p{M}/u.test(character)
      ? MARK
      : LETTERS.test(character)
        ? LETTERED
        : NEITHER;
  kinds[unit] = kind;
  return kind;
}

/** The tokens of a text without surrogates. */
function tokenizePlain(folded: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < folded.length; ) {
    const start = at;
    const first = kindAt(folded, at++);
    if (first === NEITHER) continue;
    const goesOn = first === GRAM ? GRAM : LETTERED;
    for (let kind = first; at < folded.length; at++) {
      kind = kindAt(folded, at);
      if (kind !== goesOn && kind !== MARK) break;
    }
    tokens.push({ kind: first === GRAM ? "gram" : "word", text: folded.slice(start, at), start, end: at });
  }
  return tokens;
}

function tokenizeAny(folded: string): Token[] {
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
const GRAMS = new RegExp(`^[${NO_SPACES}]`, "v");

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

/** Host names in a folded text, those within links as well. The pattern, which takes its time with each letter, looks only where one may be. */
export function hostsIn(folded: string): Span[] {
  const hosts: Span[] = [];
  let done = 0;
  for (let dot = folded.indexOf("."); dot >= 0; dot = folded.indexOf(".", Math.max(done, dot + 1))) {
    if (!mayGoOn(folded, dot + 1)) continue;
    const from = startOfPiece(folded, dot, done);
    done = endOfPiece(folded, dot);
    for (const { text, start, end } of spans(folded.slice(from, done), HOST)) {
      hosts.push({ text, start: from + start, end: from + end });
    }
  }
  return hosts;
}

/** Whether a letter or digit stands behind a dot. */
const mayGoOn = (folded: string, at: number): boolean =>
  at < folded.length && (kindAt(folded, at) === LETTERED || SURROGATES.test(folded.charAt(at)));

/** No host has a space in it, nor what stands below it. */
const isSpace = (text: string, at: number): boolean => text.charCodeAt(at) <= 0x20;

function startOfPiece(folded: string, at: number, least: number): number {
  let from = at;
  while (from > least && !isSpace(folded, from - 1)) from -= 1;
  return from;
}

function endOfPiece(folded: string, at: number): number {
  let to = at;
  while (to < folded.length && !isSpace(folded, to)) to += 1;
  return to;
}

export function linksIn(folded: string): Span[] {
  return folded.includes("://") ? spans(folded, LINK) : [];
}

/** Runs as long as an address, with digits in them, outside of links: there they are as often a headline. */
export function codesIn(folded: string): Span[] {
  if (!mayHaveCodes(folded)) return [];
  const links = linksIn(folded);
  return spans(folded, LONG).filter(({ text, start }) => /\d/.test(text) && !isWithin(start, links));
}

/** The least length of LONG: a run of so many covers a place that is a multiple of it. */
const LONG_CHARS = 25;

function mayHaveCodes(folded: string): boolean {
  for (let at = LONG_CHARS - 1; at < folded.length; at += LONG_CHARS) {
    let [from, to] = [at, at];
    while (from >= 0 && isInCode(folded.charCodeAt(from))) from -= 1;
    while (to < folded.length && isInCode(folded.charCodeAt(to))) to += 1;
    if (to - from > LONG_CHARS) return true;
  }
  return false;
}

const isInCode = (unit: number): boolean =>
  (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x3a) || unit === 0x5f || unit === 0x2d;

const GROUPED = /(?<![\d.,'])\d{1,3}(?:[.,']\d{3})+(?![.,']?\d)/g;

/** Numbers whose digits are written in groups of three, without what stands between the groups. */
export function groupedNumbersIn(folded: string): Span[] {
  if (!/\d[.,']\d{3}/.test(folded)) return [];
  return spans(folded, GROUPED).map((span) => ({ ...span, text: span.text.replace(/\D/g, "") }));
}

export function isWithin(at: number, passages: readonly Span[]): boolean {
  return passages.some(({ start, end }) => at >= start && at < end);
}

function spans(text: string, pattern: RegExp): Span[] {
  const found: Span[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push({ text: match[0], start: match.index, end: pattern.lastIndex });
  }
  return found;
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
