// Who uses which index, in all processes: each open engine notes its own in the read store, and again now and then. What ended
// without a word is forgotten by the store itself.

import { START } from "../event-store/port.ts";
import { uuidv7 } from "../ids.ts";
import type { ReadOp, ReadStore } from "../read-store/port.ts";

/** The note of one engine on the indexes that it uses. */
export type Presence = {
  /** In one write. Resolves when others can see it. */
  add(names: readonly string[]): Promise<void>;
  remove(name: string): Promise<void>;
  /** By any engine, this one too. */
  inUse(): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
};

/** No projection writes it, and its checkpoint stays where it begins: any number of processes write side by side. */
const MODEL = "engines@1";
const COLLECTION = "engine";
const LIST = "engines";
const NOTED_EVERY_MS = 20_000;
/** The machines' clocks may differ by less than this. */
const FORGOTTEN_AFTER_MS = 120_000;
/** Engines that are looked at. */
const MOST = 500;

export function presenceIn(readStore: Pick<ReadStore, "model" | "apply">): Presence {
  const id = uuidv7();
  const names = new Set<string>();
  const apply = (ops: readonly ReadOp[]): Promise<void> =>
    readStore.apply({ projection: MODEL, from: START, to: START, ops });
  const note = (): Promise<void> => {
    const now = Date.now();
    const doc = { names: [...names] };
    return apply([
      { op: "put", collection: COLLECTION, id, doc, expiresAt: now + FORGOTTEN_AFTER_MS },
      { op: "listAdd", list: LIST, member: id, score: now },
    ]);
  };
  const leave = (ids: readonly string[]): Promise<void> =>
    apply(
      ids.flatMap((each): readonly ReadOp[] => [
        { op: "delete", collection: COLLECTION, id: each },
        { op: "listRemove", list: LIST, member: each },
      ]),
    );
  // A store that is away now hears of it the next time.
  const timer = setInterval(() => void (names.size > 0 && note().catch(() => undefined)), NOTED_EVERY_MS).unref();
  return {
    async add(more) {
      if (more.every((name) => names.has(name))) return;
      for (const name of more) names.add(name);
      await note();
    },
    async remove(name) {
      if (names.delete(name)) await note();
    },
    async inUse() {
      const model = readStore.model(MODEL);
      const { members } = await model.list(LIST, { offset: 0, limit: MOST, newestFirst: true });
      const docs = await model.getMany(members.map((member) => ({ collection: COLLECTION, id: member })));
      const gone = members.filter((_, at) => docs[at] === undefined);
      if (gone.length > 0) await leave(gone);
      // Only this writes there.
      return new Set(docs.flatMap((doc) => (doc as { readonly names: readonly string[] } | undefined)?.names ?? []));
    },
    async close() {
      clearInterval(timer);
      if (names.size === 0) return;
      names.clear();
      // A store that is away forgets it by itself.
      await leave([id]).catch(() => undefined);
    },
  };
}

/** The presence of an engine that shares its server with no other. */
export function alone(): Presence {
  const names = new Set<string>();
  return {
    add: async (more) => {
      for (const name of more) names.add(name);
    },
    remove: async (name) => void names.delete(name),
    inUse: async () => names,
    close: async () => undefined,
  };
}
