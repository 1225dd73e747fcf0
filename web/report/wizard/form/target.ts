// Does the address fit what it is said to be? Told from the server's answer to the same address as typed.
import { CHAINS, type Chain } from "@sb/contracts/codes.ts";
import type { Lookup } from "@sb/contracts/report/wire.ts";
import { oneOf } from "./declaration.ts";
import type { Fields, Values } from "./values.ts";

/** The answer that is about the address in the form; an older one says nothing. */
export const lookupOf = (fields: Fields, lookup: Lookup | undefined): Lookup | undefined =>
  lookup?.adrs === fields["declare.adrs"].trim() ? lookup : undefined;

/**
 * The chains to offer where the text is no address of the chosen chain, or no site; undefined where all is well.
 * The same question as the server asks when it is filed (`likelyChains` are all chains whose check it passes).
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

/** Fills in the kind and the chain that the address has by its form, where the person has not chosen them. */
export function guessFrom(values: Values, lookup: Lookup, chainIsGuess: boolean): Guess {
  const fields = { ...values.fields };
  if (fields["declare.declareType"] === "" && lookup.declareType) fields["declare.declareType"] = lookup.declareType;
  const mayGuess = fields["declare.declareType"] === "WALLET" && (fields["declare.chain"] === "" || chainIsGuess);
  if (!mayGuess || !lookup.chain) return { values: { ...values, fields }, chainIsGuess };
  return { values: { ...values, fields: { ...fields, "declare.chain": lookup.chain } }, chainIsGuess: true };
}
