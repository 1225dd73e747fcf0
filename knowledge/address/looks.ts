// The lookup keys that look-alikes are found by: those of contracts/report/lookup/look-alike.ts, and how a host's letters look.
import { looksAskedFor, looksOf, looksOfSpelling } from "@sb/contracts/report/lookup/look-alike.ts";
import { bouncedTon } from "./codecs/ton.ts";
import { hostSkeleton } from "./imitated.ts";

/** Kept for each reported address. */
export const keptLooks = (addressKey: string): readonly string[] => [
  ...looksOf(addressKey),
  ...shortenedLooks(bouncedTon(addressKey)),
  ...letters(addressKey),
];

/** The keys that an address is asked for by. */
export const askedLooks = (addressKey: string): readonly string[] => [
  ...looksAskedFor(addressKey),
  ...letters(addressKey),
];

/** TON shows an account in two ways, which end in other letters. */
const shortenedLooks = (spelling: string | undefined): readonly string[] =>
  spelling === undefined ? [] : looksOfSpelling(spelling);

/** Whether an address whose middle was left out may be this one; `looksOfShortened` asks for those. */
export function fitsShortened(addressKey: string, head: string, tail: string): boolean {
  const bounced = bouncedTon(addressKey);
  return [addressKey, ...(bounced === undefined ? [] : [bounced])].some((key) => {
    // Upper case makes no difference where a chain has none.
    const isCased = key !== key.toLowerCase();
    const [first, last] = isCased ? [head, tail] : [head.toLowerCase(), tail.toLowerCase()];
    return key.startsWith(first) && key.endsWith(last) && key.length > first.length + last.length;
  });
}

/** Whether two hosts read the same: `pаypal.com` with a Cyrillic а and `paypal.com`. */
export const readsTheSame = (left: string, right: string): boolean =>
  left !== right && isHost(left) && isHost(right) && hostSkeleton(left) === hostSkeleton(right);

const letters = (addressKey: string): readonly string[] => (isHost(addressKey) ? [`≈${hostSkeleton(addressKey)}`] : []);

/** A whole host; a tenant's path has letters of its own. */
const isHost = (addressKey: string): boolean => addressKey.includes(".") && !addressKey.includes("/");
