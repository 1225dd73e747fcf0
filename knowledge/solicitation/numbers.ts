// Telephone numbers that the check for personal information lets pass, since reports are full of numbers: those of other
// countries as they are written at home, numbers behind a word for calling, and digits that are spelled out.
import type { CountryCode } from "libphonenumber-js/core";
import { isPhoneNumber } from "../personal-information/phones.ts";
import { withoutLinks } from "../personal-information/plain.ts";

/** `reading`: in small letters. */
export function hasNumberToCall(reading: string): boolean {
  if (isSpelled(reading)) return true;
  if (!/\d{2}/.test(reading)) return false;
  const text = withoutLinks(reading).replace(DATE, " ").replace(HASH, " ");
  return someOf(text, LABELLED, isCallable) || someOf(text, AT_HOME, isNumberSomewhere);
}

const DATE =
  /(?<!\d)(?:19|20)\d\d ?[-./] ?\d{1,2} ?[-./] ?\d{1,2}(?!\d)|(?<!\d)\d{1,2} ?[-./] ?\d{1,2} ?[-./] ?(?:19|20)\d\d(?!\d)|\d{1,2}:\d\d/g;
const HASH = /0x[0-9a-f]+|(?=[a-z0-9]*[a-z])(?=[a-z0-9]*\d)[a-z0-9]{12,}/g;
const UNIT =
  /^ ?(?:[%$€₩¥]|(?:krw|usdt?|usdc|eur|btc|eth|bnb|xrp|trx|sol|won|dollars?|euros?|coins?|원|만|억|천|달러|개|건|元|円|万|美元|个|枚|ドル)(?![a-z]))/;

/** Asks to call or names a number, with no more than small words up to it. */
const LABELS = [
  `(?<![a-z])(?:call|text|ring|phone|sms|tel|cell|mobile|hotline|whats ?app|(?:my|his|her|their|our|phone|mobile|contact) number)`,
  `(?<![a-z])(?:telefon(?:nummer)?|handy(?:nummer)?|mobil|(?:meine|seine|ihre|deren) nummer|ruft?|anruf|anrufen|erreichbar unter)`,
  "전화(?:번호)?|휴대폰|핸드폰|폰번호?|문자|연락처|번호",
  "电话|電話(?:番号)?|手机号?|致电|拨打|携帯(?:番号)?|联系方式",
].join("|");
const SMALL_WORDS = String.raw`(?:[\s.:,=()\-]|me|us|him|her|them|at|on|now|is|no|nr|an|ist|mich|uns|ihn|sie|unter|는|은|로|으로|는요|は|号码|是|番号){0,6}`;
const LABELLED = new RegExp(String.raw`(?:${LABELS})${SMALL_WORDS}((?:\+|00)?\d[\d\-. ()/]{4,22}\d)(?![\d:])`, "g");
const ROUND = /0{4}$/;

function isCallable(number: string, rest: string): boolean {
  const digits = number.replace(/\D/g, "");
  return digits.length >= 8 && digits.length <= 15 && !ROUND.test(digits) && !UNIT.test(rest);
}

/** In groups, as people write numbers for people. */
const AT_HOME =
  /(?<![\d.,\-/#:])((?:\(?0\d{1,4}\)?(?:[ -]{1,2}\d{2,4}){2,4}|0\d{4} \d{6}|[6-9]\d{4} \d{5}|8[ -]?\(?9\d\d\)?[ -]?\d{3}-\d\d-\d\d|\(\d\d\) ?9\d{4}-\d{4}))(?![\d:,]|[.\-/]\d)/g;
const COUNTRIES: readonly CountryCode[] = [
  ...(["GB", "FR", "IT", "ES", "NL", "BE", "AT", "CH", "PL", "UA", "RU", "TR", "IN", "PK", "BD", "TH", "VN"] as const),
  ...(["PH", "ID", "MY", "TW", "AU", "NZ", "NG", "GH", "KE", "ZA", "EG", "BR", "SE", "RO", "IL"] as const),
];

const isNumberSomewhere = (number: string, rest: string): boolean =>
  !UNIT.test(rest) && COUNTRIES.some((country) => isPhoneNumber(number, country));

/** Candidates looked at in one text. */
const MOST = 30;

function someOf(text: string, form: RegExp, is: (number: string, rest: string) => boolean): boolean {
  for (const match of text.matchAll(form).take(MOST)) {
    const end = match.index + match[0].length;
    if (is(match[1] ?? "", text.slice(end, end + 12))) return true;
  }
  return false;
}

const DIGIT_WORDS = [
  `(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|null|eins?|zwei|zwo|drei|vier|fünf|fuenf|sechs|sieben|acht|neun)(?![a-zäöüß])`,
  "ゼロ|れい|レイ|いち|イチ|さん|サン|よん|ヨン|ろく|ロク|なな|ナナ|しち|シチ|はち|ハチ|きゅう|キュウ|に|ニ|し|シ|ご|ゴ|く|ク",
  "[〇零一二三四五六七八九壹贰叁肆伍陆柒捌玖幺]",
].join("|");
const DIGIT = `(?:(?<![a-zäöüß])(?=[a-z])|(?![a-z]))(?:${DIGIT_WORDS})`;
/** Digits said one by one. */
const SPELLED = new RegExp(String.raw`(?:(?:${DIGIT}|\d{1,4})[\s\-.,、:/]{0,3}){7,20}`, "g");
const WORD = new RegExp(DIGIT, "g");

/** Seven digits or more, most of them as words. */
const isSpelled = (text: string): boolean =>
  text
    .matchAll(SPELLED)
    .take(MOST)
    .some(([run]) => {
      const words = [...run.matchAll(WORD)].length;
      return words >= 5 && words + run.replace(/\D/g, "").length >= 7;
    });
