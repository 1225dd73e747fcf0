// Shared by the parts of the read store's contract suite: operations of a toy projection, and an empty store.
import { afterEach, beforeEach } from "vitest";
import type { Doc, ReadModel, ReadOp, ReadStore } from "../port.ts";

/** An empty location for data. `open` may be called several times, also concurrently. */
export type StorePlace = { open(): Promise<ReadStore>; remove(): Promise<void> };

export const P = "toy@1";

export const put = (id: string, doc: Doc, expiresAt?: number): ReadOp => ({
  op: "put",
  collection: "thing",
  id,
  doc,
  expiresAt,
});
export const remove = (id: string): ReadOp => ({ op: "delete", collection: "thing", id });
export const add = (member: string, score: number, list = "all"): ReadOp => ({ op: "listAdd", list, member, score });
export const take = (member: string, list = "all"): ReadOp => ({ op: "listRemove", list, member });

export type Fixture = {
  /** The store under test, empty at first. */
  store(): ReadStore;
  /** A second store on the same data. */
  open(): Promise<ReadStore>;
  close(): Promise<void>;
  reopen(): Promise<void>;
  /** Applies ops as the batch after the checkpoint; batches are numbered "1", "2" … */
  apply(ops: readonly ReadOp[], projection?: string): Promise<void>;
  model(): ReadModel;
  members(newestFirst?: boolean, offset?: number, limit?: number, list?: string): Promise<readonly string[]>;
};

/** A new place before each test of the suite it is called in. */
export function useReadStore(createPlace: () => Promise<StorePlace>): Fixture {
  let place: StorePlace;
  let opened: ReadStore[] = [];

  const store = (): ReadStore => {
    const [first] = opened;
    if (first === undefined) throw new Error("No store is open");
    return first;
  };
  const open = async (): Promise<ReadStore> => {
    const next = await place.open();
    opened.push(next);
    return next;
  };
  const close = async (): Promise<void> => {
    for (const each of opened.splice(0)) await each.close();
  };
  const model = (): ReadModel => store().model(P);

  beforeEach(async () => {
    opened = [];
    place = await createPlace();
    await open();
  });
  afterEach(async () => {
    await close();
    await place.remove();
  });
  return {
    store,
    open,
    close,
    async reopen() {
      await close();
      await open();
    },
    async apply(ops, projection = P) {
      const from = await store().checkpoint(projection);
      await store().apply({ projection, from, to: String(Number(from) + 1), ops });
    },
    model,
    async members(newestFirst = false, offset = 0, limit = 100, list = "all") {
      return (await model().list(list, { offset, limit, newestFirst })).members;
    },
  };
}
