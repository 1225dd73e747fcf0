import type { Declaration } from "@sb/contracts/report/wire.ts";
import { type NormalizedAddress, normalizeAddress } from "@sb/platform/address/normalize.ts";

type Declare = Pick<Declaration["declare"], "declareType" | "chain" | "adrs">;

/** Forms are never changed, so what was found for one holds as long as the form does. */
const known = new WeakMap<Declare, NormalizedAddress>();

/** The address in a form, normalised once: what is known of the target, its places and the rules all ask for it. */
export function addressOf(declare: Declare): NormalizedAddress {
  const before = known.get(declare);
  if (before) return before;
  const { declareType, chain, adrs } = declare;
  const address = normalizeAddress({ declareType, chain, text: adrs });
  known.set(declare, address);
  return address;
}
