// Korean words without their particles, and verbs with other endings: a run is looked for by what stays the same.

import { begun, finalLetter, isSyllables, syllableOf } from "../../analysis/hangul.ts";
import {
  type Clause,
  clauseOf,
  mayMiss,
  mostOfRun,
  type Plan,
  pairsOf,
  type Source,
  sourceOf,
  wholeRun,
} from "../plan.ts";

const endsIn = (endings: string): readonly string[] =>
  endings
    .trim()
    .split(/\s+/)
    .sort((a, b) => b.length - a.length);

const PARTICLES = endsIn(`
  으로부터 이라고 이라는 입니다 이에요 예요 인가요 인데요 이네요 한테서 에게서 으로 에서 에게 한테 까지 부터 라고 라는 이나
  이랑 처럼 보다 마다 조차 에는 에도 에서는 에서도 으로는 으로도 들이 들을 들은 들의 은 는 이 가 을 를 의 에 도 만 와 과 랑 로 들`);
/** Endings that make a verb of a noun. */
const VERBAL = endsIn(`
  하였습니다 했더니 했더라고요 했습니까 하더니 하라고 하라는 하자 하자고 했습니다 했었어요 했어요 했네요 했는데 했음 했다 했던 했고 했지만 하는 하고 하기 하다 하면 하게 하려고 하네요 하나요
  당했습니다 당했어요 당했다 당했는데 당했음 당한 당함 당해서 당하고 당하는 당하다
  합니다 해요 해서 해줘 했나요 할까요 할게요 함 한 할 해 되었습니다 됐습니다 됐어요 됐음 됐다 되는 되다 되고 되면 된 될 됨 돼요
  됩니다 돼서 받았습니다 받았어요 받음 받은`);
const VERB_ENDINGS = endsIn(`
  더니 더라 자 자마자 라고 라는 었더니 았더니 었습니다 았습니다 습니다 었어요 았어요 어요 아요 었음 았음 음 네요 나요 는데요 는데 던데 다 고 고요 서 면 지만 니까 으니 는 던
  은 을 었다 았다 었는데 았는데 죠 지요 요 까요 거든요 잖아요 어 아 더라고요 대요 래요 니다 려고 려면 게 기 지`);
/** Syllables that a verb may end in without an ending of its own: 당함, 막힘, 잃은, 보낸. */
const ENDING_FINALS = "ㅁㄴㄹㅆ";

export function otherEndings(run: string): Plan[] {
  const nouns = new Set([withoutOne(run, PARTICLES), withoutOne(run, VERBAL)].filter((noun) => [...noun].length > 1));
  return [...Array.from(nouns, nounForm), ...verbForms(run)];
}

/** Without the longest of the endings that it has; empty where it has none. */
function withoutOne(run: string, endings: readonly string[]): string {
  const found = endings.find((ending) => run.length > ending.length && run.endsWith(ending));
  return found === undefined ? "" : run.slice(0, -found.length);
}

export const nounForm = (noun: string): Plan => ([...noun].length > 3 ? mostOfRun(noun) : wholeRun(noun));

/** An ending that changes the last syllable of the stem leaves its first letter: 당했어요, 당하고, 당한. */
function verbForms(run: string): Plan[] {
  const stem = withoutOne(run, VERB_ENDINGS);
  if (stem !== "") {
    const next = syllableOf(run.charAt(stem.length))?.initial ?? 0;
    return [
      ...begunStem(stem),
      ...(stem.length === 1 || isVowelEnding(run, stem) ? [endingIn(stem, begun(next))] : []),
    ];
  }
  const final = finalLetter(syllableOf(run.slice(-1))?.final ?? 0);
  return final !== "" && ENDING_FINALS.includes(final) ? begunStem(run) : [];
}

const isVowelEnding = (run: string, stem: string): boolean => /^[았었음은을아어]/.test(run.slice(stem.length));

function begunStem(stem: string): Plan[] {
  const made = syllableOf(stem.slice(-1));
  return stem.length < 2 || made === undefined ? [] : [endingIn(stem.slice(0, -1), begun(made.initial))];
}

/** A run whose last pair ends in one of these: all of that, and most of what stands before. */
export function endingIn(before: string, ...ends: readonly string[]): Plan {
  const all = [...before];
  const last = all.at(-1) ?? "";
  const pairs = all.length < 2 ? [] : pairsOf(before);
  const finals = ends.map((end) => last + end);
  const ending: Source = {
    terms: finals.filter((final) => isSyllables(final)),
    prefixes: finals.filter((final) => !isSyllables(final)),
  };
  return {
    clauses: [clauseOf(ending), ...mostOf(pairs)],
    marks: [...finals, ...(pairs.length > 0 ? [before, ...pairs] : [])].map((text) => ({ kind: "gram", text })),
  };
}

function mostOf(pairs: readonly string[]): Clause[] {
  if (pairs.length === 0) return [];
  return [{ sources: pairs.map((pair) => sourceOf(pair)), need: pairs.length - mayMiss(pairs.length) }];
}
