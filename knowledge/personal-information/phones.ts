// Telephone numbers: international ones of any country, and those of Korea, Japan, China, Germany and the USA as people
// write them at home. What has the form of one is judged by libphonenumber's rules.
import { type CountryCode, type MetadataJson, parsePhoneNumberFromString } from "libphonenumber-js/core";
import metadata from "libphonenumber-js/min/metadata";
import { someMatch } from "./some-match.ts";
import { whole } from "./whole.ts";

/** Looked at in one text; a text with more candidates is a table of numbers. */
const CANDIDATES = 50;

export function hasPhoneNumber(text: string): boolean {
  return hasInternational(text) || NATIONAL.some(([country, form]) => hasNational(text, country, form));
}

const INTERNATIONAL = whole(String.raw`(?:\+ ?|00(?=[1-9]))(?:\d[\-. \(\)\/]{0,3}){7,14}\d(?!%)`);
/** Units that make a number an amount. */
const UNIT =
  /^\s*(?:[%$€₩¥]|(?:krw|usdt?|usdc|eur|btc|eth|bnb|xrp|trx|won|dollars?|euros?|points?|원|만|억|달러|元|円|ドル)(?![a-z]))/iu;

/** A round number, or one with a unit, is an amount. */
function hasInternational(text: string): boolean {
  return someMatch(text, INTERNATIONAL, CANDIDATES, (match) => {
    const number = match[0].replace(/^\+ /, "+").replace(/^00/, "+");
    const rest = text.slice(match.index + match[0].length);
    return !/0{5}$/.test(number.replace(/\D/g, "")) && !UNIT.test(rest) && isPhoneNumber(number);
  });
}

/** Mobile numbers in any notation; others with their parts apart. */
const NATIONAL: readonly (readonly [CountryCode, RegExp])[] = [
  ["KR", whole(String.raw`\(?01[016789][\-. \)\/]{0,3}\d{3,4}[\-. \/]{0,3}\d{4}`)],
  ["KR", whole(String.raw`\(?(?:02|0[3-6][1-5]|070|080|050\d)(?:\) ?|[\-.\)\/]| - | )\d{3,4}(?:[\-.\/]| - | )\d{4}`)],
  ["JP", whole(String.raw`\(?0[6-9]0\)?[\-. ]{0,3}\d{4}[\-. ]{0,3}\d{4}`)],
  ["JP", whole(String.raw`\(?0[1-9]\d{0,3}(?:\) ?|[\-\(]| - )\d{1,4}(?:[\-\)]| - )\d{4}`)],
  ["CN", whole(String.raw`1[3-9]\d(?:\d{8}|[\- ]\d{4}[\- ]\d{4})`)],
  ["CN", whole(String.raw`\(?0(?:10|2\d|[3-9]\d{2})(?:\) ?|-)\d{7,8}`)],
  ["DE", whole(String.raw`01[567]\d(?:[\-\/ ]{0,3}\d{2,8}){1,4}`)],
  ["DE", whole(String.raw`\(?0[2-9]\d{1,4}\)?(?: ?[\/\-] ?|\) ?| )\d{2,8}(?:[\- ]\d{1,6}){0,3}`)],
  ["US", whole(String.raw`(?:1[\-. ])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[\-. ])[2-9]\d{2}[\-. ]\d{4}`)],
];

function hasNational(text: string, country: CountryCode, form: RegExp): boolean {
  return someMatch(text, form, CANDIDATES, (match) => {
    const rest = text.slice(match.index + match[0].length);
    return !UNIT.test(rest) && isPhoneNumber(match[0], country);
  });
}

/** By libphonenumber's rules. Without a country, an international one. */
export function isPhoneNumber(text: string, country?: CountryCode): boolean {
  const options = country ? { defaultCountry: country, extract: false } : { extract: false };
  return parsePhoneNumberFromString(text, options, metadata as unknown as MetadataJson)?.isValid() ?? false;
}
