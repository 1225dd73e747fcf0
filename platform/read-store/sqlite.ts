// The embedded read store: one SQLite file (node:sqlite, WAL), a batch and its checkpoint in one transaction.
import { basename } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { START } from "../event-store/port.ts";
import type { OnDamage } from "../sqlite/damage.ts";
import { closingUnless, type Guard, guardDerived } from "../sqlite/guard.ts";
import { inTransaction } from "../sqlite/transaction.ts";
import { CheckpointMoved, type ModelState, type ReadBatch, type ReadOp, type ReadStore } from "./port.ts";
import { attach } from "./sqlite-attach.ts";
import { createDocs, type Docs } from "./sqlite-docs.ts";
import { createEraser } from "./sqlite-erase.ts";
import { createFences, type Fences } from "./sqlite-fences.ts";
import { createKeptDocs } from "./sqlite-kept.ts";
import { createListWriter, type ListWriter } from "./sqlite-lists.ts";
import { createModels } from "./sqlite-models.ts";
import { createNames, type Entry, type Names } from "./sqlite-names.ts";
import { startPurge } from "./sqlite-purge.ts";
import { createReading } from "./sqlite-reading.ts";
import { createChangeCheck, openDatabase } from "./sqlite-schema.ts";
import { createStates } from "./states.ts";

/** Opens the read store in the file at `path`, made where there is none. Throws where it is damaged (sqlite/damage.ts). */
export function openSqliteReadStore(path: string, onDamage?: OnDamage): ReadStore {
  const db = openDatabase(path);
  const guard = guardDerived(db, path, onDamage);
  return closingUnless(db, () => createStore(db, path, guard));
}

function createStore(db: DatabaseSync, path: string, { watch, stop }: Guard): ReadStore {
  const names = createNames(db);
  const docs = createDocs(db, watch);
  const kept = createKeptDocs();
  const hasChangedElsewhere = createChangeCheck(db);
  const reading = createReading(db, () => {
    if (hasChangedElsewhere()) kept.clear();
  });
  const write = <T>(work: () => T): T => {
    reading.end();
    return inTransaction(db, work);
  };
  const fences = createFences(db);
  const apply = createApply(db, names, fences, docs);
  const model = createModels(db, names, docs, kept, reading);
  const eraser = createEraser(db, path, reading.end);
  const purge = startPurge(db, () => {
    reading.end();
    eraser.overwrite(true);
  });
  const states = createStates((projection) => stateOf(names.find(projection)), createChangeCheck(db));
  const purgeAndErase = (): void => {
    eraser.erased();
    void purge.run().then(eraser.later);
  };
  void purge.run();
  eraser.later();

  return {
    async attach(log) {
      const misfits = write(() => attach(db, names, basename(path), log));
      kept.clear();
      for (const { name } of misfits) states.changed(name);
      void purge.run();
      return misfits;
    },
    model,
    async apply(batch) {
      const erases = batch.ops.some((op) => op.op === "delete" || (op.op === "put" && op.erases));
      eraser.overwrite(erases);
      write(() => {
        apply(batch);
        if (erases) eraser.erased();
      });
      if (erases) eraser.later();
      kept.forget(batch.projection, batch.ops);
      states.changed(batch.projection);
    },
    checkpoint: async (projection) => names.find(projection)?.position ?? START,
    watch: states.watch,
    whenReached: states.whenReached,
    projections: async () => names.all(),
    async drop(projection, fence) {
      write(() => {
        fences.require(projection, fence);
        names.forget(projection);
      });
      kept.clear();
      states.changed(projection);
      purgeAndErase();
    },
    async promote(from, to, fence) {
      write(() => {
        fences.require(to, fence);
        promote(names, from, to);
      });
      kept.clear();
      for (const name of [from, to]) states.changed(name);
      purgeAndErase();
    },
    async close() {
      states.close();
      await stop();
      await purge.close();
      reading.end();
      await eraser.close();
      db.close();
    },
  };
}

function stateOf(entry: Entry | undefined): ModelState {
  if (entry === undefined) return { position: START, version: "" };
  return { position: entry.position, version: entry.changes > 0 ? `${entry.id}.${entry.changes}` : "" };
}

/** Within a transaction. */
function createApply(db: DatabaseSync, names: Names, fences: Fences, docs: Docs): (batch: ReadBatch) => void {
  const listsOf = createListWriter(db);
  return ({ projection, from, to, ops, fence }) => {
    fences.require(projection, fence);
    const entry = names.ensure(projection);
    if (entry.position !== from) {
      throw new CheckpointMoved(`${projection} stands at "${entry.position}", the batch was made at "${from}"`);
    }
    const lists = listsOf(entry.id);
    for (const op of ops) applyOp(op, entry.id, docs, lists);
    lists.flush();
    names.moveTo(entry.id, to, ops.length > 0);
  };
}

function applyOp(op: ReadOp, projection: number, docs: Docs, lists: ListWriter): void {
  if (op.op === "put") docs.put(projection, op, op.doc, op.expiresAt);
  else if (op.op === "delete") docs.delete(projection, op);
  else if (op.op === "listAdd") lists.add(op.list, op.member, op.score);
  else if (op.op === "listRemove") lists.remove(op.list, op.member);
  else throw new TypeError(`unknown operation: ${JSON.stringify(op satisfies never)}`);
}

function promote(names: Names, from: string, to: string): void {
  const entry = names.find(from);
  if (entry === undefined) throw new Error(`there is no projection ${from} to promote`);
  if (from === to) return;
  names.forget(to);
  names.rename(entry.id, to);
}
