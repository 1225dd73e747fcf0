// A projection's own memory of its model's documents while it goes through a long log: those it has read, and those it has
// written itself. Far behind, the documents of one batch are wanted by the next again, and most others are new.
import type { Doc, ReadOp } from "@sb/platform/read-store/port.ts";
import { Grid } from "./grid.ts";
import { createWrittenIds } from "./written-ids.ts";

export type KnownDocs = {
  /** Whether it is known what the document is, or that there is none. */
  has(collection: string, id: string): boolean;
  /** Undefined where there is none, or where it is not known. */
  get(collection: string, id: string): Doc | undefined;
  /** As it was read. */
  read(collection: string, id: string, doc: Doc | undefined): void;
  /** A batch leaves it so. */
  write(op: ReadOp & { readonly op: "put" | "delete" }): void;
  /** A new batch begins: of what was known before the last one, what was not looked at again may be forgotten. */
  next(): void;
  /** Whether all of it will hold for the next batch. A document whose time ends may be gone by then. */
  lasts(): boolean;
};

/** Documents that are kept from batch to batch, without those that the last one has added. */
const KEPT = 5_000;

/** `isEmpty`: nothing is in the model, so that what this projection did not write is not there. */
export function createKnownDocs(isEmpty: boolean): KnownDocs {
  const written = isEmpty ? createWrittenIds() : undefined;
  let recent = new Grid<Doc | undefined>();
  let older = recent;
  let isLasting = true;

  /** Documents that are looked at are kept along with new ones. */
  const isKept = (collection: string, id: string): boolean => {
    if (recent.has(collection, id)) return true;
    if (!older.has(collection, id)) return false;
    recent.set(collection, id, older.get(collection, id));
    return true;
  };
  return {
    has: (collection, id) => isKept(collection, id) || written?.mayHave(collection, id) === false,
    get: (collection, id) => recent.get(collection, id),
    read: (collection, id, doc) => recent.set(collection, id, doc),
    write(op) {
      recent.set(op.collection, op.id, op.op === "put" ? op.doc : undefined);
      if (op.op === "put") written?.add(op.collection, op.id);
      if (op.op === "put" && op.expiresAt !== undefined) isLasting = false;
    },
    next() {
      if (recent.size <= KEPT) return;
      older = recent;
      recent = new Grid();
    },
    lasts: () => isLasting,
  };
}
