// Applies batches to the file: every operation and the checkpoint in one transaction.
import type { DatabaseSync } from "node:sqlite";
import { CheckpointMoved } from "../read-store/port.ts";
import { type Delta, type DeltaDraft, draftDelta, GONE } from "./delta.ts";
import type { IndexBatch, IndexOp, SearchDoc } from "./port.ts";
import { createAddresses } from "./sqlite-addresses.ts";
import { createBodies, createPlaces, type PlaceRow, writeBody } from "./sqlite-docs.ts";
import { createRewrite } from "./sqlite-merge.ts";
import { createPostings } from "./sqlite-postings.ts";
import { NOTHING_ERASED } from "./sqlite-schema.ts";
import { createSegments, SEGMENT_LIMITS, type SegmentLimits } from "./sqlite-segments.ts";
import { createWordCounts } from "./sqlite-vocabulary.ts";
import { termsOf } from "./terms.ts";

/** Calls `beforeCommit` with what searching threads must know of the batch as soon as they see it. Throws CheckpointMoved. */
export type Apply = (batch: IndexBatch, beforeCommit: (delta: Delta) => void) => void;

export function createApply(db: DatabaseSync, limits = SEGMENT_LIMITS): Apply {
  const state = db.prepare("SELECT generation, position FROM state");
  const advance = db.prepare("UPDATE state SET generation = ?, position = ?");
  const noteErased = db.prepare(`UPDATE state SET erased = ? WHERE erased = ${NOTHING_ERASED}`);
  const index = createIndexing(db, limits);
  let written = Number(state.get()?.generation);

  return ({ projection, from, to, ops }, beforeCommit) => {
    db.exec("BEGIN IMMEDIATE");
    try {
      const row = state.get();
      if (row?.position !== from) {
        throw new CheckpointMoved(
          `${projection} stands at "${String(row?.position)}", the batch was made at "${from}"`,
        );
      }
      if (ops.length === 0) {
        advance.run(row.generation ?? 0, to);
        db.exec("COMMIT");
        return;
      }
      // Another process may have written meanwhile.
      if (row.generation !== written) index.reset();
      const draft = draftDelta();
      if (index.run(ops, draft)) noteErased.run(Date.now());
      const generation = Number(row.generation) + 1;
      advance.run(generation, to);
      beforeCommit(draft.finish(generation));
      db.exec("COMMIT");
      written = generation;
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      index.reset();
      throw error;
    }
  };
}

/** `run` answers whether anything was erased. */
type Indexing = { run(ops: readonly IndexOp[], draft: DeltaDraft): boolean; reset(): void };

function createIndexing(db: DatabaseSync, limits: SegmentLimits): Indexing {
  let draft = draftDelta();
  let erased = false;
  const segments = createSegments(db, limits, ({ no, lo }) => draft.addSegment(no, lo));
  const postings = createPostings(db);
  const words = createWordCounts(db);
  const places = createPlaces(db);
  const bodies = createBodies(db);
  const addresses = createAddresses(db);
  const rewrite = createRewrite(db, segments, places);

  const place = (row: PlaceRow): void => {
    places.put(row);
    draft.place(row);
  };
  const takeAddress = (key: string): number => {
    const { no, isNew } = addresses.take(key);
    // The number may have been another address's before.
    if (isNew) draft.times(no, 0);
    return no;
  };

  function insert(doc: SearchDoc): void {
    const crowded = segments.crowded(doc.id);
    if (crowded) {
      postings.flush();
      rewrite([crowded], 2, draft);
    }
    const { terms, words: found } = termsOf(doc);
    const seat = segments.seat(doc.id);
    const row = { ...seat, id: doc.id, likes: doc.likeCount, address: takeAddress(doc.addressKey) };
    place({ ...row, body: bodies.add(writeBody(doc)) });
    postings.append(seat.segment, seat.ordinal, terms);
    words.count(found, 1);
  }

  function replace(row: PlaceRow, doc: SearchDoc): void {
    const before = bodies.get(row.body);
    if (writeBody(doc) === JSON.stringify(before)) {
      place({ ...row, likes: doc.likeCount });
      return;
    }
    const old = termsOf(before);
    const now = termsOf(doc);
    postings.remove(row.segment, row.ordinal, old.terms.difference(now.terms));
    postings.add(row.segment, row.ordinal, now.terms.difference(old.terms));
    words.count(old.words, -1);
    words.count(now.words, 1);
    const address = takeAddress(doc.addressKey);
    addresses.leave(row.address);
    bodies.erase(row.body);
    erased = true;
    place({ ...row, likes: doc.likeCount, address, body: bodies.add(writeBody(doc)) });
  }

  function remove(id: number): void {
    const row = places.find(id);
    if (row === undefined) return;
    const { terms, words: found } = termsOf(bodies.get(row.body));
    postings.remove(row.segment, row.ordinal, terms);
    words.count(found, -1);
    addresses.leave(row.address);
    bodies.erase(row.body);
    erased = true;
    places.remove(row.id);
    draft.place({ ...row, id: GONE });
  }

  function upsert(doc: SearchDoc): void {
    const row = places.find(doc.id);
    if (row) replace(row, doc);
    else insert(doc);
  }

  function rank(addressKey: string, timesReported: number): void {
    const address = addresses.rank(addressKey, timesReported);
    if (address !== undefined) draft.times(address, timesReported);
  }

  function run(op: IndexOp): void {
    if (op.op === "upsert") upsert(op.doc);
    else if (op.op === "rank") rank(op.addressKey, op.timesReported);
    else if (op.op === "delete") remove(op.id);
    else throw new TypeError(`unknown operation: ${JSON.stringify(op satisfies never)}`);
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
