// Compares the address with the chosen kind and chain. The server's lookup is the one source: the guess takes the chain
// from the same list that the check compares with.
import { CHAINS, type Chain } from "@sb/contracts/codes.ts";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { oneOf } from "./declaration.ts";
import type { Fields, Values } from "./values.ts";

/** The lookup of the current input; undefined if it is stale. */
export const lookupOf = (fields: Fields, lookup: Lookup | undefined): Lookup | undefined =>
  lookup?.adrs === fields["declare.adrs"].trim() ? lookup : undefined;

/**
 * Suggested chains if the text does not fit the chosen chain, or no chain at all, or is not a site; undefined if it fits.
 * Same check as at filing (`likelyChains` are the chains whose validation it passes).
 */
export function mismatchOf({ fields }: Values, lookup: Lookup | undefined): readonly Chain[] | undefined {
  const answer = lookupOf(fields, lookup);
  const kind = fields["declare.declareType"];
  if (!answer || kind === "") return undefined;
  if (kind === "SITE") return answer.declareType === "SITE" ? undefined : answer.likelyChains;
  const chain = oneOf(CHAINS, fields["declare.chain"]);
  if (chain === "OTHER" || (chain && answer.likelyChains.includes(chain))) return undefined;
  // Not chosen yet: nothing is wrong as long as there is a chain to choose.
  return chain || answer.likelyChains.length === 0 ? answer.likelyChains : undefined;
}

export type Guess = { readonly values: Values; readonly chainIsGuess: boolean };

/** Prefills the kind and the chain that the address fits, if the user has not chosen them; takes back what fits no more. */
export function guessFrom(values: Values, lookup: Lookup, chainIsGuess: boolean): Guess {
  const fields = { ...values.fields };
  if (fields["declare.declareType"] === "" && lookup.declareType) fields["declare.declareType"] = lookup.declareType;
  const isFree = fields["declare.chain"] === "" || chainIsGuess;
  if (!isFree) return { values: { ...values, fields }, chainIsGuess };
  const chain = fields["declare.declareType"] === "WALLET" ? likeliest(lookup) : undefined;
  return {
    values: { ...values, fields: { ...fields, "declare.chain": chain ?? "" } },
    chainIsGuess: chain !== undefined,
  };
}

/** Which other chain it is, an address's form can't tell. */
function likeliest({ chain, likelyChains }: Lookup): Chain | undefined {
  const known = likelyChains.filter((likely) => likely !== "OTHER");
  return known.find((likely) => likely === chain) ?? known[0];
}

const LINK = /^(?:https?:\/\/)?[^\s/:@]+\.[^\s/:@]+\//iu;

/**
 * A link to a block explorer becomes the address in it, which the lookup has recognised: the report is on the address, and
 * filing takes no link for a wallet.
 */
export function withoutLink(lookup: Lookup): Lookup {
  const { adrs, declareType, normalized = adrs } = lookup;
  return declareType === "WALLET" && LINK.test(adrs) ? { ...lookup, adrs: normalized } : lookup;
}
