// The short cuts of the finder must never change its answer: each is compared with the long way, over all examples and over
// what becomes of them when pieces are cut out, moved and put in.
import { LANGUAGES, type PersonalKind } from "@sb/contracts/codes.ts";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { hasBankNumber, hasCardNumber, matchesBankNumber } from "./bank-numbers.ts";
import { hasEmail, matchesEmail } from "./emails.ts";
import { PERSONAL_EXAMPLES } from "./examples.ts";
import { hasIdentityNumber } from "./identity-numbers.ts";
import { kindIn } from "./kinds.ts";
import { hasPhoneNumber } from "./phones.ts";
import { allDigits, cutLinks, madePlain, plainDigits, plainText, withoutLinks } from "./plain.ts";
import { HARMLESS, HOME_ADDRESSES, LABELLED_NAMES, TOLD_NAMES } from "./private-persons/examples.ts";
import { hasHomeAddress, matchesHomeAddress } from "./private-persons/home-addresses.ts";
import { hasPersonName, matchesPersonName } from "./private-persons/names.ts";

const TEXTS = LANGUAGES.flatMap((code) => [
  ...PERSONAL_EXAMPLES[code].map(([, text]) => text),
  ...HOME_ADDRESSES[code],
  ...LABELLED_NAMES[code],
  ...TOLD_NAMES[code],
  ...HARMLESS[code],
]);
/** Pieces that the short cuts ask about, and pieces in their way. */
const PIECES = [
  ..."0123456789@()[]<★#&*/:.,-+·・ー–−\u200b\u00ad\u0301\u3099０９＠⓪Ａ에이일공영OoIl ",
  ..."\n\t\r\u3000\ud800가힣一鿿ぁヺĂſ\u212aßÄ…",
  "https://",
  "wa.me/82",
  "tel:",
  " at ",
  " AT ",
  "골뱅이",
  "공일공일이삼사오",
  "일 에 이 에 삼 에 ",
  "0x12ab",
  "DE89",
  "a.example/",
  "010",
  "+49 ",
  "서울 ",
  "번지",
  "동 101호",
  " 34丁目",
  "Straße 5 ",
  "Name: ",
  " NAME=",
  "namens ",
  "이름",
  "님",
  "저는 ",
  "라고 합니다",
  "라는 사람",
  "I'm ",
  "i’m ",
  "My name is ",
  "我叫",
  "我是",
  "私は",
  "と申します",
  "さん",
  "Ich bin ",
  "ich heisse ",
];
const examples = fc.constantFrom(...TEXTS);
const mutated = fc
  .tuple(examples, examples, fc.array(fc.tuple(fc.constantFrom(...PIECES), fc.nat(60), fc.nat(6)), { maxLength: 6 }))
  .map(([one, other, pieces]) =>
    pieces.reduce(
      (text, [piece, at, cut]) => text.slice(0, at) + piece + text.slice(at + cut),
      pieces.length % 2 === 0 ? one : `${one} ${other}`,
    ),
  );
const noise = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(""));

/** The kind found without any short cut. */
function longWay(text: string): PersonalKind | undefined {
  const plain = madePlain(text);
  if (matchesEmail(plain)) return "EMAIL";
  const numbers = allDigits(plain);
  if (numbers && hasIdentityNumber(numbers.text)) return "IDENTITY_NUMBER";
  if (numbers && hasCardNumber(numbers.text)) return "CARD";
  if (numbers && matchesBankNumber(plain)) return "BANK_ACCOUNT";
  if (numbers && (numbers.messengerLink || hasPhoneNumber(numbers.text))) return "PHONE";
  const words = cutLinks(plain);
  if (matchesHomeAddress(words)) return "HOME_ADDRESS";
  return matchesPersonName(words) ? "NAME" : undefined;
}

function expectSame(text: string): void {
  expect(plainText(text)).toBe(madePlain(text));
  const plain = madePlain(text);
  expect(hasEmail(plain)).toBe(matchesEmail(plain));
  expect(plainDigits(plain)).toEqual(allDigits(plain));
  expect(withoutLinks(plain)).toBe(cutLinks(plain));
  expect(hasBankNumber(plain)).toBe(matchesBankNumber(plain));
  const words = cutLinks(plain);
  expect(hasHomeAddress(words)).toBe(matchesHomeAddress(words));
  expect(hasPersonName(words)).toBe(matchesPersonName(words));
  expect(kindIn(text)).toBe(longWay(text));
}

test.each(TEXTS)("%j", expectSame);

describe("examples", () => {
  it.each([
    ["cut and put together", mutated],
    ["of nothing but what matters", noise],
  ])("%s", (_, texts) => {
    fc.assert(fc.property(texts, expectSame), { numRuns: 5_000 });
  });
});

it("takes no unit of UTF-16 for plain that is not, beside whatever stands there", () => {
  for (let unit = 0; unit < 0x10000; unit += 1) {
    const letter = String.fromCharCode(unit);
    for (const text of [letter, `1${letter}1`, `a${letter}a`, `가${letter}가`, `が${letter}が`, letter + letter])
      if (plainText(text) !== madePlain(text)) expect.fail(`U+${unit.toString(16)}`);
  }
});
