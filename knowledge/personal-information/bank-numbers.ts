// Bank accounts (IBAN, ISO 13616) and payment cards (ISO 7812), each by its checksum.
import { someMatch } from "./some-match.ts";
import { whole } from "./whole.ts";

const IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/giu;
/** Characters of an IBAN; of other countries any length from 15 to 34 goes. */
const LENGTHS: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  TR: 26,
  UA: 29,
  AE: 23,
  SA: 24,
  IL: 23,
  QA: 29,
  KW: 30,
  KZ: 20,
  GE: 22,
  RS: 22,
};

/** The beginning of every IBAN, but for the letters that may not stand before it. */
const IBAN_SIGN = /(?<![a-z\d])[a-z]{2}\d{2}[ -]?[a-z\d]{4}/i;

export const hasBankNumber = (plain: string): boolean => IBAN_SIGN.test(plain) && matchesBankNumber(plain);

/** `hasBankNumber` without the short cut. */
export function matchesBankNumber(plain: string): boolean {
  return someMatch(plain, IBAN, Number.POSITIVE_INFINITY, ([match]) => {
    const number = match.replace(/[ -]/g, "").toUpperCase();
    return number.length === LENGTHS[number.slice(0, 2)] && mod97(number.slice(4) + number.slice(0, 4)) === 1;
  });
}

/** Letters count as 10 to 35. */
function mod97(text: string): number {
  return Array.from(text).reduce((rest, letter) => {
    const value = Number.parseInt(letter, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

const CARD = whole(
  String.raw`\d{4}(?<apart>[\- ])\d{4}\k<apart>\d{4}\k<apart>\d{4}(?:\k<apart>\d{1,3})?|3[47]\d{2}(?<between>[\- ])\d{6}\k<between>\d{5}|\d{15,16}|62\d{14,17}`,
);
/** Visa, Mastercard, American Express, JCB, Discover, UnionPay. */
const ISSUER = /^(?:4|5[1-5]|2[2-7]|3[47]|35|6011|65|62|81)/;

export function hasCardNumber(text: string): boolean {
  return someMatch(text, CARD, Number.POSITIVE_INFINITY, ([match]) => {
    const number = match.replace(/\D/g, "");
    return ISSUER.test(number) && isLuhn(number);
  });
}

function isLuhn(number: string): boolean {
  const sum = Array.from(number).reduceRight((total, digit, i) => {
    const isDoubled = (number.length - i) % 2 === 0;
    const value = Number(digit) * (isDoubled ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
