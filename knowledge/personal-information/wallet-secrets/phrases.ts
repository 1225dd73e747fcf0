// Recovery phrases in a text: a dozen words or more that are in one list of BIP-39, wherever they stand, or words of any kind that
// are said to be one.
import type { Range } from "./keys.ts";

/** By word, as `plainWord` spells it, the lists that have it: a bit for each. */
export type WordLists = { readonly count: number; readonly listsOf: ReadonlyMap<string, number> };

/** At most 31 lists. */
export function makeWordLists(lists: readonly (readonly string[])[]): WordLists {
  const listsOf = new Map<string, number>();
  for (const [at, list] of lists.entries())
    for (const word of list.map(plainWord)) listsOf.set(word, (listsOf.get(word) ?? 0) | (1 << at));
  return { count: lists.length, listsOf };
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const MARKS = /\p{M}/gu;

/** Whole characters, lower case; Latin letters without accents, which people leave out. */
function plainWord(word: string): string {
  if (/^[a-z]+$/i.test(word)) return word.toLowerCase();
  const shown = word.replace(INVISIBLE, "");
  if (!/^\p{Script=Latin}/u.test(shown)) return shown.normalize("NFKC");
  return shown.normalize("NFKD").replace(MARKS, "").toLowerCase();
}

type Word = { readonly start: number; readonly end: number; readonly plain: string };

/** Latin letters may touch others: there is no space between a word and what follows it in Korean, Chinese and Japanese. */
const WORD =
  /\p{Script=Latin}[\p{Script=Latin}\p{M}\p{Default_Ignorable_Code_Point}]*|[\p{L}--\p{Script=Latin}][[\p{L}\p{M}\p{Default_Ignorable_Code_Point}]--\p{Script=Latin}]*/gv;

/** Words that may be a phrase's. Chinese characters are only where they stand apart. */
const FORMS = {
  LATIN: /^\p{Script=Latin}+$/u,
  HANGUL: /^\p{Script=Hangul}{2,4}$/u,
  HIRAGANA: /^\p{Script=Hiragana}{3,8}$/u,
  HAN: /^\p{Script=Han}$/u,
} as const satisfies Record<string, RegExp>;

/** A script that lists are written in: on a device, only the lists of those that a text has are loaded. */
export type Script = keyof typeof FORMS;
const SCRIPTS = Object.keys(FORMS) as Script[];

const wordsOf = (text: string): readonly Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    plain: plainWord(found),
  }));

