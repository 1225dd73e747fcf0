// The lookup keys that look-alikes are found by: those of contracts/report/look-alike.ts, and how a host's letters look.
import { looksAskedFor, looksOf } from "@sb/contracts/report/look-alike.ts";
import { hostSkeleton } from "./imitated.ts";

/** Kept for each reported address. */
export const keptLooks = (addressKey: string): readonly string[] => [...looksOf(addressKey), ...letters(addressKey)];

/** What an address is asked for by. */
export const askedLooks = (addressKey: string): readonly string[] => [
  ...looksAskedFor(addressKey),
  ...letters(addressKey),
];

/** Whether two hosts read the same: `pаypal.com` with a Cyrillic а and `paypal.com`. */
export const readsTheSame = (left: string, right: string): boolean =>
  left !== right && isHost(left) && isHost(right) && hostSkeleton(left) === hostSkeleton(right);

const letters = (addressKey: string): readonly string[] => (isHost(addressKey) ? [`≈${hostSkeleton(addressKey)}`] : []);

/** A whole host; a tenant's path has letters of its own. */
const isHost = (addressKey: string): boolean => addressKey.includes(".") && !addressKey.includes("/");
