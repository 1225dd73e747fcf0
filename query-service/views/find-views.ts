// How often things were looked at, for the views of other subjects.
import { viewedId } from "@sb/contracts/views/events.ts";
import { VIEWS_COLLECTION, VIEWS_MODEL, type ViewedKind, type ViewsDoc } from "@sb/contracts/views/model.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

/** In the order of the seqs. */
export async function findViews(
  readStore: Pick<ReadStore, "model">,
  kind: ViewedKind,
  seqs: readonly number[],
): Promise<readonly number[]> {
  const keys = seqs.map((seq) => ({ collection: VIEWS_COLLECTION, id: viewedId({ kind, seq }) }));
  const docs = await readStore.model(VIEWS_MODEL).getMany(keys);
  return docs.map((doc) => (doc as ViewsDoc | undefined)?.count ?? 0);
}
