// Compares the address with the chosen kind and chain, based on the server's lookup.
import { CHAINS, type Chain } from "@sb/contracts/codes.ts";
import type { Lookup } from "@sb/contracts/report/wire.ts";
import { oneOf } from "./declaration.ts";
import type { Fields, Values } from "./values.ts";

/** The lookup of the current input; undefined if it is stale. */
export const lookupOf = (fields: Fields, lookup: Lookup | undefined): Lookup | undefined =>
  lookup?.adrs === fields["declare.adrs"].trim() ? lookup : undefined;

/**
 * Suggested chains if the text does not fit the chosen chain, or is not a site; undefined if it fits.
 * Same check as at filing (`likelyChains` are the chains whose validation it passes).
 */
export function mismatchOf({ fields }: Values, lookup: Lookup | undefined): readonly Chain[] | undefined {
  const answer = lookupOf(fields, lookup);
  if (!answer) return undefined;
  if (fields["declare.declareType"] === "SITE") return answer.declareType === "SITE" ? undefined : answer.likelyChains;
  const chain = oneOf(CHAINS, fields["declare.chain"]);
  if (!chain || chain === "OTHER" || answer.likelyChains.includes(chain)) return undefined;
  return answer.likelyChains;
}

export type Guess = { readonly values: Values; readonly chainIsGuess: boolean };

/** Prefills the kind and the chain that the address fits, if the user has not chosen them. */
export function guessFrom(values: Values, lookup: Lookup, chainIsGuess: boolean): Guess {
  const fields = { ...values.fields };
  if (fields["declare.declareType"] === "" && lookup.declareType) fields["declare.declareType"] = lookup.declareType;
  const mayGuess = fields["declare.declareType"] === "WALLET" && (fields["declare.chain"] === "" || chainIsGuess);
  if (!mayGuess || !lookup.chain) return { values: { ...values, fields }, chainIsGuess };
  return { values: { ...values, fields: { ...fields, "declare.chain": lookup.chain } }, chainIsGuess: true };
}
