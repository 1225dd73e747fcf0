// A text as names are compared in it: folded, without what stands between the parts of a name, with the way back to the text
// as it was written, and where a word of a script may begin and end.

/** Case, width and accents, ß, and hiragana as katakana, without spaces and punctuation. */
export const foldName = (name: string): string => lettersOf(name).folded;

export type Letters = {
  /** Ends of sentences and lines stand as line breaks, which no name has. */
  readonly folded: string;
  startOf(at: number): number;
  endOf(at: number): number;
  mayBegin(at: number, key: string): boolean;
  mayEnd(at: number, key: string): boolean;
  /** Spread over several words, and too short for that to be meant. */
  isScattered(at: number, key: string): boolean;
  /** The only word of its script, or in capitals among others. */
  isSingled(at: number, end: number): boolean;
};

type Script = "LATIN" | "DIGIT" | "HANGUL" | "HAN" | "HIRAGANA" | "KATAKANA" | "BREAK";

const SCRIPTS: readonly (readonly [RegExp, Script])[] = [
  [/^\p{N}/u, "DIGIT"],
  [/^\p{Script=Hangul}/u, "HANGUL"],
  [/^\p{Script=Hiragana}/u, "HIRAGANA"],
  [/^(?:\p{Script=Katakana}|ー)/u, "KATAKANA"],
  [/^\p{Script=Han}/u, "HAN"],
];
const scriptOf = (letter: string): Script => SCRIPTS.find(([form]) => form.test(letter))?.[1] ?? "LATIN";

type Letter = {
  readonly folded: string;
  readonly script: Script;
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
  /** Something stands between it and the letter before. */
  readonly isApart: boolean;
};

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
const IS_LETTER = /[\p{L}\p{N}]/u;
const BREAKS = /[\n\r,;:!?。、，；：！？…()[\]{}<>"“”«»|]/u;
const INVISIBLE = /^\p{Cf}+$/u;

export function lettersOf(text: string): Letters {
  const letters = split(text);
  const at = (index: number): Letter | undefined => letters[index];
  const isJoined = (index: number): boolean =>
    at(index)?.isApart === false && at(index)?.script === at(index - 1)?.script;
  return {
    folded: letters.map(({ folded }) => folded).join(""),
    startOf: (index) => at(index)?.start ?? 0,
    endOf: (index) => at(index)?.end ?? 0,
    mayBegin: (index, key) => {
      const { script } = at(index) ?? {};
      if (script === "LATIN" || script === "DIGIT") return beginsWord(letters, index);
      return !isJoined(index) || (script === "HANGUL" ? key.length > 2 : script !== "KATAKANA");
    },
    mayEnd: (index, key) => {
      const { script } = at(index - 1) ?? {};
      if (script === "LATIN" || script === "DIGIT") return endsWord(letters, index, key);
      if (!isJoined(index)) return true;
      return script === "HANGUL" ? key.length > 2 || ENDING.test(restOf(letters, index)) : script !== "KATAKANA";
    },
    isScattered: (index, key) => {
      const inside = letters.slice(index + 1, index + key.length);
      const least = inside.some(({ script }) => script === "LATIN") ? 5 : 3;
      return key.length < least && inside.some(({ isApart }) => isApart);
    },
    isSingled: (start, end) => isSingled(letters, start, end),
  };
}

function split(text: string): Letter[] {
  const letters: Letter[] = [];
  let isApart = false;
  for (const { segment, index } of graphemes.segment(text)) {
    const place = { start: index, end: index + segment.length };
    if (BREAKS.test(segment)) {
      letters.push({ ...place, folded: "\n", script: "BREAK", isCapital: false, isApart: true });
    } else if (IS_LETTER.test(segment)) {
      const folded = fold(segment);
      const isCapital = segment !== segment.toLowerCase();
      for (const [at, letter] of Array.from(folded).entries())
        letters.push({ ...place, folded: letter, script: scriptOf(segment), isCapital, isApart: isApart && at === 0 });
      isApart = false;
    } else if (!INVISIBLE.test(segment)) isApart = true;
  }
  return letters.map((letter) => (letter.folded.length === 1 ? letter : { ...letter, folded: "\n" }));
}

const fold = (segment: string): string =>
  segment
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/^[\p{Script=Latin}]\p{M}*/u, (letter) => letter.normalize("NFD").replace(/\p{M}/gu, ""))
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/** A number before it counts as a word of its own (`5000USDT`), where no letters stand before the number. */
function beginsWord(letters: readonly Letter[], index: number): boolean {
  let at = index;
  while (letters[at]?.isApart === false && letters[at - 1]?.script === "DIGIT") at--;
  return letters[at]?.isApart !== false || letters[at - 1]?.script !== "LATIN";
}

function endsWord(letters: readonly Letter[], index: number, key: string): boolean {
  const isEnd = (at: number): boolean => {
    const next = letters[at];
    return next === undefined || next.isApart || !["LATIN", "DIGIT"].includes(next.script);
  };
  return isEnd(index) || (key.length > 4 && letters[index]?.folded === "s" && isEnd(index + 1));
}

/** Endings and companions of a short name in Korean: `해킹을`, `마약거래`, `테더사기`. */
const ENDING =
  /^(?:[을를이가은는의에로와과도만랑]|에서|에게|으로|까지|부터|이랑|이?라[는고].*|처럼|같은.*|관련.*|사칭.*|사기.*|피해.*|당[하한함했해].*|했.*|하[고는다].*|된.*|됐.*|됨|방|앱|지갑.*|계정.*|거래.*|코인|송금.*|입금.*|출금.*)$/;

/** The letters that follow in the same word. */
function restOf(letters: readonly Letter[], index: number): string {
  let rest = "";
  for (let at = index; letters[at]?.script === "HANGUL" && !letters[at]?.isApart; at++) rest += letters[at]?.folded;
  return rest;
}

function isSingled(letters: readonly Letter[], start: number, end: number): boolean {
  const script = letters[start]?.script;
  const others = letters.filter((letter, at) => letter.script === script && (at < start || at >= end));
  const isLoud = letters.slice(start, end).every(({ isCapital }) => isCapital);
  return others.length === 0 || (isLoud && others.some(({ isCapital }) => !isCapital));
}
