// A batch's view of its projection's documents: what was fetched, overlaid with what the batch has written so far.
import type { Doc, DocKey, ReadOp } from "@sb/platform/read-store/port.ts";
import { Grid } from "./grid.ts";
import { createKnownDocs, type KnownDocs } from "./known-docs.ts";
import type { AskedKey, Docs } from "./projection.ts";

export type Overlay = {
  /** Fetches what events ask for, where it is not known yet. */
  fetch(asked: readonly (readonly AskedKey[])[]): Promise<void>;
  /** The documents that one event has asked for, and may read. */
  view(asked: readonly DocKey[]): Docs;
  write(ops: readonly ReadOp[]): void;
  /** How many operations the batch comes to. */
  size(): number;
  /** The operations of the batch: of several writes to one thing, the last. */
  ops(): readonly ReadOp[];
};

type GetMany = (keys: readonly DocKey[]) => Promise<readonly (Doc | undefined)[]>;

/** `known`: what batches before it have left. */
export function createOverlay(getMany: GetMany, known: KnownDocs = createKnownDocs(false)): Overlay {
  const docOps = new Grid<ReadOp & { readonly erases?: boolean | undefined }>();
  const listOps = new Grid<ReadOp>();

  const write = (op: ReadOp): void => {
    if (op.op === "listAdd" || op.op === "listRemove") {
      listOps.set(op.list, op.member, op);
    } else {
      known.write(op);
      const erases = docOps.get(op.collection, op.id)?.erases;
      docOps.set(op.collection, op.id, op.op === "put" && erases ? { ...op, erases } : op);
    }
  };
  const fetchAll = async (keys: readonly AskedKey[]): Promise<void> => {
    const docs = keys.length > 0 ? await getMany(keys) : [];
    for (const [at, { collection, id }] of keys.entries()) known.read(collection, id, docs[at]);
  };
  const mayBeThere = ({ onlyIf }: AskedKey): boolean =>
    onlyIf === undefined || onlyIf.holds(known.get(onlyIf.key.collection, onlyIf.key.id));

  return {
    async fetch(asked) {
      const keys = distinct(asked).filter(({ collection, id }) => !known.has(collection, id));
      await fetchAll(keys.filter(({ onlyIf }) => onlyIf === undefined));
      const others = keys.filter(({ onlyIf }) => onlyIf !== undefined);
      await fetchAll(others.filter(mayBeThere));
    },
    view(allowed) {
      const isAllowed = allowance(allowed);
      return {
        get(collection, id) {
          if (!isAllowed(collection, id))
            throw new Error(`a projection read a document of ${collection} that it had not asked for`);
          return known.get(collection, id);
        },
      };
    },
    write: (ops) => ops.forEach(write),
    size: () => docOps.size + listOps.size,
    ops: () => [...docOps.values(), ...listOps.values()],
  };
}

/** Most events ask for a few documents, where a look through them is faster. */
const FEW = 8;

function allowance(allowed: readonly DocKey[]): (collection: string, id: string) => boolean {
  if (allowed.length <= FEW)
    return (collection, id) => allowed.some((key) => key.id === id && key.collection === collection);
  const grid = new Grid<true>();
  for (const { collection, id } of allowed) grid.set(collection, id, true);
  return (collection, id) => grid.has(collection, id);
}

function distinct(asked: readonly (readonly AskedKey[])[]): readonly AskedKey[] {
  const keys = new Grid<AskedKey>();
  for (const some of asked) {
    for (const key of some) keys.set(key.collection, key.id, key);
  }
  return [...keys.values()];
}
