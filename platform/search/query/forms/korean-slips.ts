// Korean with a slip of the finger: a letter that sounds alike or lies beside the right one, or no shift key.

import {
  begun,
  finalLetter,
  finalNo,
  initialLetter,
  initialNo,
  initialsOf,
  syllable,
  syllableOf,
  vowelLetter,
  vowelNo,
} from "../../analysis/hangul.ts";
import { INITIALS_CHARS, initialsTerm } from "../../analysis/terms.ts";
import {
  type Clause,
  clauseOf,
  gramMarks,
  type Mark,
  mayMiss,
  type Plan,
  pairsOf,
  type Source,
  sourceOf,
} from "../plan.ts";

/** Consonants that are taken for each other, by sound or as neighbours on the keyboard. */
const ALIKE_INITIALS = ["ㄱㄲㅋ", "ㄷㄸㅌ", "ㅂㅃㅍ", "ㅅㅆ", "ㅈㅉㅊ", "ㄴㄹ", "ㅇㅎ"];
const NEIGHBOURS = ["ㅂㅈ", "ㅈㄷ", "ㄷㄱ", "ㄱㅅ", "ㅁㄴ", "ㄴㅇ", "ㅇㄹ", "ㄹㅎ", "ㅋㅌ", "ㅌㅊ", "ㅊㅍ"];
const ALIKE_VOWELS = ["ㅐㅔ", "ㅒㅖ", "ㅙㅚㅞ", "ㅢㅣ"];
const ALIKE_FINALS = ["ㄱㄲㅋ", "ㅂㅍㅄ", "ㅅㅆㄷㅈㅊㅌ", "ㄴㄵㄶ", "ㄹㅀ"];
const SLIPPED = { from: 3, to: 8 };

/**
 * One syllable is wrong. At an end of the run the other pairs find it (mostOfRun); between two, both of its pairs are
 * broken, but the initials are right or nearly so. Of two syllables one letter may be replaced by one that sounds alike.
 */
export function slips(run: string): Plan[] {
  const { length } = run;
  if (length === 2) return soundingAlike(run);
  if (length < SLIPPED.from || length > SLIPPED.to) return [];
  return Array.from({ length: length - 2 }, (_, i) => slipAt(run, i + 1));
}

function slipAt(run: string, at: number): Plan {
  const [before, after] = [run.slice(0, at), run.slice(at + 1)];
  const wrong = run.charAt(at);
  // Two other syllables say too little for another consonant.
  const isShort = run.length < INITIALS_CHARS;
  const meant = [wrong, ...(isShort ? [] : variantsOf(wrong, [...ALIKE_INITIALS, ...NEIGHBOURS], []))];
  const pairs = [before, after].flatMap((each) => (each.length > 1 ? pairsOf(each) : []));
  const alone = [before, after].filter((each) => each.length === 1);
  const beside = before.slice(-1) + begun(syllableOf(wrong)?.initial ?? 0);
  return {
    // The rarest first: where one has nothing, the others are not read.
    clauses: [
      ...pairs.map((pair) => clauseOf(sourceOf(pair))),
      initialsAround(run, at, meant),
      ...(isShort ? [clauseOf({ terms: [], prefixes: [beside] })] : []),
      ...alone.map((each) => clauseOf(sourceOf(each))),
    ],
    marks: pairs.map((text) => ({ kind: "gram", text })),
  };
}

/** The four initials around the syllable. */
function initialsAround(run: string, at: number, meant: readonly string[]): Clause {
  const from = Math.max(0, Math.min(at - 2, run.length - INITIALS_CHARS));
  const [left, right] = [run.slice(from, at), run.slice(at + 1, from + INITIALS_CHARS)];
  const keys = [...new Set(meant.map((each) => initialsOf(left + each + right) ?? ""))].map(initialsTerm);
  return clauseOf(
    left.length + right.length + 1 < INITIALS_CHARS ? { terms: [], prefixes: keys } : { terms: keys, prefixes: [] },
  );
}

function soundingAlike(pair: string): Plan[] {
  const [first = "", second = ""] = pair;
  const alikeOf = (each: string): string[] => variantsOf(each, ALIKE_INITIALS, ALIKE_VOWELS, ALIKE_FINALS);
  const meant = [...alikeOf(first).map((each) => each + second), ...alikeOf(second).map((each) => first + each)];
  return [
    { clauses: [clauseOf({ terms: meant, prefixes: [] })], marks: meant.map((text) => ({ kind: "gram", text })) },
  ];
}

type Groups = readonly string[];

function variantsOf(character: string, initials: Groups, vowels: Groups, finals: Groups = []): string[] {
  const made = syllableOf(character);
  if (made === undefined) return [];
  return [
    ...alike(initials, initialLetter(made.initial)).map((each) => ({ ...made, initial: initialNo(each) })),
    ...alike(vowels, vowelLetter(made.vowel)).map((each) => ({ ...made, vowel: vowelNo(each) })),
    ...alike(finals, finalLetter(made.final)).map((each) => ({ ...made, final: finalNo(each) })),
  ].map(syllable);
}

const alike = (groups: readonly string[], letter: string): string[] =>
  letter === ""
    ? []
    : groups.filter((group) => group.includes(letter)).flatMap((group) => [...group].filter((each) => each !== letter));

const SHIFTED: Readonly<Record<string, string>> = {
  ㄱ: "ㄲ",
  ㄷ: "ㄸ",
  ㅂ: "ㅃ",
  ㅅ: "ㅆ",
  ㅈ: "ㅉ",
  ㅐ: "ㅒ",
  ㅔ: "ㅖ",
};
const SHIFTED_FINALS: Readonly<Record<string, string>> = { ㄱ: "ㄲ", ㅅ: "ㅆ" };

/** Without the shift key ㅉ becomes ㅈ. */
export function unshiftedRun(run: string): Plan {
  const pairs = pairsOf(run);
  const sources = pairs.map((pair) => sourceOf(...combinations([...pair].map(shiftedOf))));
  const missing = pairs.length > 2 ? mayMiss(pairs.length) : 0;
  return { clauses: [{ sources, need: pairs.length - missing }], marks: marksOf(run, sources) };
}

const marksOf = (run: string, sources: readonly Source[]): Mark[] =>
  gramMarks(
    run,
    sources.flatMap(({ terms }) => terms),
  );

function shiftedOf(character: string): string[] {
  const made = syllableOf(character);
  if (made === undefined) return [character];
  const initial = SHIFTED[initialLetter(made.initial)];
  const vowel = SHIFTED[vowelLetter(made.vowel)];
  const final = SHIFTED_FINALS[finalLetter(made.final)];
  const initials = [made.initial, ...(initial ? [initialNo(initial)] : [])];
  const vowels = [made.vowel, ...(vowel ? [vowelNo(vowel)] : [])];
  const finals = [made.final, ...(final ? [finalNo(final)] : [])];
  return initials.flatMap((i) =>
    vowels.flatMap((v) => finals.map((f) => syllable({ initial: i, vowel: v, final: f }))),
  );
}

const combinations = ([first = [], second = [""]]: readonly string[][]): string[] =>
  first.flatMap((left) => second.map((right) => left + right));
