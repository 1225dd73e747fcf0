// Guesses at the meaning of a text that finds next to nothing as it stands: words in another form, half typed, by initials, on the other
// keyboard, by another of their names. A word that ten documents have is right and gets no other form, whatever stands beside it.
import { initialsOf, syllableOf } from "../analysis/hangul.ts";
import { filterTerm } from "../analysis/terms.ts";
import { groupedNumbersIn, looksLikeAddress, type Token } from "../analysis/tokens.ts";
import { japaneseForms } from "./forms/japanese.ts";
import { hangulTyped, hasShift, latinTyped } from "./forms/keyboard.ts";
import { initialsInWords, koreanForms, runTyped, SHORT_RUN } from "./forms/korean.ts";
import { asOne, inTwo, latinForms } from "./forms/latin.ts";
import { allOf, clauseOf, oneOf, type Plan, planOf, sourceOf, wholeRun, wordPiece } from "./plan.ts";
import { type Part, readParts } from "./query-parts.ts";

/** A passage of a text that is a name: its other spellings, and the filters that it is. */
export type Name = {
  readonly from: number;
  readonly to: number;
  readonly texts: readonly string[];
  readonly filters: Readonly<Record<string, string | undefined>>;
};

export type Guessing = {
  /** How a part, or a word of it, is looked for anyway. */
  readonly own: (part: Part) => Plan;
  readonly ownToken: (part: Part, at: number) => Plan;
  /** Whether ten documents have it. */
  readonly isRight: (own: Plan) => boolean;
  /** Whether nothing was found yet: then the less likely is asked for too. */
  readonly isUnfound: boolean;
  /** Whether documents that have the filter of a name are meant, whatever their texts say. */
  readonly byFilter: boolean;
};

/** A part of the text that is looked for as a whole, and what else it may be. */
type Unit = { readonly own: Plan; readonly others: readonly Plan[]; readonly word: string | undefined };

/** A longer text is left as it is. */
const UNITS_AT_MOST = 6;
const TOKENS_AT_MOST = 12;
const NAMES_AT_MOST = 4;

/** Undefined where there is nothing else that it may mean. */
export function guessPlan(text: string, names: readonly Name[], guessing: Guessing): Plan | undefined {
  const units = unitsOf(text, names.slice(0, NAMES_AT_MOST), guessing);
  if (units.length > UNITS_AT_MOST) return undefined;
  const joined = guessing.isUnfound ? joinedWords(units) : [];
  if (joined.length === 0 && units.every(({ others }) => others.length === 0)) return undefined;
  return planOf([oneOf([allOf(units.map(pieceOf)), ...joined])]);
}

const pieceOf = ({ own, others }: Unit): Plan => oneOf([own, ...others]);

/** Each two neighbours as one word. */
function joinedWords(units: readonly Unit[]): Plan[] {
  return units.slice(1).flatMap((second, i) => {
    const words = [units[i]?.word, second.word];
    if (words.some((word) => word === undefined)) return [];
    const rest = [...units.slice(0, i), ...units.slice(i + 2)];
    return [allOf([asOne(words.flatMap((word) => word ?? [])), ...rest.map(pieceOf)])];
  });
}

function unitsOf(text: string, names: readonly Name[], guessing: Guessing): Unit[] {
  const units: Unit[] = [];
  let done = 0;
  for (const name of names.toSorted((a, b) => a.from - b.from)) {
    if (name.from < done || isOfLink(text, name)) continue;
    units.push(...wordUnits(text.slice(done, name.from), guessing, false));
    const words = wordUnits(text.slice(name.from, name.to), guessing, name.to === text.length);
    units.push(nameUnit(words, name, guessing.byFilter));
    done = name.to;
  }
  return [...units, ...wordUnits(text.slice(done), guessing, true)];
}

/** Whether it stands in a link or an address: whoever asks about one is not told of others. */
function isOfLink(text: string, { from, to }: Name): boolean {
  const start = text.slice(0, from).search(/\S+$/u);
  const end = /^\S*/u.exec(text.slice(to))?.[0].length ?? 0;
  const parts = partsOf(text.slice(start < 0 ? from : start, to + end));
  return parts.some(({ link, tokens }) => link !== undefined || tokens.some((token) => looksLikeAddress(token.text)));
}