/** Blanks, commas, quotes, bullets and a number may stand between two words of a phrase, but no end of a sentence and no sign of code. */
const NUMBER = /[(#]?(?<!\p{Nd})\p{Nd}{1,2}(?!\p{Nd})[ \u00a0]?[.):\]．）：、]?/u;
const BETWEEN = /^(?:[\s,;|"'`“”„‘’«»‹›「」『』[\]，、；，・•·‣◦●○▪■✓*+_\p{Pd}]|\u{fe0f})*$/u;
const MOST_BETWEEN = 24;

const mayStandBetween = (gap: string): boolean =>
  gap === " " || (gap.length <= MOST_BETWEEN && BETWEEN.test(gap.replace(NUMBER, " ")));

/** The words in runs with nothing else between them. */
function runsOf(text: string): readonly (readonly Word[])[] {
  const runs: Word[][] = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    const run = runs.at(-1);
    if (run && mayStandBetween(text.slice(end, word.start))) run.push(word);
    else runs.push([word]);
    end = word.end;
  }
  return runs;
}

/** Words of the shortest phrase, and how many of them may be misspelt. */
const SHORTEST = 12;
const MISSPELT = 1;
/** Different words among a dozen: phrases hardly have any twice. "help help help" has one, and what lists sides of a box has four. */
const DIFFERENT = 9;

/** The scripts in which the text has words enough for a phrase. */
export function scriptsOf(text: string): readonly Script[] {
  const runs = runsOf(text).filter((run) => run.length >= SHORTEST);
  const isLong = (script: Script) =>
    runs.some((run) => run.filter(({ plain }) => FORMS[script].test(plain)).length >= SHORTEST - MISSPELT);
  return SCRIPTS.filter(isLong);
}

/** Where the text holds phrases, each from its first to its last word. They may overlap. */
export const phraseRanges = (text: string, lists: WordLists): readonly Range[] => [
  ...runsOf(text)
    .filter((run) => run.length >= SHORTEST)
    .flatMap((run) => listedIn(run, lists)),
  ...namedRanges(text),
];

function listedIn(run: readonly Word[], { count, listsOf }: WordLists): readonly Range[] {
  const masks = run.map(({ plain }) => listsOf.get(plain) ?? 0);
  return Array.from({ length: count }, (_, at) => 1 << at).flatMap((list) => {
    const isListed = masks.map((mask) => (mask & list) !== 0);
    if (isListed.filter(Boolean).length < SHORTEST - MISSPELT) return [];
    return partsListed(run, isListed).map(([first, after]) => {
      const inside = withoutSentence(isListed.slice(first, after));
      return rangeOf(run.slice(first + inside[0], first + inside[1]));
    });
  });
}

/** The longest parts of which each dozen is listed but for a word, which is misspelt and none of a sentence. */
function partsListed(run: readonly Word[], isListed: readonly boolean[]): readonly (readonly [number, number])[] {
  const parts: [first: number, after: number][] = [];
  let from = 0;
  for (const [at, { plain }] of run.entries()) {
    if (!isListed[at] && OF_SENTENCES.test(plain)) from = at + 1;
    const first = at - SHORTEST + 1;
    const listed = isListed.slice(Math.max(first, 0), at + 1).filter(Boolean).length;
    if (first < from || listed < SHORTEST - MISSPELT || !isVaried(run.slice(first, at + 1))) continue;
    const last = parts.at(-1);
    if (last && first <= last[1]) last[1] = at + 1;
    else parts.push([first, at + 1]);
  }
  return parts;
}

/** So few listed words beyond one that is not are of the sentence around a phrase that is whole without them. */
const FEW = 2;

/** From the first word of the phrase to its last: [first, after). */
const withoutSentence = (isListed: readonly boolean[]): Range => [
  isListed.length - endOf(isListed.toReversed()),
  endOf(isListed),
];

function endOf(isListed: readonly boolean[]): number {
  const end = isListed.lastIndexOf(true) + 1;
  const other = isListed.lastIndexOf(false, end - 1);
  const whole = other > 0 ? other - 1 - isListed.lastIndexOf(false, other - 1) : 0;
  return end - other - 1 <= FEW && whole >= SHORTEST ? other : end;
}

const isVaried = (words: readonly Word[]): boolean => new Set(words.map(({ plain }) => plain)).size >= DIFFERENT;

const rangeOf = (words: readonly Word[]): Range => [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];

const NAMES =
  /(?:seed\s?(?:phrase|words?)|seed(?=\s(?:is|ist)|\s?[:：=])|mnemonic|recovery\s?(?:phrase|words)|secret\s?phrase|시드\s?(?:구문|문구)?|니모닉|복구\s?(?:구문|문구)|助记词|助記詞|復元フレーズ|リカバリーフレーズ|シードフレーズ|ニーモニック|wiederherstellungs(?:phrase|wörter)|frase\s(?:semilla|de\srecupera\S+)|phrase\s(?:de\srécupération|secrète))(?:\s?(?:is|are|ist|lautet|es|est|는|은|가|이|は)(?![\p{L}\p{M}]))?\s?[:：=]?\s*/giu;

/** How many words phrases of other makers have: Monero's 13, 16 and 25, SLIP-39's 20 and 33. */
const COUNTS: ReadonlySet<number> = new Set([12, 13, 15, 16, 18, 20, 21, 24, 25, 33]);

/** Words of sentences that no phrase has. */
const OF_SENTENCES =
  /^(?:\p{Script=Latin}{1,2}|.{11,}|the|and|for|was|were|are|his|her|him|not|but|has|had|did|got|been|from|they|what|which|them|than|would|could|should|please|und|der|die|das|ist|wie|ich|mit|von|den|ein|eine|nicht|auf|wurde|haben|para|que|los|las|una|con|por|del|les|des|une|pour|dans|est|avec)$/u;

/** Names that are looked behind in one text, and characters of the longest phrase with what stands between its words. */
const MOST_NAMES = 20;
const LONGEST = 1_200;

/** Words behind a name, to the end of the paragraph, or to the end of the line, the quotation or the sentence. */
function namedRanges(text: string): readonly Range[] {
  const names = Array.from(text.matchAll(NAMES)).slice(0, MOST_NAMES);
  return names.flatMap(({ 0: name, index }) => {
    const from = index + name.length;
    const [paragraph = ""] = text.slice(from, from + LONGEST).split(/\n\s*\n/, 1);
    const [sentence = ""] = paragraph.split(/(?<=\p{L})(?:\n|["'”’」』)]|[.。!?](?=\s|$))/u, 1);
    const [found = []] = [paragraph, sentence].map(runsOf).find(isNamedPhrase) ?? [];
    return found.length === 0 ? [] : [rangeOf(found)].map(([start, end]): Range => [start + from, end + from]);
  });
}

const isNamedPhrase = ([words = [], ...others]: readonly (readonly Word[])[]): boolean =>
  others.length === 0 &&
  COUNTS.has(words.length) &&
  isVaried(words) &&
  SCRIPTS.some((script) => words.every(({ plain }) => FORMS[script].test(plain) && !OF_SENTENCES.test(plain)));
