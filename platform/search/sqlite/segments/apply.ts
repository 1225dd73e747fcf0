// Applies batches to the file: every operation and the checkpoint in one transaction.
import type { DatabaseSync } from "node:sqlite";
import { CheckpointMoved } from "../../../read-store/port.ts";
import type { Layout } from "../../analysis/layout.ts";
import type { IndexBatch } from "../../port.ts";
import { type Analyst, createOwnAnalyst } from "../postings/newcomers.ts";
import { IndexRetired } from "../storage/retired.ts";
import { NOTHING_ERASED } from "../storage/schema.ts";
import { BLOCKS_FROM } from "../storage/stored.ts";
import { type Delta, draftDelta } from "./delta.ts";
import { createIndexing } from "./indexing.ts";
import { SEGMENT_LIMITS } from "./segments.ts";

/** Calls `beforeCommit` with what searching threads must know of the batch as soon as they see it. Throws CheckpointMoved and
 * IndexRetired. */
export type Apply = (batch: IndexBatch, beforeCommit: (delta: Delta) => void) => void;

export function createApply(
  db: DatabaseSync,
  layout: Layout,
  limits = SEGMENT_LIMITS,
  blocksFrom = BLOCKS_FROM,
  analyst: Analyst = createOwnAnalyst(),
): Apply {
  const state = db.prepare("SELECT generation, position, retired FROM state");
  const advance = db.prepare("UPDATE state SET generation = ?, position = ?, ready = max(ready, ?)");
  const noteErased = db.prepare(`UPDATE state SET erased = ? WHERE erased = ${NOTHING_ERASED}`);
  const indexing = createIndexing(db, layout, limits, blocksFrom, analyst);
  let written = Number(state.get()?.generation);

  return ({ from, to, ops, ready = false }, beforeCommit) => {
    db.exec("BEGIN IMMEDIATE");
    try {
      const row = state.get();
      if (row?.retired === 1) throw new IndexRetired();
      if (row?.position !== from) {
        throw new CheckpointMoved(`The index is at "${String(row?.position)}", the batch was made at "${from}"`);
      }
      if (ops.length === 0) {
        advance.run(row.generation ?? 0, to, Number(ready));
        db.exec("COMMIT");
        return;
      }
      // Another process may have written meanwhile.
      if (row.generation !== written) indexing.reset();
      const draft = draftDelta();
      if (indexing.run(ops, draft)) noteErased.run(Date.now());
      const generation = Number(row.generation) + 1;
      advance.run(generation, to, Number(ready));
      beforeCommit(draft.finish(generation));
      db.exec("COMMIT");
      written = generation;
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      indexing.reset();
      throw error;
    }
  };
}
