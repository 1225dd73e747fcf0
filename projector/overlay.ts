// A batch's view of its projection's documents: what was fetched, overlaid with what the batch has written so far.
import type { Doc, DocKey, ReadOp } from "@sb/platform/read-store/port.ts";
import type { Docs } from "./projection.ts";

export type Overlay = {
  /** What one event may read: the documents it has asked for. */
  view(asked: readonly DocKey[]): Docs;
  write(ops: readonly ReadOp[]): void;
  /** What the batch comes to: of several writes to one thing, the last. */
  ops(): readonly ReadOp[];
};

/** `docs` are the documents of `keys`, in that order. */
export function createOverlay(keys: readonly DocKey[], docs: readonly (Doc | undefined)[]): Overlay {
  const known = new Map(keys.map((key, at) => [docKey(key.collection, key.id), docs[at]]));
  const written = new Map<string, ReadOp>();

  const write = (op: ReadOp): void => {
    if (op.op === "listAdd" || op.op === "listRemove") {
      written.set(`list\0${op.list}\0${op.member}`, op);
      return;
    }
    const key = docKey(op.collection, op.id);
    known.set(key, op.op === "put" ? op.doc : undefined);
    written.set(key, op);
  };
  return {
    view: (asked) => ({
      get(collection, id) {
        if (!asked.some((key) => key.collection === collection && key.id === id)) {
          throw new Error(`a projection read a document of ${collection} that it had not asked for`);
        }
        return known.get(docKey(collection, id));
      },
    }),
    write: (ops) => ops.forEach(write),
    ops: () => [...written.values()],
  };
}

/** The keys, each once: a batch reads one counter hundreds of times. */
export function distinct(keys: readonly DocKey[]): readonly DocKey[] {
  return [...new Map(keys.map((key) => [docKey(key.collection, key.id), key])).values()];
}

const docKey = (collection: string, id: string): string => `doc\0${collection}\0${id}`;
