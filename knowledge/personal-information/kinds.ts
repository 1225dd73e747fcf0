// Finds what tells who somebody is, in texts that will be published. Pure. Prefers a miss to a false alarm, since reports are
// full of wallet addresses, hashes, amounts and dates.
import type { PersonalKind } from "@sb/contracts/codes.ts";
import { hasBankNumber, hasCardNumber } from "./bank-numbers.ts";
import { hasEmail } from "./emails.ts";
import { hasIdentityNumber } from "./identity-numbers.ts";
import { hasPhoneNumber } from "./phones.ts";
import { plainDigits, plainText, withoutLinks } from "./plain.ts";
import { hasHomeAddress } from "./private-persons/home-addresses.ts";
import { hasPersonName } from "./private-persons/names.ts";

/** The first kind found; undefined where the text has none. Some milliseconds for 10,000 characters. */
export function kindIn(text: string): PersonalKind | undefined {
  const plain = plainText(text);
  if (hasEmail(plain)) return "EMAIL";
  return numberIn(plain) ?? personIn(withoutLinks(plain));
}

/** Five digits with up to four signs between them. What has no more is no number of any kind, but for a bank's. */
const NUMBER_SIGN = /\d(?:[-. ()/]{0,4}\d){4}/;

function numberIn(plain: string): PersonalKind | undefined {
  const numbers = plainDigits(plain);
  // Most texts have no long number, and looking for each kind is expensive.
  if (numbers === undefined) return undefined;
  const hasNumber = NUMBER_SIGN.test(numbers.text);
  if (hasNumber && hasIdentityNumber(numbers.text)) return "IDENTITY_NUMBER";
  if (hasNumber && hasCardNumber(numbers.text)) return "CARD";
  if (hasBankNumber(plain)) return "BANK_ACCOUNT";
  return numbers.messengerLink || (hasNumber && hasPhoneNumber(numbers.text)) ? "PHONE" : undefined;
}

function personIn(plain: string): PersonalKind | undefined {
  if (hasHomeAddress(plain)) return "HOME_ADDRESS";
  return hasPersonName(plain) ? "NAME" : undefined;
}
