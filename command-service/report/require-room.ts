// One person may have so many public reports on a target: all of them count as one, but each stands in its detail.
import { LIMITS } from "@sb/contracts/limits.ts";
import type { Declaration } from "@sb/contracts/report/wire.ts";
import { normalizeAddress } from "@sb/platform/address/normalize.ts";
import { Refused } from "@sb/platform/refused.ts";

/** The person's public reports on the address, as far as the read model has come. */
export type ReportsOn = (ownerId: string, addressKey: string) => Promise<readonly number[]>;

/**
 * Refuses with TOO_MANY_ON_TARGET. `own`: the report that is changed, which may stay where it stands. Reports filed at once
 * may pass together before the read model has them: they count as one person all the same.
 */
export async function requireRoom(
  { reportsOn }: { readonly reportsOn: ReportsOn },
  ownerId: string,
  { declareType, chain, adrs, open }: Declaration["declare"],
  own?: number,
): Promise<void> {
  if (open === "PRIVATE") return;
  const address = normalizeAddress({ declareType, chain, text: adrs });
  // The rules say what is wrong with it.
  if (!address.ok) return;
  const seqs = await reportsOn(ownerId, address.addressKey);
  if (seqs.length < LIMITS.reportsOnTarget || (own !== undefined && seqs.includes(own))) return;
  throw new Refused("TOO_MANY_ON_TARGET", [{ path: "declare.adrs", code: "TOO_MANY_ON_TARGET" }]);
}
