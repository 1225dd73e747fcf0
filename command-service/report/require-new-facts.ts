// A report that was removed after a request does not come back in silence: the same person says what is new since.

import { Refused } from "@sb/contracts/refused.ts";
import type { Declaration } from "@sb/contracts/report/wire.ts";
import { addressOf } from "./rules/address-of.ts";

/** The person's public reports on the address, as far as the read model has come. */
export type ReportsOn = (ownerId: string, addressKey: string) => Promise<readonly number[]>;
/** Whether a report of the person's on the address was removed, as far as the read model has come. */
export type ClearedFor = (ownerId: string, addressKey: string) => Promise<boolean>;

type Deps = { readonly clearedFor: ClearedFor; readonly reportsOn: ReportsOn };

/** Refuses with TARGET_CLEARED. `own`: the report that is changed, which may stay where it stands in public already. */
export async function requireNewFacts(
  { clearedFor, reportsOn }: Deps,
  ownerId: string,
  { declare, newFacts }: Pick<Declaration, "declare" | "newFacts">,
  own?: number,
): Promise<void> {
  if (declare.open === "PRIVATE" || newFacts !== undefined) return;
  const address = addressOf(declare);
  if (!address.ok || !(await clearedFor(ownerId, address.addressKey))) return;
  if (own !== undefined && (await reportsOn(ownerId, address.addressKey)).includes(own)) return;
  throw new Refused("TARGET_CLEARED", [{ path: "newFacts", code: "TARGET_CLEARED" }]);
}
