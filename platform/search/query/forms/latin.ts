// Words of scripts with spaces in their other forms: inflected, as a part of a longer word, in two words, numbers as words.
import { stemmer } from "stemmer";
import { endTerm } from "../../analysis/terms.ts";
import { clauseOf, type Plan, sourceOf, spellingsOf } from "../plan.ts";

const ASCII_WORD = /^[a-z]+$/;
const LETTERS = /^\p{L}+$/u;
const LEAST = { stem: 3, beginning: 5, end: 4, part: 4 };
const CHARS_AT_MOST = 24;

/** Other forms that a word may stand in. */
export function latinForms(word: string, spelled: string | undefined, isOpen: boolean): Plan[] {
  const numbers = numberForms(word);
  if (!LETTERS.test(word) || word.length > CHARS_AT_MOST) return numbers;
  const spellings = spellingsOf(word, spelled);
  return [
    ...numbers,
    ...openForms(spellings.slice(1), isOpen),
    ...inflected(word),
    ...spellings.flatMap(verbForms),
    ...spellings.flatMap(strongForms),
    ...spellings.flatMap(compoundBeginning),
    ...endsOf(spellings),
  ];
}

/** Umlauts that are written otherwise, in a word that is not finished. */
const openForms = (others: readonly string[], isOpen: boolean): Plan[] =>
  !isOpen
    ? []
    : others
        .filter((other) => other.length > 4)
        .map((other) => ({
          clauses: [clauseOf({ terms: [], prefixes: [other] })],
          marks: [{ kind: "prefix" as const, text: other }],
        }));

/** The words of the same stem (M. Porter's algorithm). */
function inflected(word: string): Plan[] {
  if (!ASCII_WORD.test(word)) return [];
  const stem = stemOf(word);
  const terms = stem.length < LEAST.stem ? [] : inflections(stem).filter((each) => each !== word);
  if (terms.length === 0) return [];
  const prefixes = stem.length >= LEAST.beginning && stem.length < word.length ? [stem] : [];
  return [
    {
      clauses: [clauseOf({ terms, prefixes })],
      marks: [
        ...terms.map((text) => ({ kind: "word" as const, text })),
        ...prefixes.map((text) => ({ kind: "prefix" as const, text })),
      ],
    },
  ];
}

const ENDINGS = ["", "e", "s", "es", "ed", "d", "ing", "er", "ers", "n", "en"];
const OF_DOUBLED = ["ed", "ing", "er", "ers"];
const OF_Y = ["y", "ies", "ied"];

function inflections(stem: string): string[] {
  const doubled = /[aeiou][bdgklmnprtz]$/.test(stem) ? OF_DOUBLED.map((ending) => stem + stem.slice(-1) + ending) : [];
  return [...ENDINGS, ...OF_Y].map((ending) => stem + ending).concat(doubled);
}

/** As far as the word itself has it; who does a thing is left out as well. */
function stemOf(word: string): string {
  const stem = stemmer(word);
  const shared = [...stem].findIndex((letter, i) => letter !== word[i]);
  // Its `i` may be a y: `pai` of paying.
  const isY = shared === stem.length - 1 && stem[shared] === "i" && word[shared] === "y";
  const common = word.slice(0, shared < 0 || isY ? stem.length : shared);
  const bare = common.replace(/(?<=[a-z]{4})(?:er|or)s?$/, "");
  return bare.replace(/(?<=[a-z]{3})i$/, "").replace(/([bdgklmnprtz])\1$/, "$1");
}

const VERB =
  /^(ab|an|auf|aus|be|ein|ent|er|frei|hoch|los|nach|uber|ueber|um|ver|vor|weg|zer|zu|zuruck|zurueck)?(ge)?([a-z]{3,}?)(en|t|ung|ungen)$/;

/** German verbs, their participles and their nouns: `einzahlen`, `eingezahlt`, `Einzahlung`. */
function verbForms(word: string): Plan[] {
  const [, before = "", ge, stem = "", ending = ""] = VERB.exec(word) ?? [];
  // Without either of them, any English word that ends in a t would be one.
  if (stem === "" || (before === "" && ge === undefined && !ending.startsWith("ung"))) return [];
  const all = [...["en", "t", "te", "ung", "ungen"].map((each) => stem + each), `ge${stem}t`, `ge${stem}en`];
  const terms = all.map((each) => before + each).filter((each) => each !== word);
  return [{ clauses: [clauseOf({ terms, prefixes: [] })], marks: terms.map((text) => ({ kind: "word", text })) }];
}

