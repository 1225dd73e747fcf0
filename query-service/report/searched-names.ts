// Names in what is searched for, by which reports are found that have another spelling of them, or are of that category or
// chain.

import { fewEdits } from "@sb/contracts/report/lookup/edits.ts";
import type { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import { foldName } from "@sb/knowledge/names/letters.ts";
import { type Name, nameMeant, namesIn, wordsIn } from "@sb/knowledge/names/names-in.ts";
import { initialLetter, isSyllables, syllableOf } from "@sb/platform/search/analysis/hangul.ts";
import type { SearchedName } from "@sb/platform/search/port.ts";
import { hangulTyped, latinTyped } from "@sb/platform/search/query/forms/keyboard.ts";

type ReportName = SearchedName<typeof REPORT_SEARCH>;

const SPELLINGS_AT_MOST = 16;

export function searchedNames(text: string): ReportName[] {
  const names = namesIn(text);
  if (names.length > 0) return names.map(nameOf);
  const typed = typedName(text);
  return typed.length > 0
    ? typed
    : [initialedName(text), misspeltName(text)]
        .flatMap((name) => name ?? [])
        .map(nameOf)
        .slice(0, 1);
}

/** Words in the text that are said otherwise as well; for texts that nothing is found by. */
export const searchedWords = (text: string): ReportName[] =>
  wordsIn(text).map(({ start, end, alternatives }) => ({
    ...{ from: start, to: end, texts: alternatives.slice(0, SPELLINGS_AT_MOST), filters: {} },
  }));

/** Initials of Hangul are enough where they are a name's: ㅂㅇㅅㅍㅅ. */
const INITIALS = /^[ㄱ-ㅎ]{2,12}$/;

function initialedName(text: string): Name | undefined {
  const initials = text.replace(/\s+/gu, "");
  if (!INITIALS.test(initials)) return undefined;
  return nameMeant(text, (key) => key.length === initials.length && isSyllables(key) && initialsOf(key) === initials);
}

const initialsOf = (key: string): string =>
  Array.from(key, (letter) => initialLetter(syllableOf(letter)?.initial ?? -1)).join("");

/** Letters that a misspelt name has at least, so that it is no other word: those of Hangul are syllables. */
const LEAST = { latin: 6, hangul: 4 };

/** One letter too many, too few or another, not the first. */
function misspeltName(text: string): Name | undefined {
  const folded = foldName(text.slice(0, 40));
  const isLong = folded.length >= (isSyllables(folded) ? LEAST.hangul : LEAST.latin);
  if (!isLong || !(isSyllables(folded) || /^[a-z]+$/.test(folded))) return undefined;
  return nameMeant(text, (key) => key[0] === folded[0] && fewEdits(key, folded) === 1);
}

const nameOf = ({ start, end, ...name }: Name): ReportName => ({
  from: start,
  to: end,
  texts: name.alternatives.slice(0, SPELLINGS_AT_MOST),
  filters: filtersOf(name),
});

function filtersOf(name: Pick<Name, "kind" | "code">): ReportName["filters"] {
  if (name.kind === "CATEGORY") return { crimeType: name.code };
  return name.kind === "CHAIN" ? { chain: name.code } : {};
}

/** The text as it would be on the other keyboard, where all of it is a name then. */
function typedName(text: string): ReportName[] {
  const typed = text
    .trim()
    .split(/\s+/u)
    .map((word) => hangulTyped(word) ?? latinTyped(word) ?? word);
  const meant = typed.join(" ");
  const [name] = namesIn(meant);
  if (name?.start !== 0 || name.end !== meant.length) return [];
  return [{ ...nameOf(name), to: text.length, texts: [meant, ...name.alternatives].slice(0, SPELLINGS_AT_MOST) }];
}
