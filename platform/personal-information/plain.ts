// Makes plain what people write to keep a number or an address from being found: invisible characters, full-width
// letters, digits in words, the letter O for a zero.

/** Invisible characters are dropped, widths and kinds of hyphens and spaces made one (NFKC). */
export function plainText(text: string): string {
  return text
    .replace(INVISIBLE, "")
    .normalize("NFKC")
    .replace(/[\p{Pd}\u2212\u30fb\u00b7\u2027]|(?<=\d)\u30fc(?=\d)/gu, "-")
    .replace(/[^\S\n]/gu, " ");
}

/** Zero-width and other characters that show nothing, and combining marks put on digits. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?<=\d)\p{Mn}+/gu;

/** Digits of the shortest number that is looked for. */
const SHORTEST_NUMBER = 8;

export type PlainDigits = {
  /** Without links, addresses and hashes. */
  readonly text: string;
  /** A link that is a telephone number. */
  readonly messengerLink: boolean;
};

/** The text as numbers are looked for in it; undefined where it has too few digits for any. */
export function plainDigits(plain: string): PlainDigits | undefined {
  const spoken = plain.replace(SPOKEN, spokenDigits);
  if (!hasDigits(spoken, SHORTEST_NUMBER)) return undefined;
  const text = withoutLinks(spoken).replace(LONG_TOKEN, keepLookAlikes).replace(ZERO, "0").replace(ONE, "1");
  return { text, messengerLink: MESSENGER_LINK.test(spoken) };
}

/** Numbers and words inside links mean something else. */
export const withoutLinks = (plain: string): string => plain.replace(LINK, " ");

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

function spokenDigits(run: string): string {
  return Array.from(run, (letter) => DIGIT_OF.get(letter) ?? letter)
    .join("")
    .replaceAll("에", "-");
}

/** Links that are a telephone number. */
const MESSENGER_LINK = /(?:\bwa\.me\/|\bapi\.whatsapp\.com\/send\/?\?phone=|\btel:|\bsms:)\+?\d{8,15}\b/i;

const LINK = /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+|\b(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}\/\S*/gi;
/** Addresses and hashes: long, or with letters among the digits. */
const LONG_TOKEN = /0x[0-9a-f]+|(?<![\p{L}\p{N}])(?=[a-z0-9]*[a-z])(?=[a-z0-9]*\d)[a-z0-9]{12,}|[a-z0-9]{20,}/giu;

/** A Chinese resident number may end in X. */
const keepLookAlikes = (token: string): string =>
  /^(?:\d{17}X|\d{3}O\d{4,8}|[\dOoIl]{10,13})$/i.test(token) ? token : " ";

const ZERO =
  /(?<![\p{L}\p{N}])[Oo](?=[1lI][0Oo15-9][-. ]?\d{2})|(?<=\b[0Oo][1lI])[Oo](?=[-. ]?\d{3})|(?<=\d)[Oo](?=\d)/gu;
const ONE = /(?<=\b[0Oo])[lI](?=[0Oo16789][-. ]?\d{3})|(?<=\d)[lI](?=\d)/gu;

function hasDigits(text: string, wanted: number): boolean {
  let digits = 0;
  for (let at = 0; at < text.length && digits < wanted; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) digits += 1;
  }
  return digits === wanted;
}
