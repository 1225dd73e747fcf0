// Applies each operation of a batch to the file. Run within a transaction.
import type { DatabaseSync } from "node:sqlite";
import { columnOf, type Layout, type StoredFields, storedFields } from "../../analysis/layout.ts";
import { termsOf } from "../../analysis/terms.ts";
import type { IndexOp, SearchDoc } from "../../port.ts";
import { createWordCounts } from "../dictionary/vocabulary.ts";
import { type Analyst, createNewcomers } from "../postings/newcomers.ts";
import { createPostings } from "../postings/postings.ts";
import { type BlocksFrom, createStored, writeStored } from "../storage/stored.ts";
import { type DeltaDraft, type DocPlace, draftDelta, GONE } from "./delta.ts";
import { createDocs, type DocRow } from "./docs.ts";
import { createGroups } from "./groups.ts";
import { createRewrite, type Rewrite } from "./merge.ts";
import { createSegments, type SegmentLimits } from "./segments.ts";
import { createSortValues } from "./sorts.ts";

export type Indexing = {
  /** Answers whether anything was erased. */
  run(ops: readonly IndexOp[], draft: DeltaDraft): boolean;
  /** Forgets what it knows of the file: a transaction was rolled back, or another process has written. */
  reset(): void;
};

/** Documents whose stored fields wait to be written; enough for those of one script to be many. */
const WAITING_AT_MOST = 4_096;

export function createIndexing(
  db: DatabaseSync,
  layout: Layout,
  limits: SegmentLimits,
  from: BlocksFrom,
  analyst: Analyst,
): Indexing {
  let draft = draftDelta();
  let erased = false;
  const segments = createSegments(db, limits, ({ no, firstId }) => draft.addSegment(no, firstId));
  const postings = createPostings(db, segments.isMerged);
  const words = createWordCounts(db);
  const docs = createDocs(db, layout);
  const stored = createStored(db, from);
  const groups = createGroups(db);
  const sorts = createSortValues(layout, groups, (no) => draft.group(no, 0));
  const newcomers = createNewcomers(layout, analyst, postings, (word, count) => words.count([word], count));
  /** Documents of the batch that come once and were not there before. */
  let fresh = new Map<number, StoredFields>();
  const rewrite = createRewrite(db, segments, docs);

  const put = (row: DocRow): void => {
    docs.put(row);
    draft.doc(row);
  };
  /** New documents and changed ones, whose stored fields are written when there are many. */
  const waiting = new Map<number, { readonly row: DocPlace; readonly json: string }>();
  const store = (row: DocPlace, json: string): void => {
    draft.doc(row);
    waiting.set(row.id, { row, json });
    if (waiting.size >= WAITING_AT_MOST) flushStored();
  };
  const flushStored = (): void => {
    const places = stored.add(Array.from(waiting, ([id, { json }]) => ({ id, json })));
    for (const [id, { row }] of waiting) docs.put({ ...row, stored: places.get(id) ?? 0 });
    waiting.clear();
  };
  const find = (id: number): DocRow | undefined => {
    if (waiting.has(id)) flushStored();
    return docs.find(id);
  };
  const rewriteAll: Rewrite = (...asked) => {
    flushStored();
    newcomers.settle();
    postings.flush();
    rewrite(...asked);
  };
  const erase = (row: DocRow): void => {
    stored.erase(row.stored);
    erased = true;
  };

  function insert(doc: SearchDoc, fields: StoredFields): void {
    const crowded = segments.crowded(doc.id);
    if (crowded) rewriteAll([crowded], 2, draft);
    const seat = segments.seat(doc.id);
    store({ ...seat, id: doc.id, sorts: sorts.take(doc) }, writeStored(fields));
    if (fresh.has(doc.id)) newcomers.seat(seat);
    else newcomers.add(fields, seat);
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
    store(moved, json);
  }

  function upsert(doc: SearchDoc): void {
    const fields = fresh.get(doc.id) ?? storedFields(layout, doc);
    const row = fresh.has(doc.id) ? undefined : find(doc.id);
    if (row) replace(row, doc, fields);
    else insert(doc, fields);
  }

  function remove(id: number): void {
    const row = find(id);
    if (row === undefined) return;
    const { terms, words: found } = termsOf(layout, stored.get(row.stored));
    postings.remove(row.segment, row.ordinal, terms);
    words.count(found, -1);
    sorts.leave(row.sorts);
    erase(row);
    docs.remove(row.id);
    draft.doc({ ...row, id: GONE });
  }

  function findFresh(ops: readonly IndexOp[]): Map<number, StoredFields> {
    const times = new Map<number, number>();
    for (const id of ops.flatMap(idsIn)) times.set(id, (times.get(id) ?? 0) + 1);
    const upserts = ops.flatMap((op) => (op.op === "upsert" && times.get(op.doc.id) === 1 ? [op.doc] : []));
    const unknown = upserts.filter(({ id }) => docs.find(id) === undefined);
    return new Map(unknown.map((doc) => [doc.id, storedFields(layout, doc)]));
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
      fresh = findFresh(ops);
      newcomers.expect([...fresh.values()]);
      for (const op of ops) run(op);
      flushStored();
      stored.settle();
      postings.flush();
      words.flush();
      groups.flush();
      for (let small = segments.small(); small.length > 0; small = segments.small()) rewriteAll(small, 1, draft);
      segments.save();
      return erased;
    },
    reset() {
      waiting.clear();
      newcomers.reset();
      stored.reset();
      postings.reset();
      words.reset();
      groups.reset();
      segments.reset();
    },
  };
}

/** The document that an operation is about. Throws TypeError on an id that can be none. */
function idsIn(op: IndexOp): number[] {
  if (op.op === "group") return [];
  const id = op.op === "upsert" ? op.doc.id : op.id;
  if (op.op === "upsert" && (!Number.isSafeInteger(id) || id < 0)) throw new TypeError(`No id of a document: ${id}`);
  return [id];
}
