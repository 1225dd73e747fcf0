// Addresses by the beginning of their hashes: who looks up a range tells only that, and not which address they mean
// (k-anonymity, as the range search of Have I Been Pwned).
import { RANGE_PREFIX_CHARS } from "@sb/contracts/report/lookup/range.ts";
import { sha256Hex } from "#sha256";
import { familyOf } from "./family.ts";
import { likelierOf } from "./same-wallet.ts";
import { siteKey } from "./site.ts";

export type Range = { readonly prefix: string; readonly suffix: string };

/** As much of a hash as a score of a list holds whole: 13 of its hex letters. */
const SCORE_CHARS = 13;

/** A score by which addresses stand in the order of their hashes: a walk through all of them, or through those of a range. */
export const scoreOf = ({ prefix, suffix }: Range): number =>
  Number.parseInt((prefix + suffix).slice(0, SCORE_CHARS), 16);

/** The score before the first that an address of a range can have. */
export const scoreBefore = (prefix: string): number => scoreOf({ prefix, suffix: "0".repeat(SCORE_CHARS) }) - 1;

/** The SHA-256 of the key in UTF-8, in hex, cut in two. */
export function rangeOf(addressKey: string): Range {
  const hex = sha256Hex(addressKey);
  return { prefix: hex.slice(0, RANGE_PREFIX_CHARS), suffix: hex.slice(RANGE_PREFIX_CHARS) };
}

/**
 * The one key by whose range a target is asked about: of a host its domain, of an account the spelling or the chain that a text which
 * means it means first. All that a text means stands there together, so one prefix is sent for it: several would tell which it is.
 */
export function rangeKeyOf(addressKey: string): string {
  const key = addressKey.includes(".") ? (siteKey(addressKey) ?? addressKey) : addressKey;
  return familyOf(key)?.domain ?? likelierOf(key) ?? key;
}
