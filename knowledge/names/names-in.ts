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

type Meaning =
  | { readonly kind: "CATEGORY"; readonly code: CrimeType }
  | { readonly kind: "CHAIN"; readonly code: Chain }
  /** A coin that reports are not filtered by: its ticker or name. */
  | { readonly kind: "TICKER"; readonly code: string }
  /** `code` is the name it gives itself. */
  | { readonly kind: "BRAND"; readonly code: string; readonly sort: BrandSort };

export type Name = Meaning & {
  /** As it stands in the text, and where: [start, end) in UTF-16 units. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Other spellings of the same thing. */
  readonly alternatives: readonly string[];
};

/** Longer texts are read to here: names are looked for in what people search for. */
const MOST_CHARS = 2_000;

/** The names in the order of the text, the longest where several begin. */
export function namesIn(text: string): Name[] {
  const letters = lettersOf(text.slice(0, MOST_CHARS));
  const found: Name[] = [];
  for (let at = 0; at < letters.folded.length; at++) {
    const name = nameAt(letters, at);
    if (!name) continue;
    const [start, end] = [letters.startOf(at), letters.endOf(at + name.key.length - 1)];
    found.push({ ...name.meaning, text: text.slice(start, end), start, end, alternatives: othersThan(name) });
    at += name.key.length - 1;
  }
  return found;
}

type Known = { readonly key: string; readonly meaning: Meaning; readonly row: readonly string[] };

function nameAt(letters: Letters, at: number): Known | undefined {
  const { names, longest } = known();
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

let collected: KnownNames | undefined;

/** Collected when a text is first read, which takes some 50 ms: most processes read none. */
function known(): KnownNames {
  if (!collected) {
    const names = collect();
    collected = { names, longest: Math.max(...Array.from(names.keys(), (key) => key.length)) };
  }
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
