// A report that was removed after a request does not come back in silence: the same person says what is new since.

import { Refused } from "@sb/contracts/refused.ts";
import { type Filer, filerAmong } from "@sb/contracts/report/filers.ts";
import { type AddressDoc, filerId, REPORT_COLLECTIONS, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import type { Declaration } from "@sb/contracts/report/wire.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { addressOf } from "./rules/require-address.ts";

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

type Models = Pick<ReadStore, "model">;

/** A person's public reports on an address, the first of them: as many as matter for how many they may have. */
export const reportsOnIn =
  (readStore: Models): ReportsOn =>
  async (ownerId, addressKey) => {
    const [address, apart] = await readStore.model(REPORT_MODEL).getMany([
      { collection: REPORT_COLLECTIONS.address, id: addressKey },
      { collection: REPORT_COLLECTIONS.filer, id: filerId(addressKey, ownerId) },
    ]);
    // Only its projection writes there.
    const filer = filerAmong(address as AddressDoc | undefined, ownerId, apart as Filer | undefined);
    return (filer?.entries ?? []).map(({ dclrSeq }) => dclrSeq);
  };

/** Whether a report of the person's on the address was removed after a request. */
export const clearedForIn =
  (readStore: Models): ClearedFor =>
  async (ownerId, addressKey) => {
    const found = await readStore.model(REPORT_MODEL).get(REPORT_COLLECTIONS.address, addressKey);
    return (found as AddressDoc | undefined)?.cleared?.reporters.includes(ownerId) ?? false;
  };
