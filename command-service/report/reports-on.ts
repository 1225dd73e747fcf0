// What the rules on filing ask the read model.
import { type Filer, filerAmong } from "@sb/contracts/report/filers.ts";
import { type AddressDoc, filerId, REPORT_COLLECTIONS, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { ClearedFor, ReportsOn } from "./require-new-facts.ts";

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
