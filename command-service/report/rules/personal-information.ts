// Finds personal information in texts that will be published: e-mail addresses, telephone numbers, Korean resident
// registration numbers. Pure. Prefers a miss to a false alarm, since reports are full of wallet addresses, hashes, amounts
// and dates.

export function hasPersonalInformation(text: string): boolean {
  // Makes full-width digits and signs plain.
  const plain = text.normalize("NFKC");
  if (plain.includes("@") && EMAIL.test(plain)) return true;
  // The other kinds are long numbers. Most texts have none, and looking for each kind is expensive.
  if (!hasDigits(plain, SHORTEST_NUMBER)) return false;
  if (MESSENGER_LINK.test(plain)) return true;
  const digits = plain.replace(LINK, " ").replace(LONG_TOKEN, " ");
  return hasResidentNumber(digits) || KOREAN_PHONE.test(digits) || hasInternationalPhone(digits);
}

/** Digits of the shortest number that a pattern below matches. */
const SHORTEST_NUMBER = 8;

function hasDigits(text: string, wanted: number): boolean {
  let digits = 0;
  for (let at = 0; at < text.length && digits < wanted; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) digits += 1;
  }
  return digits === wanted;
}

/** Not the user part of a URL (`https://bank.example@evil.example`), nor a fediverse name (`@name@host`). */
const EMAIL =
  /(?<![\p{L}\p{N}._%+@/:-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}]{2,24}(?![\p{L}\p{N}])/u;

/** Links that are a telephone number. */
const MESSENGER_LINK = /(?:\bwa\.me\/|\bapi\.whatsapp\.com\/send\/?\?phone=|\btel:)\+?\d{8,15}\b/i;

/** Numbers inside links mean something else. */
const LINK = /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+|\b(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}\/\S*/gi;
/** Addresses and hashes: long, or with letters among the digits. */
const LONG_TOKEN = /0x[0-9a-f]+|(?<![\p{L}\p{N}])(?=[a-z0-9]*[a-z])(?=[a-z0-9]*\d)[a-z0-9]{12,}|[a-z0-9]{20,}/giu;

/** Mobile numbers in any notation; others (area codes, 050x, 070, 080) with their parts separated. */
const KOREAN_PHONE = new RegExp(
  [
    String.raw`01[016789][\-. \)]{0,2}\d{3,4}[\-. ]{0,2}\d{4}`,
    String.raw`\(?(?:02|0[3-6][1-5]|070|080|050\d)(?:\) ?|[\-.\)]| - )\d{3,4}(?:[\-.]| - | )\d{4}`,
  ]
    .map(
      (form) =>
        String.raw`(?<![\p{L}--\p{Script=Hangul}]|[\p{N}.,+\-])(?:${form})(?![\p{L}--\p{Script=Hangul}]|\d|[.,\-]\d)`,
    )
    .join("|"),
  "v",
);

const INTERNATIONAL = /(?<![\p{L}\p{N}+.,])\+(?:\d[-. ()]{0,2}){7,14}\d(?![\p{L}\d%]|[.,]\d)/gu;
/** Units that make a number an amount. */
const UNIT =
  /^\s*(?:[%$€₩]|(?:krw|usdt?|usdc|eur|btc|eth|bnb|xrp|trx|won|dollars?|euros?|points?|원|만|억|달러)(?![a-z]))/iu;

/** E.164: 9 to 15 digits after a plus. A round number, or one with a unit, is an amount. */
function hasInternationalPhone(text: string): boolean {
  for (const match of text.matchAll(INTERNATIONAL)) {
    const digits = match[0].replace(/\D/g, "");
    const rest = text.slice(match.index + match[0].length);
    if (digits.length >= 9 && digits.length <= 15 && !/0{5}$/.test(digits) && !UNIT.test(rest)) return true;
  }
  return false;
}

const RESIDENT =
  /(?<![\p{L}\p{N}.,\-])(?<birth>\d{6})(?<hyphen> ?- ?)?(?<tail>[1-8]\d{6})(?![\p{L}--\p{Script=Hangul}]|\d|[.,\-]\d)/gv;

/** YYMMDD-SNNNNNN, S for century and sex. Without the hyphen only with a correct check digit: 13 digits are also a timestamp. */
function hasResidentNumber(text: string): boolean {
  for (const { groups } of text.matchAll(RESIDENT)) {
    const { birth = "", hyphen, tail = "" } = groups ?? {};
    if (isMonthDay(birth) && (hyphen !== undefined || hasCheckDigit(birth + tail))) return true;
  }
  return false;
}

function isMonthDay(birth: string): boolean {
  const month = Number(birth.slice(2, 4));
  const day = Number(birth.slice(4, 6));
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

function hasCheckDigit(number: string): boolean {
  const weights = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5];
  const sum = weights.reduce((total, weight, i) => total + weight * Number(number[i]), 0);
  return (11 - (sum % 11)) % 10 === Number(number[12]);
}
