// Numbers that a state gives each person: Korea, Japan, China, the USA. By checksum where the number has one.
import { someMatch } from "./some-match.ts";
import { whole } from "./whole.ts";

const ALL = Number.POSITIVE_INFINITY;

export function hasIdentityNumber(text: string): boolean {
  return hasKorean(text) || hasChinese(text) || hasJapanese(text) || hasAmerican(text);
}

const KOREAN = whole(String.raw`(?<birth>\d{6})(?<hyphen> ?- ?)?(?<tail>[1-8]\d{6})`);

/** YYMMDD-SNNNNNN, S for century and sex. Without the hyphen only with a correct check digit: 13 digits are also a timestamp. */
function hasKorean(text: string): boolean {
  return someMatch(text, KOREAN, ALL, ({ groups }) => {
    const { birth = "", hyphen, tail = "" } = groups ?? {};
    // Numbers given since October 2020 have no check digit.
    return isMonthDay(birth.slice(2)) && (hyphen !== undefined || hasKoreanCheckDigit(birth + tail));
  });
}

function hasKoreanCheckDigit(number: string): boolean {
  return (11 - (weighted(number, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10 === Number(number[12]);
}

const CHINESE = whole(String.raw`[1-9]\d{5}[ \-]?(?:19|20)\d{2}\d{4}[ \-]?\d{3}[\dXx]`);

/** GB 11643: region, birthday, serial, and a check character (ISO 7064, MOD 11-2). */
function hasChinese(text: string): boolean {
  return someMatch(text, CHINESE, ALL, ([match]) => {
    const number = match.replace(/[ -]/g, "");
    const sum = weighted(number, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
    return isMonthDay(number.slice(10, 14)) && "10X98765432"[sum % 11] === number[17]?.toUpperCase();
  });
}

const JAPANESE = whole(
  String.raw`(?<!\d[ \-])\d{4}[ \-]\d{4}[ \-]\d{4}(?![ \-]\d)|(?<=(?:マイナンバー|個人番号|my number)[^\d\n]{0,12})\d{12}`,
);

/** My Number: 12 digits, the last of them a check digit. Without separators only where the words say so. */
function hasJapanese(text: string): boolean {
  return someMatch(text, JAPANESE, ALL, ([match]) => {
    const number = match.replace(/\D/g, "");
    const rest = weighted(number, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
    return !/^(\d)\1+$/.test(number) && (rest <= 1 ? 0 : 11 - rest) === Number(number[11]);
  });
}

/** Social security numbers and ITINs; 9 digits in one only where the words say so. */
const AMERICAN = whole(
  String.raw`(?!000|666|9\d\d[\- ](?:4|[0-3]))\d{3}(?<apart>[\- ])(?!00)\d{2}\k<apart>(?!0000)\d{4}|(?<=(?:ssn|social security)[^\d\n]{0,16})\d{9}`,
);

const hasAmerican = (text: string): boolean => text.search(AMERICAN) >= 0;

function isMonthDay(monthDay: string): boolean {
  const month = Number(monthDay.slice(0, 2));
  const day = Number(monthDay.slice(2, 4));
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

const weighted = (number: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, i) => total + weight * Number(number[i]), 0);
