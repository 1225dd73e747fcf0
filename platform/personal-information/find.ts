// Finds personal information in texts that will be published. Pure. Prefers a miss to a false alarm, since reports are
// full of wallet addresses, hashes, amounts and dates.
import { hasBankNumber, hasCardNumber } from "./bank-numbers.ts";
import { hasEmail } from "./emails.ts";
import { hasIdentityNumber } from "./identity-numbers.ts";
import { hasPhoneNumber } from "./phones.ts";
import { plainDigits, plainText } from "./plain.ts";

export const PERSONAL_KINDS = ["EMAIL", "PHONE", "IDENTITY_NUMBER", "CARD", "BANK_ACCOUNT"] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

/** The first kind found; undefined where the text has none. Some milliseconds for 10,000 characters. */
export function personalInformationIn(text: string): PersonalKind | undefined {
  const plain = plainText(text);
  if (hasEmail(plain)) return "EMAIL";
  const numbers = plainDigits(plain);
  // The other kinds are long numbers. Most texts have none, and looking for each kind is expensive.
  if (numbers === undefined) return undefined;
  if (hasIdentityNumber(numbers.text)) return "IDENTITY_NUMBER";
  if (hasCardNumber(numbers.text)) return "CARD";
  if (hasBankNumber(plain)) return "BANK_ACCOUNT";
  return numbers.messengerLink || hasPhoneNumber(numbers.text) ? "PHONE" : undefined;
}

export const hasPersonalInformation = (text: string): boolean => personalInformationIn(text) !== undefined;
