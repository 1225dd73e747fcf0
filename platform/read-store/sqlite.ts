// The embedded read store: one SQLite file (node:sqlite, WAL), a batch and its checkpoint in one transaction.
import type { DatabaseSync } from "node:sqlite";
import { type Position, START } from "../event-store/port.ts";
import { CheckpointMoved, type ReadBatch, type ReadModel, type ReadOp, type ReadStore } from "./port.ts";
import { createDocs, type Docs } from "./sqlite-docs.ts";
import { createListReader, createListWriter, type ListWriter } from "./sqlite-lists.ts";
import { createNames, type Names } from "./sqlite-names.ts";
import { startPurge } from "./sqlite-purge.ts";
import { createReading, inTransaction, openDatabase } from "./sqlite-schema.ts";
import { createWaiters } from "./waiters.ts";

/** Opens the read store in the file at `path`, made where there is none. */
export function openSqliteReadStore(path: string): ReadStore {
  const db = openDatabase(path);
  const names = createNames(db);
  const docs = createDocs(db);
  const apply = createApply(db, names, docs);
  const model = createModels(db, names, docs);
  const purge = startPurge(db);
  const position = (projection: string): Position => names.find(projection)?.position ?? START;
  const waiters = createWaiters((projection, wanted) => position(projection) >= wanted, createChangeCheck(db));
  void purge.run();

  return {
    model,
    async apply(batch) {
      apply(batch);
      waiters.notify(batch.projection);
    },
    checkpoint: async (projection) => position(projection),
    whenReached: waiters.wait,
    projections: async () => names.all(),
    async drop(projection) {
      names.forget(projection);
      void purge.run();
    },
    async promote(from, to) {
      inTransaction(db, () => promote(names, from, to));
      waiters.notify(to);
      void purge.run();
    },
    async close() {
      waiters.close();
      await purge.close();
      db.close();
    },
  };
}

function createApply(db: DatabaseSync, names: Names, docs: Docs): (batch: ReadBatch) => void {
  const listsOf = createListWriter(db);
  return ({ projection, from, to, ops }) =>
    inTransaction(db, () => {
      const entry = names.ensure(projection);
      if (entry.position !== from) {
        throw new CheckpointMoved(`${projection} stands at "${entry.position}", the batch was made at "${from}"`);
      }
      const lists = listsOf(entry.id);
      for (const op of ops) applyOp(op, entry.id, docs, lists);
      lists.flush();
      names.moveTo(entry.id, to);
    });
}

function applyOp(op: ReadOp, projection: number, docs: Docs, lists: ListWriter): void {
  if (op.op === "put") docs.put(projection, op, op.doc, op.expiresAt);
  else if (op.op === "delete") docs.delete(projection, op);
  else if (op.op === "listAdd") lists.add(op.list, op.member, op.score);
  else if (op.op === "listRemove") lists.remove(op.list, op.member);
  else throw new TypeError(`unknown operation: ${JSON.stringify(op satisfies never)}`);
}

function createModels(db: DatabaseSync, names: Names, docs: Docs): (projection: string) => ReadModel {
  const readList = createListReader(db);
  const reading = createReading(db);
  return (projection) => ({
    get: async (collection, id) => docs.find(projection, { collection, id }),
    async getMany(keys) {
      const [only] = keys;
      if (only !== undefined && keys.length === 1) return [docs.find(projection, only)];
      // One transaction for all of them: of one moment, and without a lock taken and given back for each.
      return reading(() => {
        const entry = names.find(projection);
        return keys.map((key) => entry && docs.get(entry.id, key));
      });
    },
    list: async (list, query) =>
      reading(() => {
        const entry = names.find(projection);
        return entry ? readList(entry.id, list, query) : { members: [], total: 0 };
      }),
  });
}

function promote(names: Names, from: string, to: string): void {
  const entry = names.find(from);
  if (entry === undefined) throw new Error(`there is no projection ${from} to promote`);
  if (from === to) return;
  names.forget(to);
  names.rename(entry.id, to);
}

/** Whether another connection has committed since the last call. */
function createChangeCheck(db: DatabaseSync): () => boolean {
  const statement = db.prepare("PRAGMA data_version");
  let seen = statement.get()?.data_version;
  return () => {
    const now = statement.get()?.data_version;
    const changed = now !== seen;
    seen = now;
    return changed;
  };
}
