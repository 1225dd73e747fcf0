// Whether what is known of a target comes from new accounts alone (contracts/report/weight.ts).
import { ACCOUNT_COLLECTION, ACCOUNT_MODEL, type AccountDoc } from "@sb/contracts/account/model.ts";
import { leadOf } from "@sb/contracts/report/filers.ts";
import type { AddressDoc } from "@sb/contracts/report/model.ts";
import { isWeak, PEOPLE_ENOUGH } from "@sb/contracts/report/weight.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

/** So few people are all in the address's own document. */
export async function isWeaklyNamed(readStore: ReadStore, doc: AddressDoc | undefined): Promise<boolean> {
  if (!doc || doc.sources.length > 0 || doc.people >= PEOPLE_ENOUGH) return false;
  const keys = doc.filers.map(({ by }) => ({ collection: ACCOUNT_COLLECTION, id: by }));
  const accounts = (await readStore.model(ACCOUNT_MODEL).getMany(keys)) as readonly (AccountDoc | undefined)[];
  return isWeak(
    doc.filers.flatMap((filer, i) => {
      const filedAt = leadOf(filer)?.filedAt;
      return filedAt === undefined ? [] : [{ joinedAt: accounts[i]?.joinedAt, filedAt }];
    }),
  );
}
