// One spelling for what people take for the same letters: case, width (NFKC), accents of Latin and Greek, ß and the like,
// traditional and simplified Chinese, hiragana and katakana, and characters that nobody sees. Offsets in the folded text
// lead back to the text as it was written.
import { inOneScript } from "./one-script.ts";

export type Folded = {
  readonly text: string;
  /** The passage of the original that the folded passage [start, end) came from, in UTF-16 units. */
  toOriginal(start: number, end: number): readonly [number, number];
};

/** A stretch that is not folded unit by unit: where it lies in the folded text and in the original. */
type Piece = { readonly at: number; readonly length: number; readonly from: number; readonly fromLength: number };

// Folded by lower case alone, one unit to one unit: ASCII, basic Cyrillic, kana, common Han, Hangul syllables.
const PLAIN = String.raw`\x00-\x7f\u0410-\u044f\u3001-\u3003\u3005-\u3020\u3041-\u3096\u30a1-\u30fe\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3`;
// Marks belong to what stands before them, vowels and final consonants of Hangul to their syllable. Jamo as they are typed
// one by one run together.
const MARKS = String.raw`\p{M}\uff9e\uff9f`;
const TYPED_JAMO = String.raw`\u3131-\u318e\uffa0-\uffdc`;
const SPECIAL = new RegExp(
  [
    String.raw`[\u1100-\u115f\uac00-\ud7a3][\u1160-\u11ff]+`,
    `[${TYPED_JAMO}]+`,
    `[${PLAIN}][${MARKS}]+`,
    `[^${PLAIN}${MARKS}${TYPED_JAMO}][${MARKS}]*`,
    `[${MARKS}]+`,
  ].join("|"),
  "gu",
);
const NOT_PLAIN = new RegExp(`[^${PLAIN}]`);
const INVISIBLE = /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\u034f/g;
const ACCENTED = /^[\p{Script=Latin}\p{Script=Greek}\p{N}]/u;
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
  ŧ: "t",
  ς: "σ",
};
const OWN_LETTERS = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

export function fold(original: string): Folded {
  if (NOT_PLAIN.test(original)) return foldPieces(original);
  return { text: inOneScript(original.toLowerCase()), toOriginal: asTheyAre };
}

const asTheyAre = (start: number, end: number) => [start, end] as const;

function foldPieces(original: string): Folded {
  const pieces: Piece[] = [];
  let text = "";
  let done = 0;
  for (const match of original.matchAll(SPECIAL)) {
    const [cluster] = match;
    text += original.slice(done, match.index).toLowerCase();
    const folded = foldCluster(cluster);
    pieces.push({ at: text.length, length: folded.length, from: match.index, fromLength: cluster.length });
    text += folded;
    done = match.index + cluster.length;
  }
  text += original.slice(done).toLowerCase();
  return {
    text: inOneScript(text),
    toOriginal: (start, end) => [originalStart(pieces, start), originalEnd(pieces, end)],
  };
}

const known = new Map<string, string>();
const KNOWN_AT_MOST = 4_096;

function foldCluster(cluster: string): string {
  const seen = known.get(cluster);
  if (seen !== undefined) return seen;
  const folded = foldLetters(cluster);
  if (known.size < KNOWN_AT_MOST && cluster.length <= 4) known.set(cluster, folded);
  return folded;
}

function foldLetters(cluster: string): string {
  const plain = cluster.replace(INVISIBLE, "").normalize("NFKC").toLowerCase();
  const bare = ACCENTED.test(plain) ? plain.normalize("NFD").replace(/\p{M}/gu, "") : plain;
  return bare.replace(OWN_LETTERS, (letter) => LETTERS[letter] ?? letter);
}

function originalStart(pieces: readonly Piece[], at: number): number {
  const piece = lastPiece(pieces, (each) => each.at <= at);
  if (piece === undefined) return at;
  return at < piece.at + piece.length ? piece.from : at - piece.at - piece.length + piece.from + piece.fromLength;
}

function originalEnd(pieces: readonly Piece[], at: number): number {
  const piece = lastPiece(pieces, (each) => each.at < at);
  if (piece === undefined) return at;
  const past = Math.max(0, at - piece.at - piece.length);
  return piece.from + piece.fromLength + past;
}

/** The last piece that the condition holds for; it holds for all before it. */
function lastPiece(pieces: readonly Piece[], holds: (piece: Piece) => boolean): Piece | undefined {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const piece = pieces[middle];
    if (piece !== undefined && holds(piece)) low = middle + 1;
    else high = middle;
  }
  return pieces[low - 1];
}
