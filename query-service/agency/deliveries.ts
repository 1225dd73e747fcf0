// Reads of the model `delivery@1`, typed: it holds what its projection put there.
import { DELIVERY_COLLECTIONS, DELIVERY_MODEL, type DeliveryDoc, deliveryId } from "@sb/contracts/delivery/model.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

type Models = Pick<ReadStore, "model">;
type Slice = { readonly offset: number; readonly limit: number };

/** What one agency was given of one report; undefined where it was not. */
export async function findDelivery(
  readStore: Models,
  agencySeq: number,
  dclrSeq: number,
): Promise<DeliveryDoc | undefined> {
  const id = deliveryId(agencySeq, dclrSeq);
  return (await readStore.model(DELIVERY_MODEL).get(DELIVERY_COLLECTIONS.delivery, id)) as DeliveryDoc | undefined;
}

/** A slice of one of an agency's lists (`DELIVERY_LISTS.of`), the newest first, and how many the list has. */
export async function findDeliveries(
  readStore: Models,
  agencySeq: number,
  list: string,
  slice: Slice,
): Promise<{ readonly docs: readonly DeliveryDoc[]; readonly total: number }> {
  const model = readStore.model(DELIVERY_MODEL);
  const { members, total } = await model.list(list, { ...slice, newestFirst: true });
  const ids = members.map((dclrSeq) => deliveryId(agencySeq, Number(dclrSeq)));
  const docs = await model.getMany(ids.map((id) => ({ collection: DELIVERY_COLLECTIONS.delivery, id })));
  return { docs: docs.filter((doc) => doc !== undefined) as readonly object[] as readonly DeliveryDoc[], total };
}