/** Stems of German verbs that change their vowel, of those that reports are made of. */
const STRONG: readonly (readonly string[])[] = [
  "uberweis uberwies",
  "betrug betrog betrueg",
  "stehl stohl stahl",
  "verlier verlor",
  "versprech versproch versprach",
  "schreib schrieb",
  "ubernehm ubernomm ubernahm",
  "verschwind verschwund verschwand",
  "empfehl empfohl empfahl",
].map((row) => row.split(" "));

/** `überwiesen` and `Überweisung`, `betrogen` and `Betrug`. */
function strongForms(word: string): Plan[] {
  const plain = word.replace(/(?<=[aou])e/g, "");
  const row = STRONG.find((stems) => stems.some((stem) => plain.startsWith(stem) && plain.length - stem.length <= 4));
  const others = row?.filter((stem) => !word.startsWith(stem)) ?? [];
  if (others.length === 0) return [];
  return [
    {
      clauses: [clauseOf({ terms: [], prefixes: [...others, ...others.map(endTerm)] })],
      marks: others.flatMap((text) => (["prefix", "end"] as const).map((kind) => ({ kind, text }))),
    },
  ];
}

/** A word in front of another in one: `Firma` is `Firmen…` there. */
function compoundBeginning(word: string): Plan[] {
  const [, stem = ""] = /^([a-z]{3,20})(?:a|um|us)$/.exec(word) ?? [];
  if (stem === "") return [];
  const text = `${stem}en`;
  return [{ clauses: [clauseOf({ terms: [], prefixes: [text] })], marks: [{ kind: "prefix", text }] }];
}

/** At the end of a longer word: German writes several as one. */
function endsOf(spellings: readonly string[]): Plan[] {
  const words = spellings.filter((each) => each.length >= LEAST.end);
  if (words.length === 0) return [];
  const ends = [...new Set(words.flatMap(endings))];
  return [
    {
      clauses: [clauseOf({ terms: [], prefixes: ends.map(endTerm) })],
      marks: ends.map((text) => ({ kind: "end", text })),
    },
  ];
}

const PLURALS = ["n", "en", "s", "es", "e", "er"];

/** One or many; in a longer word they are asked for by their ends. */
function endings(word: string): string[] {
  const one = PLURALS.filter((plural) => word.endsWith(plural)).map((plural) => word.slice(0, -plural.length));
  return [word, ...one.filter((each) => each.length > LEAST.end), ...["n", "en", "s"].map((plural) => word + plural)];
}

/** A word that nobody wrote as one, in its two parts: `Kryptobetrug` is `Betrug` with `Krypto`. */
export function inTwo(word: string): Plan[] {
  if (!LETTERS.test(word) || word.length > CHARS_AT_MOST) return [];
  const splits = Array.from({ length: Math.max(0, word.length - 2 * LEAST.part + 1) }, (_, i) => i + LEAST.part);
  return splits.map((at) => {
    const [front, back] = [word.slice(0, at), word.slice(at)];
    // German puts an s between them.
    const fronts = front.length > LEAST.part && front.endsWith("s") ? [front, front.slice(0, -1)] : [front];
    return {
      clauses: [clauseOf(sourceOf(...fronts)), clauseOf(sourceOf(back))],
      marks: [...fronts, back].map((text) => ({ kind: "word", text })),
    };
  });
}

/** Words that somebody wrote as one. */
export const asOne = (words: readonly string[]): Plan => ({
  clauses: [clauseOf(sourceOf(words.join("")))],
  marks: [{ kind: "word", text: words.join("") }],
});

const NUMBER_WORDS = new Map(
  `2 two zwei|3 three drei|4 four vier|5 five funf fuenf|6 six sechs|7 seven sieben|8 eight acht|9 nine neun|10 ten zehn|
11 eleven elf|12 twelve zwolf zwoelf|15 fifteen funfzehn|18 eighteen|20 twenty zwanzig|24 twentyfour|30 thirty dreissig|
50 fifty funfzig|100 hundred hundert|1000 thousand tausend`
    .split("|")
    .flatMap((row) => {
      const all = row.trim().split(" ");
      return all.map((each) => [each, all.filter((other) => other !== each)] as const);
    }),
);

function numberForms(word: string): Plan[] {
  const others = NUMBER_WORDS.get(word) ?? [];
  if (others.length === 0) return [];
  return [{ clauses: [clauseOf(sourceOf(...others))], marks: others.map((text) => ({ kind: "word", text })) }];
}