/** Its words may have other forms too. */
function nameUnit(words: readonly Unit[], { texts, filters }: Name, byFilter: boolean): Unit {
  const spellings = texts.flatMap((text) => {
    const piece = planOf(partsOf(text).map((part) => namePiece(part)));
    return piece ?? [];
  });
  const is = Object.entries(byFilter ? filters : {}).flatMap(([field, value]) =>
    value === undefined ? [] : filterPiece(field, value),
  );
  return { own: allOf(words.map(pieceOf)), others: [...spellings, ...is], word: undefined };
}

const filterPiece = (field: string, value: string): Plan => ({
  clauses: [{ sources: [sourceOf(filterTerm(field, value))], need: 1, isKept: true }],
  marks: [],
});

const partsOf = (text: string): Part[] => readParts(text, TOKENS_AT_MOST);

const namePiece = ({ tokens, spelled }: Part): Plan =>
  allOf(
    tokens.map(({ kind, text }, i) =>
      kind === "gram" ? wholeRun(text) : wordPiece(text, spelled[i]?.text, false, []),
    ),
  );

/** `isEnd`: its last word may be unfinished. */
function wordUnits(text: string, guessing: Guessing, isEnd: boolean): Unit[] {
  const parts = partsOf(text).map((part) => ({ ...part, isLast: part.isLast && isEnd }));
  return grouped(parts).flatMap((group) => {
    const [first, ...more] = group;
    if (first === undefined) return [];
    if (more.length === 0) return [unitOf(first, guessing)];
    const runs = group.flatMap(({ tokens }) => tokens.map((token) => token.text));
    return [{ own: allOf(group.map(guessing.own)), others: initialsInWords(runs), word: undefined }];
  });
}

/** Initials are one group, with spaces between them or without. */
function grouped(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last?.every(isOfInitials) && isOfInitials(part)) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

const isOfInitials = ({ tokens }: Part): boolean =>
  tokens.every(({ text }) => initialsOf(text) !== undefined && ![...text].some((each) => syllableOf(each)));

function unitOf(part: Part, guessing: Guessing): Unit {
  const { tokens, link } = part;
  const own = guessing.own(part);
  const isFixed = link?.isKnown || tokens.some(({ text }) => looksLikeAddress(text)) || guessing.isRight(own);
  const [only, ...more] = tokens;
  const word = only?.kind === "word" && more.length === 0 && LETTERS.test(only.text) ? only.text : undefined;
  return { own, others: isFixed ? [] : formsOf(part, guessing), word };
}

function formsOf(part: Part, guessing: Guessing): Plan[] {
  const { tokens, written, isLast } = part;
  const other = [...numberForm(written), ...keyboardForms(written, isLast, guessing.isUnfound)];
  if (tokens.length === 1) return [...tokenForms(part, 0, guessing), ...other];
  if (tokens.every(({ kind, text }) => kind === "word" && LETTERS.test(text)))
    other.push(asOne(tokens.map(({ text }) => text)));
  const pieces = tokens.map((_, at) => ({ own: guessing.ownToken(part, at), others: tokenForms(part, at, guessing) }));
  if (pieces.every(({ others }) => others.length === 0)) return other;
  return [allOf(pieces.map(({ own, others }) => oneOf([own, ...others]))), ...other];
}

function tokenForms({ tokens, spelled, isLast }: Part, at: number, { isUnfound }: Guessing): Plan[] {
  const token = tokens[at];
  if (token === undefined) return [];
  const isOpen = isLast && at === tokens.length - 1;
  if (token.kind === "gram") return runForms(token, isOpen);
  return [...latinForms(token.text, spelled[at]?.text, isOpen), ...(isUnfound ? inTwo(token.text) : [])];
}

const LETTERS = /^\p{L}{2,}$/u;
const HANGUL = /^\p{Script=Hangul}+$/u;

function runForms({ text }: Token, isOpen: boolean): Plan[] {
  return HANGUL.test(text) ? koreanForms(text, isOpen) : japaneseForms(text);
}

function numberForm(written: string): Plan[] {
  return groupedNumbersIn(written).map(({ text }) => ({
    clauses: [clauseOf(sourceOf(text))],
    marks: [{ kind: "word", text }],
  }));
}

function keyboardForms(written: string, isOpen: boolean, isUnfound: boolean): Plan[] {
  const run = hangulTyped(written);
  if (run !== undefined) return run.length > SHORT_RUN || isUnfound ? runTyped(run, isOpen, hasShift(written)) : [];
  const word = latinTyped(written);
  return word === undefined ? [] : [wordPiece(word, undefined, isOpen, []), ...latinForms(word, undefined, isOpen)];
}
