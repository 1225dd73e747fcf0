// Korean as it is typed: initials alone, a last syllable that is not finished, other endings and particles, and slips of the
// finger. Every form is a plan; all read the pairs that documents have anyway, or their initials.

import {
  begun,
  consonantsIn,
  FINALS,
  finalLetter,
  finalNo,
  initialNo,
  initialsOf,
  isSyllables,
  loneConsonants,
  type Syllable,
  syllable,
  syllableOf,
  vowelLetter,
  vowelNo,
} from "../../analysis/hangul.ts";
import { firstInitialsTerm, INITIALS_CHARS, initialsTerm } from "../../analysis/terms.ts";
import { allOf, type Clause, clauseOf, type Mark, type Plan, sourceOf } from "../plan.ts";
import { endingIn, nounForm, otherEndings } from "./korean-endings.ts";
import { slips, unshiftedRun } from "./korean-slips.ts";

const SYLLABLES_AT_MOST = 16;
/** A run of this length is easily made by chance. */
export const SHORT_RUN = 2;

/** Other meanings of a run of Hangul. `isOpen`: it is not finished. */
export function koreanForms(run: string, isOpen: boolean): Plan[] {
  if ([...run].length > SYLLABLES_AT_MOST) return [];
  const half = isOpen ? halfTyped(run) : [];
  if (!isSyllables(run)) return [...half, ...initialsForms(run)];
  return [...half, ...otherEndings(run), ...slips(run)];
}

/** A run that was typed on the other keyboard: all of it, since chance makes syllables too. Two of them begin a word. */
export function runTyped(run: string, isOpen: boolean, hasShift: boolean): Plan[] {
  const half = isOpen ? halfTyped(run) : [];
  const forms = [hasShift ? nounForm(run) : unshiftedRun(run), ...half, ...(isSyllables(run) ? otherEndings(run) : [])];
  if (run.length > SHORT_RUN) return forms;
  const first = clauseOf(sourceOf(firstInitialsTerm(initialsOf(run) ?? "")));
  return forms.map(({ clauses, marks }) => ({ clauses: [...clauses, first], marks }));
}

/** Initials, between syllables as well: `ㄹㄷㅂ`, `리ㄷㅂ`. One of them is too little. */
function initialsForms(run: string): Plan[] {
  const keys = initialsOf(run);
  if (keys === undefined || keys.length < 2 || isSyllables(run)) return [];
  const whole = [...run].filter((character) => syllableOf(character) !== undefined);
  const marks: Mark[] = [{ kind: "initials", text: keys }];
  if (keys.length > 2)
    return [{ clauses: [...initialsClauses(keys), ...whole.map((each) => clauseOf(sourceOf(each)))], marks }];
  return whole.length > 0 ? [] : [{ clauses: [clauseOf(sourceOf(firstInitialsTerm(keys)))], marks }];
}

function initialsClauses(keys: string): Clause[] {
  if (keys.length < INITIALS_CHARS) return [clauseOf({ terms: [], prefixes: [initialsTerm(keys)] })];
  return Array.from({ length: keys.length - INITIALS_CHARS + 1 }, (_, at) =>
    clauseOf(sourceOf(initialsTerm(keys.slice(at, at + INITIALS_CHARS)))),
  );
}

/** Initials in several words, which may be one: `ㅎㅅ ㅅㅂ`. */
export function initialsInWords(runs: readonly string[]): Plan[] {
  const each = runs.map((run) => initialsForms(run)[0]);
  const all = each.flatMap((form) => form ?? []);
  return [...initialsForms(runs.join("")), ...(all.length === runs.length ? [allOf(all)] : [])];
}

const WIDER_VOWELS: Readonly<Record<string, string>> = { ㅗ: "ㅘㅙㅚ", ㅜ: "ㅝㅞㅟ", ㅡ: "ㅢ" };
const WIDER_FINALS: Readonly<Record<string, string>> = {
  ㄱ: "ㄲㄳ",
  ㄴ: "ㄵㄶ",
  ㄹ: "ㄺㄻㄼㄽㄾㄿㅀ",
  ㅂ: "ㅄ",
  ㅅ: "ㅆ",
};

/** A final consonant may be the next syllable's first one: `업빝` is `업비트` half typed. */
function halfTyped(run: string): Plan[] {
  const all = [...run];
  const last = all.at(-1) ?? "";
  const before = all.slice(0, -1).join("");
  const lone = loneConsonants(last);
  if (lone !== undefined)
    return lone.length === 1 && isSyllables(before) ? [endingIn(before, begun(initialNo(lone)))] : [];
  const made = syllableOf(last);
  if (made === undefined) return [];
  if (before === "") return made.final === 0 ? [oneBegun(made)] : [];
  if (!isSyllables(before)) return [];
  return made.final === 0 ? [endingIn(before, ...openEnds(made))] : closedEnds(before, made);
}

/** A single syllable, with any final. */
function oneBegun({ initial, vowel }: Syllable): Plan {
  const all = Array.from({ length: FINALS }, (_, final) => syllable({ initial, vowel, final }));
  return { clauses: [clauseOf(sourceOf(...all))], marks: [{ kind: "gram", text: begun(initial, vowel) }] };
}

function openEnds({ initial, vowel }: Syllable): string[] {
  const wider = [...(WIDER_VOWELS[vowelLetter(vowel)] ?? "")].map((letter) => begun(initial, vowelNo(letter)));
  return [begun(initial, vowel), ...wider];
}

function closedEnds(before: string, made: Syllable): Plan[] {
  const letter = finalLetter(made.final);
  const wider = [...(WIDER_FINALS[letter] ?? "")].map((each) => syllable({ ...made, final: finalNo(each) }));
  const [first = "", second] = consonantsIn(letter);
  const [stays, moves] = second === undefined ? ["", first] : [first, second];
  const next = initialNo(moves);
  const moved = next < 0 ? [] : [endingIn(before + syllable({ ...made, final: finalNo(stays) }), begun(next))];
  return wider.length > 0 ? [endingIn(before, ...wider), ...moved] : moved;
}
