// Japanese words that are written in kana or with characters, whichever a document has: by a table of the words that reports
// are made of.
import { fold } from "../../analysis/fold.ts";
import { mostOfRun, type Plan, wholeRun } from "../plan.ts";
import { READINGS } from "./readings.ts";

const CHARACTERS_AT_MOST = 40;
/** How many words that sound alike are tried. */
const WORDS_AT_MOST = 4;

const toWords = new Map<string, string[]>();
const toKana = new Map<string, string>();
for (const row of READINGS.trim().split(/\s*\n\s*/)) {
  const [kana = "", ...words] = fold(row).text.split(" ");
  toWords.set(kana, [...(toWords.get(kana) ?? []), ...words]);
  for (const word of words) if (!toKana.has(word)) toKana.set(word, kana);
}

const longestFirst = (texts: Iterable<string>): RegExp =>
  new RegExp(
    [...texts]
      .sort((a, b) => b.length - a.length)
      .map((text) => RegExp.escape(text))
      .join("|"),
    "gu",
  );
const KANA = longestFirst(toWords.keys());
const WORDS = longestFirst(toKana.keys());

/** A run in its other spellings. */
export function japaneseForms(run: string): Plan[] {
  if (run.length > CHARACTERS_AT_MOST) return [];
  const written = Array.from({ length: WORDS_AT_MOST }, (_, nth) =>
    run.replace(KANA, (kana) => toWords.get(kana)?.[nth] ?? toWords.get(kana)?.[0] ?? kana),
  );
  const spoken = run.replace(WORDS, (word) => toKana.get(word) ?? word);
  // Another way to write what was written with characters: 引っかけ, 引っ掛け.
  const rewritten = Array.from({ length: WORDS_AT_MOST }, (_, nth) =>
    run.replace(WORDS, (word) => toWords.get(toKana.get(word) ?? "")?.[nth] ?? word),
  );
  const others = new Set([...written, spoken, ...rewritten].filter((each) => each !== run));
  return Array.from(others, (each) => (each.length > 4 ? mostOfRun(each) : wholeRun(each)));
}
