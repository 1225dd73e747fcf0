// Names in a text that mean a category of crime, a chain, a coin or a brand, in whichever of five languages and in usual
// spellings: upper and lower case, width, accents, kana, spaces and hyphens make no difference.
import { CHAINS, type Chain, CRIME_TYPES, type CrimeType, LANGUAGES } from "@sb/contracts/codes.ts";
import { codeNames as de } from "@sb/contracts/names/de/codes.ts";
import { codeNames as en } from "@sb/contracts/names/en/codes.ts";
import { codeNames as ja } from "@sb/contracts/names/ja/codes.ts";
import { codeNames as ko } from "@sb/contracts/names/ko/codes.ts";
import { codeNames as zh } from "@sb/contracts/names/zh/codes.ts";
import { BRAND_ROWS, BRAND_SORTS, type BrandSort } from "./brands.ts";
import { CATEGORY_ROWS } from "./categories.ts";
import { CHAIN_ROWS, TICKER_ROWS } from "./chains.ts";
import { foldName, type Letters, lettersOf } from "./letters.ts";
import { WORD_ROWS } from "./words.ts";

type Meaning =
  | { readonly kind: "CATEGORY"; readonly code: CrimeType }
  | { readonly kind: "CHAIN"; readonly code: Chain }
  /** A coin that reports are not filtered by: its ticker or name. */
  | { readonly kind: "TICKER"; readonly code: string }
  /** `code` is the name it gives itself. */
  | { readonly kind: "BRAND"; readonly code: string; readonly sort: BrandSort };

/** A name, or a word that is said otherwise as well. */
export type Spelled = {
  /** As it stands in the text, and where: [start, end) in UTF-16 units. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Other spellings of the same thing. */
  readonly alternatives: readonly string[];
};

export type Name = Meaning & Spelled;

/** Longer texts are read to here: names are looked for in what people search for. */
const MOST_CHARS = 2_000;

/** The names in the order of the text, the longest where several begin. */
export function namesIn(text: string): Name[] {
  return foundIn(text, known()).flatMap(({ meaning, ...spelled }) => (meaning ? { ...meaning, ...spelled } : []));
}

/** Words of reports in the order of the text, each with the others that say the same. */
export const wordsIn = (text: string): Spelled[] =>
  foundIn(text, knownWords()).map(({ meaning, ...spelled }) => spelled);

type Found = Spelled & { readonly meaning: Meaning | undefined };

function foundIn(text: string, known: KnownNames): Found[] {
  const letters = lettersOf(text.slice(0, MOST_CHARS));
  const found: Found[] = [];
  for (let at = 0; at < letters.folded.length; at++) {
    const name = nameAt(letters, at, known);
    if (!name) continue;
    const [start, end] = [letters.startOf(at), letters.endOf(at + name.key.length - 1)];
    found.push({ meaning: name.meaning, text: text.slice(start, end), start, end, alternatives: othersThan(name) });
    at += name.key.length - 1;
  }
  return found;
}

/** The name that the whole text is meant for, by a key that `isMeant` takes; undefined where there are none or several. */
export function nameMeant(text: string, isMeant: (key: string) => boolean): Name | undefined {
  const meant = [...known().names.values()].filter(({ key }) => isMeant(key));
  const [first, ...others] = [...new Map(meant.map((name) => [name.row, name])).values()];
  if (!first?.meaning || others.length > 0) return undefined;
  return { ...first.meaning, text, start: 0, end: text.length, alternatives: [...first.row] };
}

type Known = { readonly key: string; readonly meaning: Meaning | undefined; readonly row: readonly string[] };

function nameAt(letters: Letters, at: number, { names, longest }: KnownNames): Known | undefined {
  const most = Math.min(longest, letters.folded.length - at);
  for (let length = most; length > 1; length--) {
    const name = names.get(letters.folded.slice(at, at + length));
    if (name && stands(letters, at, name.key)) return name;
  }
  return undefined;
}

/** Whether a name stands for itself there, rather than being a part of another word. */
function stands(letters: Letters, at: number, key: string): boolean {
  const end = at + key.length;
  if (!letters.mayBegin(at, key) || !letters.mayEnd(end, key) || letters.isScattered(at, key)) return false;
  return !EVERYDAY.has(key) || letters.isSingled(at, end);
}

const othersThan = ({ key, row }: Known): string[] => row.filter((spelling) => !keysOf(spelling).includes(key));

// Everyday words, too: they are names where no other word of their script stands beside them, or in capitals.
const EVERYDAY: ReadonlySet<string> = new Set(
  `line band signal threads exodus atom cosmos near link dot uni op ton sol ada stellar avalanche polygon optimism luna fil pol
   apt etc arb hack mixer mixing`
    .trim()
    .split(/\s+/),
);

const SHOWN = { ko, en, zh, ja, de };

const rowOf = (row: string): string[] => row.split("|").map((spelling) => spelling.trim());

/** German umlauts are typed as two letters as well. */
const keysOf = (spelling: string): string[] => [
  foldName(spelling),
  foldName(spelling.normalize("NFD").replaceAll("\u0308", "e")),
];

/** The names by key, and the length of the longest. */
type KnownNames = { readonly names: ReadonlyMap<string, Known>; readonly longest: number };

const withLongest = (names: ReadonlyMap<string, Known>): KnownNames => ({
  names,
  longest: Math.max(...Array.from(names.keys(), (key) => key.length)),
});

let words: KnownNames | undefined;

function knownWords(): KnownNames {
  words ??= withLongest(
    new Map(
      WORD_ROWS.map(rowOf).flatMap((row) =>
        row.flatMap(keysOf).map((key) => [key, { key, meaning: undefined, row }] as const),
      ),
    ),
  );
  return words;
}

let collected: KnownNames | undefined;

/** Collected when a text is first read, which takes some 50 ms: most processes read none. */
function known(): KnownNames {
  collected ??= withLongest(collect());
  return collected;
}

/** A spelling of two things means the first. */
function collect(): Map<string, Known> {
  const names = new Map<string, Known>();
  const add = (meaning: Meaning, row: readonly string[]) => {
    for (const key of row.flatMap(keysOf)) if (!names.has(key)) names.set(key, { key, meaning, row });
  };
  for (const code of CRIME_TYPES) {
    if (code === "OTHER") continue;
    const meaning = { kind: "CATEGORY", code } as const;
    for (const row of CATEGORY_ROWS[code] ?? []) add(meaning, rowOf(row));
    add(
      meaning,
      LANGUAGES.map((language) => SHOWN[language].crimeType[code]),
    );
  }
  for (const code of CHAINS) {
    if (code === "OTHER") continue;
    for (const row of CHAIN_ROWS[code]) add({ kind: "CHAIN", code }, rowOf(row));
  }
  for (const sort of BRAND_SORTS)
    for (const row of BRAND_ROWS[sort].map(rowOf)) add({ kind: "BRAND", code: row[0] ?? "", sort }, row);
  for (const row of TICKER_ROWS.map(rowOf)) add({ kind: "TICKER", code: row[0] ?? "" }, row);
  return names;
}
