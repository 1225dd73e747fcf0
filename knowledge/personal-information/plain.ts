// Makes plain what people write to keep a number or an address from being found: invisible characters, full-width
// letters, digits in words, the letter O for a zero.

/** Invisible characters are dropped, widths and kinds of hyphens and spaces made one (NFKC). */
export const plainText = (text: string): string => (isPlain(text) ? text : madePlain(text));

/**
 * Units of UTF-16 that `madePlain` leaves as they are, whatever stands beside them. Most texts have no others, and to look for
 * one costs a tenth of the rest.
 */
const NOT_PLAIN = /[^\n -~\u00c0-\u0131\u2018-\u201d、。「」『』【】ぁ-ゖァ-ヺー一-鿿가-힣]/;
const LONG_SOUND = /\dー\d/;

const isPlain = (text: string): boolean => !NOT_PLAIN.test(text) && !LONG_SOUND.test(text);

/** `plainText` without the short cut. */
export function madePlain(text: string): string {
  return text
    .replace(INVISIBLE, "")
    .normalize("NFKC")
    .replace(/[\p{Pd}\u2212\u30fb\u00b7\u2027]|(?<=\d)\u30fc(?=\d)/gu, "-")
    .replace(/[^\S\n]/gu, " ");
}

/** Zero-width and other characters that show nothing, and combining marks put on digits. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?<=\d)\p{Mn}+/gu;

/** As many digits as the shortest number has that is looked for. Expressions look at a text faster than a loop of ours. */
const hasDigits = (text: string): boolean => /^(?:\D*\d){8}/.test(text);

export type PlainDigits = {
  /** Without links, addresses and hashes. */
  readonly text: string;
  /** A link that is a telephone number. */
  readonly messengerLink: boolean;
};

/** The text as numbers are looked for in it; undefined where it has too few digits for any. */
export function plainDigits(plain: string): PlainDigits | undefined {
  if (SPOKEN_UNIT.test(plain) && SPOKEN_RUN.test(plain)) return allDigits(plain);
  return hasDigits(plain) ? digitsOf(plain) : undefined;
}

/** `plainDigits` without the short cut. */
export function allDigits(plain: string): PlainDigits | undefined {
  const spoken = plain.replace(SPOKEN, spokenDigits);
  return hasDigits(spoken) ? digitsOf(spoken) : undefined;
}

function digitsOf(spoken: string): PlainDigits {
  const short = withoutLinks(spoken).replace(LONG_TOKEN, keepLookAlikes);
  return { text: short.replace(ZERO, "0").replace(ONE, "1"), messengerLink: MESSENGER_LINK.test(spoken) };
}

/** Numbers and words inside links mean something else. */
export const withoutLinks = (plain: string): string => (LINK_SIGN.test(plain) ? cutLinks(plain) : plain);

/** `withoutLinks` without the short cut. */
export const cutLinks = (plain: string): string => plain.replace(LINK, " ");

const WORDS: readonly string[] = [
  "공영빵零〇",
  "일一壹幺",
  "이二贰",
  "삼三叁",
  "사四肆",
  "오五伍",
  "육륙六陆",
  "칠七柒",
  "팔八捌",
  "구九玖",
];
const DIGIT_OF = new Map(WORDS.flatMap((words, digit) => Array.from(words, (word) => [word, String(digit)] as const)));
const WORD = `[${WORDS.join("")}]`;
/** Eight or more digits in words after one another, as a telephone number is dictated. */
const SPOKEN = new RegExp(`(?:(?:${WORD}|\\d)[\\-. ]{0,2}(?:에 ?)?){8,20}`, "gu");
/** Texts that `SPOKEN` changes have one of them, and eight digits as `SPOKEN` has them: in a simpler form, which is found sooner. */
const SPOKEN_UNIT = new RegExp(`[${WORDS.join("")}에]`);
const SPOKEN_RUN = new RegExp(`[${WORDS.join("")}\\d](?:[\\-. ]{0,2}(?:에 ?)?[${WORDS.join("")}\\d]){7}`);

function spokenDigits(run: string): string {
  return Array.from(run, (letter) => DIGIT_OF.get(letter) ?? letter)
    .join("")
    .replaceAll("에", "-");
}

/** Links that are a telephone number. */
const MESSENGER_LINK = /(?:\bwa\.me\/|\bapi\.whatsapp\.com\/send\/?\?phone=|\btel:|\bsms:)\+?\d{8,15}\b/i;

/** A sign that every link has. */
const LINK_SIGN = /[a-z:]\//i;
const LINK = /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+|\b(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}\/\S*/gi;
/** Addresses and hashes: long, or with letters among the digits. */
const LONG_TOKEN = /0x[0-9a-f]+|(?<![\p{L}\p{N}])(?=[a-z0-9]*[a-z])(?=[a-z0-9]*\d)[a-z0-9]{12,}|[a-z0-9]{20,}/giu;

/** A Chinese resident number may end in X. */
const keepLookAlikes = (token: string): string =>
  /^(?:\d{17}X|\d{3}O\d{4,8}|[\dOoIl]{10,13})$/i.test(token) ? token : " ";

const ZERO =
  /(?<![\p{L}\p{N}])[Oo](?=[1lI][0Oo15-9][-. ]?\d{2})|(?<=\b[0Oo][1lI])[Oo](?=[-. ]?\d{3})|(?<=\d)[Oo](?=\d)/gu;
const ONE = /(?<=\b[0Oo])[lI](?=[0Oo16789][-. ]?\d{3})|(?<=\d)[lI](?=\d)/gu;
