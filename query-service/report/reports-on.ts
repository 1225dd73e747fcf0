// What the rules on filing ask the read model.
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findAddresses, findFiler } from "./documents.ts";

/** A person's public reports on an address, the first of them: as many as matter for how many they may have. */
export const reportsOnIn =
  (readStore: ReadStore) =>
  async (ownerId: string, addressKey: string): Promise<readonly number[]> => {
    const filer = await findFiler(readStore, addressKey, ownerId);
    return (filer?.entries ?? []).map(({ dclrSeq }) => dclrSeq);
  };

/** Whether a report of the person's on the address was removed after a request. */
export const clearedForIn =
  (readStore: ReadStore) =>
  async (ownerId: string, addressKey: string): Promise<boolean> => {
    const address = (await findAddresses(readStore, [addressKey])).get(addressKey);
    return address?.cleared?.reporters.includes(ownerId) ?? false;
  };
