// Syllables of Hangul and what they are made of: an initial, a vowel and, maybe, a final (Unicode, section 3.12). A syllable
// that is only begun is written as conjoining jamo: `리디` with `디` begun is `리` and the jamo of `디`.

const FIRST = 0xac00;
const VOWELS = 21;
/** None is one of them. */
export const FINALS = 28;
const JAMO = { initial: 0x1100, vowel: 0x1161, final: 0x11a7 };
/** Above every character that a term can go on with. */
const END = "\u{10ffff}";

export type Syllable = { readonly initial: number; readonly vowel: number; readonly final: number };

const INITIALS = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const MEDIALS = [..."ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"];
const TRAILING = ["", ..."ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"];

export const initialNo = (letter: string): number => INITIALS.indexOf(letter);
export const vowelNo = (letter: string): number => MEDIALS.indexOf(letter);
export const finalNo = (letter: string): number => TRAILING.indexOf(letter);
export const initialLetter = (no: number): string => INITIALS[no] ?? "";
export const vowelLetter = (no: number): string => MEDIALS[no] ?? "";
export const finalLetter = (no: number): string => TRAILING[no] ?? "";

export const isSyllables = (text: string): boolean => /^[\uac00-\ud7a3]+$/.test(text);

/** Undefined where the character is no whole syllable. */
export function syllableOf(character: string): Syllable | undefined {
  const code = character.charCodeAt(0) - FIRST;
  if (!(code >= 0 && code < INITIALS.length * VOWELS * FINALS)) return undefined;
  const final = code % FINALS;
  const vowel = ((code - final) / FINALS) % VOWELS;
  return { initial: Math.floor(code / (VOWELS * FINALS)), vowel, final };
}

export const syllable = ({ initial, vowel, final }: Syllable): string =>
  String.fromCharCode(FIRST + (initial * VOWELS + vowel) * FINALS + final);

/** Any syllable that begins with these. */
export function begun(initial: number, vowel?: number): string {
  const letter = String.fromCharCode(JAMO.initial + initial);
  return vowel === undefined ? letter : letter + String.fromCharCode(JAMO.vowel + vowel);
}

const BEGUN = /([\u1100-\u1112])([\u1161-\u1175]?)$/;

/** The terms with the prefix, whose last syllable may be begun only: from the first of them to before the second. */
export function rangeOf(prefix: string): readonly [from: string, to: string] {
  const [whole = "", initial = "", vowel = ""] = BEGUN.exec(prefix) ?? [];
  if (whole === "") return [prefix, prefix + END];
  const before = prefix.slice(0, -whole.length);
  const first = FIRST + (initial.charCodeAt(0) - JAMO.initial) * VOWELS * FINALS;
  const from = vowel === "" ? first : first + (vowel.charCodeAt(0) - JAMO.vowel) * FINALS;
  const size = vowel === "" ? VOWELS * FINALS : FINALS;
  return [before + String.fromCharCode(from), before + String.fromCharCode(from + size)];
}

const CLUSTERS = new Map([..."ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ"].map((letter) => [letter.normalize("NFKC"), letter]));
const PARTS: Readonly<Record<string, string>> = {
  ㄳ: "ㄱㅅ",
  ㄵ: "ㄴㅈ",
  ㄶ: "ㄴㅎ",
  ㄺ: "ㄹㄱ",
  ㄻ: "ㄹㅁ",
  ㄼ: "ㄹㅂ",
  ㄽ: "ㄹㅅ",
  ㄾ: "ㄹㅌ",
  ㄿ: "ㄹㅍ",
  ㅀ: "ㄹㅎ",
  ㅄ: "ㅂㅅ",
};
/** Two consonants that an input method has drawn together; another letter is answered as it is. */
export const consonantsIn = (letter: string): string => PARTS[letter] ?? letter;

/** A consonant that stands alone in a folded text; of two that were drawn together both. Undefined for anything else. */
export function loneConsonants(character: string): string | undefined {
  const no = character.charCodeAt(0) - JAMO.initial;
  if (no >= 0 && no < INITIALS.length) return INITIALS[no];
  const cluster = CLUSTERS.get(character);
  return cluster === undefined ? undefined : PARTS[cluster];
}

// The doubled consonants count as the plain ones: initials are typed without the shift key.
const KEYS = [..."rrseefaqqttdwwczxvg"];

/** The initials of a folded text as the keys they are typed with; undefined where it has anything but syllables and lone consonants. */
export function initialsOf(text: string): string | undefined {
  let keys = "";
  for (const character of text) {
    const no = syllableOf(character)?.initial;
    if (no !== undefined) {
      keys += KEYS[no] ?? "";
      continue;
    }
    const letters = loneConsonants(character);
    if (letters === undefined) return undefined;
    for (const letter of letters) keys += KEYS[initialNo(letter)] ?? "";
  }
  return keys;
}

/** The keys of initials by number, from 1: four fit into 16 bits. */
const NUMBERED = [...new Set(KEYS)];
const KEY_NUMBERS = KEYS.map((key) => NUMBERED.indexOf(key) + 1);

/** The number of the key that the initial of a syllable is typed with; undefined for anything else than a syllable. */
export function keyNumberOf(unit: number): number | undefined {
  return unit < FIRST ? undefined : KEY_NUMBERS[Math.floor((unit - FIRST) / (VOWELS * FINALS))];
}

/** Numbers of keys in 4 bits each, the first one in the lowest. */
export function keysIn(numbers: number): string {
  let keys = "";
  for (let rest = numbers; rest > 0; rest >>>= 4) keys += NUMBERED[(rest & 0xf) - 1] ?? "";
  return keys;
}

/** The initials that a key stands for. */
export const initialsOfKey = (key: string): number[] => KEYS.flatMap((each, no) => (each === key ? [no] : []));
