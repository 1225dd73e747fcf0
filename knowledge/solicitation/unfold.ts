// Undoes what hides words from a reader of rules: letters of other scripts, letters set apart, signs between them, digits for
// letters. What is hidden so is folded as names are (../skeleton.ts), but word by word, so that honest words stay theirs.
import { latinOf } from "../address/latin.ts";
import { plainText } from "../personal-information/plain.ts";

/** The text in small letters as it stands and, where that is another, as it may be meant. */
export function readingsOf(text: string): readonly string[] {
  // A keycap is a digit in a frame.
  const plain = plainText(text.replaceAll("\u20e3", "").replaceAll("\ufe0f", ""));
  const asWritten = plain.toLowerCase();
  const meant = namesOf(joinedLetters(withoutSigns(latinOf(plain).replace(/[Ии]/g, "n").toLowerCase()))).replace(
    / {2,}/g,
    " ",
  );
  return meant === asWritten ? [asWritten] : [asWritten, meant];
}

const WIDE = String.raw`\u3131-\u318e\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3`;
/** Stars, hearts and the like between letters of one word. Punctuation parts words, and stays. */
const SIGNS = new RegExp(String.raw`(?<=[${WIDE}])[\p{So}\p{Sk}\p{Sm}*_•^°]{1,3}(?=[${WIDE}])`, "gu");
const LATIN_SIGNS = /(?<=[a-z])[\p{So}*•^|~]{1,2}(?=[a-z])/gu;
const withoutSigns = (text: string): string => text.replace(SIGNS, "").replace(LATIN_SIGNS, "");

const ONE = String.raw`(?:[a-z]|[${WIDE}][\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7\u30fc]?)`;
/** Letters that stand alone, one after the other. */
const APART = new RegExp(String.raw`(?<![\p{L}\p{N}])${ONE}(?:[^\p{L}\p{N}\n]{1,3}${ONE}(?![\p{L}\p{N}])){1,30}`, "gu");
const LATIN_LETTERS = 4;

/** `t e l e g r a m` and `텔 레 그 램` become words. Fewer than four Latin letters are initials. */
const joinedLetters = (text: string): string =>
  text.replace(APART, (run) => {
    const letters = run.replace(/[^\p{L}\p{N}]/gu, "");
    return /^[a-z]+$/.test(letters) && letters.length < LATIN_LETTERS ? run : letters;
  });

const NAMES = new Set(
  "telegram telegramm whatsapp signal discord instagram insta kakao kakaotalk line wechat weixin viber skype".split(
    " ",
  ),
);
const LETTER_OF: Readonly<Record<string, string>> = { 0: "o", 1: "l", 3: "e", 4: "a", 5: "s", 7: "t", 8: "b", $: "s" };

/** `t3legram` and `te-le-gram` are read as the names they stand for. Other words with digits stay: they are names of accounts. */
const namesOf = (text: string): string =>
  text.replace(/[a-z0-9$]{1,12}(?:[-.][a-z0-9$]{1,6}){0,5}/g, (word) => {
    const read = (one: string) =>
      word.replace(/[013457$8.-]/g, (sign) => (sign === "1" ? one : (LETTER_OF[sign] ?? "")));
    return [read("l"), read("i")].find((name) => NAMES.has(name)) ?? word;
  });
