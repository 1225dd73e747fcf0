// Compares the address with the chosen kind and chain. The server's lookup is the one source: the guess takes the chain
// from the same list that the check compares with.
import { CHAINS, type Chain } from "@sb/contracts/codes.ts";
import { isRecognized } from "@sb/contracts/report/alarm.ts";
import type { LookedUp, Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { oneOf } from "./declaration.ts";
import type { Fields, Values } from "./values.ts";

/** The answer to the current input; undefined if it is stale. */
export const answerTo = (fields: Fields, lookup: LookedUp | undefined): LookedUp | undefined =>
  lookup?.adrs === fields["declare.adrs"].trim() ? lookup : undefined;

/** The lookup of the current input, where it is recognised as an address or a site. */
export function lookupOf(fields: Fields, lookup: LookedUp | undefined): Lookup | undefined {
  const answer = answerTo(fields, lookup);
  return answer && isRecognized(answer) ? answer : undefined;
}

/**
 * Suggested chains if the text does not fit the chosen chain, or no chain at all, or is not a site; undefined if it fits.
 * Same check as at filing (`likelyChains` are the chains whose validation it passes).
 */
export function mismatchOf({ fields }: Values, lookup: LookedUp | undefined): readonly Chain[] | undefined {
  const answer = answerTo(fields, lookup);
  const kind = fields["declare.declareType"];
  if (!answer || kind === "") return undefined;
  const { declareType, likelyChains } = isRecognized(answer) ? answer : NOTHING;
  if (kind === "SITE") return declareType === "SITE" ? undefined : likelyChains;
  const chain = oneOf(CHAINS, fields["declare.chain"]);
  if (chain === "OTHER" || (chain && likelyChains.includes(chain))) return undefined;
  // Not chosen yet: nothing is wrong as long as there is a chain to choose.
  return chain || likelyChains.length === 0 ? likelyChains : undefined;
}

const NOTHING: Pick<Lookup, "likelyChains"> & { readonly declareType?: undefined } = { likelyChains: [] };

export type Guess = { readonly values: Values; readonly chainIsGuess: boolean };

/** Prefills the kind and the chain that the address fits, if the user has not chosen them; takes back what fits no more. */
export function guessFrom(values: Values, answer: LookedUp, chainIsGuess: boolean): Guess {
  const fields = { ...values.fields };
  const lookup = isRecognized(answer) ? answer : undefined;
  if (fields["declare.declareType"] === "" && lookup) fields["declare.declareType"] = lookup.declareType;
  const isFree = fields["declare.chain"] === "" || chainIsGuess;
  if (!isFree) return { values: { ...values, fields }, chainIsGuess };
  const chain = lookup && fields["declare.declareType"] === "WALLET" ? likeliest(lookup) : undefined;
  return {
    values: { ...values, fields: { ...fields, "declare.chain": chain ?? "" } },
    chainIsGuess: chain !== undefined,
  };
}

/** Which other chain it is, an address's form can't tell. */
export function likeliest({ chain, likelyChains }: Lookup): Chain | undefined {
  const known = likelyChains.filter((likely) => likely !== "OTHER");
  return known.find((likely) => likely === chain) ?? known[0];
}

/** An address in a link or among words becomes the address alone: filing takes nothing around it. */
export const withoutRest = (answer: LookedUp): LookedUp =>
  isRecognized(answer) && answer.spelled !== undefined ? { ...answer, adrs: answer.spelled } : answer;
