// Applies each operation of a batch to the file. Run within a transaction.
import type { DatabaseSync } from "node:sqlite";
import { columnOf, type Layout, type StoredFields, storedFields } from "../../analysis/layout.ts";
import { termsOf } from "../../analysis/terms.ts";
import type { IndexOp, SearchDoc } from "../../port.ts";
import { createWordCounts } from "../dictionary/vocabulary.ts";
import { createPostings } from "../postings/postings.ts";
import { type DeltaDraft, draftDelta, GONE } from "./delta.ts";
import { createDocs, createStored, type DocRow, writeStored } from "./docs.ts";
import { createGroups } from "./groups.ts";
import { createRewrite } from "./merge.ts";
import { createSegments, type SegmentLimits } from "./segments.ts";
import { createSortValues } from "./sorts.ts";

export type Indexing = {
  /** Answers whether anything was erased. */
  run(ops: readonly IndexOp[], draft: DeltaDraft): boolean;
  /** Forgets what it knows of the file: a transaction was rolled back, or another process has written. */
  reset(): void;
};

export function createIndexing(db: DatabaseSync, layout: Layout, limits: SegmentLimits): Indexing {
  let draft = draftDelta();
  let erased = false;
  const segments = createSegments(db, limits, ({ no, firstId }) => draft.addSegment(no, firstId));
  const postings = createPostings(db);
  const words = createWordCounts(db);
  const docs = createDocs(db, layout);
  const stored = createStored(db);
  const groups = createGroups(db);
  const sorts = createSortValues(layout, groups, (no) => draft.group(no, 0));
  const rewrite = createRewrite(db, segments, docs);

  const put = (row: DocRow): void => {
    docs.put(row);
    draft.doc(row);
  };
  const erase = (row: DocRow): void => {
    stored.erase(row.stored);
    erased = true;
  };

  function insert(doc: SearchDoc, fields: StoredFields): void {
    const crowded = segments.crowded(doc.id);
    if (crowded) {
      postings.flush();
      rewrite([crowded], 2, draft);
    }
    const { terms, words: found } = termsOf(layout, fields);
    const seat = segments.seat(doc.id);
    put({ ...seat, id: doc.id, sorts: sorts.take(doc), stored: stored.add(writeStored(fields)) });
    postings.append(seat.segment, seat.ordinal, terms);
    words.count(found, 1);
  }

  function replace(row: DocRow, doc: SearchDoc, fields: StoredFields): void {
    const moved = { ...row, sorts: sorts.change(row.sorts, doc) };
    const before = stored.get(row.stored);
    const json = writeStored(fields);
    if (json === writeStored(before)) {
      put(moved);
      return;
    }
    const old = termsOf(layout, before);
    const now = termsOf(layout, fields);
    postings.remove(row.segment, row.ordinal, old.terms.difference(now.terms));
    postings.add(row.segment, row.ordinal, now.terms.difference(old.terms));
    words.count(old.words, -1);
    words.count(now.words, 1);
    erase(row);
    put({ ...moved, stored: stored.add(json) });
  }

  function upsert(doc: SearchDoc): void {
    if (!Number.isSafeInteger(doc.id) || doc.id < 0) throw new TypeError(`No id of a document: ${doc.id}`);
    const fields = storedFields(layout, doc);
    const row = docs.find(doc.id);
    if (row) replace(row, doc, fields);
    else insert(doc, fields);
  }

  function remove(id: number): void {
    const row = docs.find(id);
    if (row === undefined) return;
    const { terms, words: found } = termsOf(layout, stored.get(row.stored));
    postings.remove(row.segment, row.ordinal, terms);
    words.count(found, -1);
    sorts.leave(row.sorts);
    erase(row);
    docs.remove(row.id);
    draft.doc({ ...row, id: GONE });
  }

  function run(op: IndexOp): void {
    if (op.op === "upsert") upsert(op.doc);
    else if (op.op === "delete") remove(op.id);
    else if (op.op === "group") {
      const no = groups.put(columnOf(layout, op.sort), op.group, op.value, op.keys);
      if (no !== undefined) draft.group(no, op.value);
    } else throw new TypeError(`unknown operation: ${JSON.stringify(op satisfies never)}`);
  }

  return {
    run(ops, into) {
      draft = into;
      erased = false;
      for (const op of ops) run(op);
      postings.flush();
      words.flush();
      for (let small = segments.small(); small.length > 0; small = segments.small()) rewrite(small, 1, draft);
      segments.save();
      return erased;
    },
    reset() {
      postings.reset();
      words.reset();
      segments.reset();
    },
  };
}
