// Writes batches within a transaction. What a batch may not do is found before any of it is written.
import type { DatabaseSync } from "node:sqlite";
import { START } from "../../event-store/port.ts";
import { CheckpointMoved } from "../port.ts";
import { createDocWriter, type DocWriter } from "./docs.ts";
import type { Fences } from "./fences.ts";
import type { Batch, Written } from "./jobs.ts";
import { createListWriter, type ListWriter } from "./lists.ts";
import { type Names, versionOf } from "./names.ts";
import { unpackOps, type WriteOp } from "./packed.ts";

/** Throws CheckpointMoved or Fenced with nothing written. */
export function createApply(db: DatabaseSync, names: Names, fences: Fences): (batch: Batch) => Written {
  const docs = createDocWriter(db);
  const listsOf = createListWriter(db);
  return ({ projection, from, to, ops, fence, ready = false }) => {
    fences.require(projection, fence);
    requireAt(projection, names.find(projection)?.position ?? START, from);
    fences.note(projection, fence);
    const entry = names.ensure(projection);
    const lists = listsOf(entry.id);
    for (const op of unpackOps(ops)) applyOp(op, entry.id, docs, lists);
    lists.flush();
    names.moveTo(entry.id, to, ops.count > 0, ready);
    return { from: versionOf(entry), to: versionOf({ ...entry, changes: entry.changes + Number(ops.count > 0) }) };
  };
}

function requireAt(projection: string, position: string, from: string): void {
  if (position !== from)
    throw new CheckpointMoved(`${projection} stands at "${position}", the batch was made at "${from}"`);
}

function applyOp(op: WriteOp, projection: number, docs: DocWriter, lists: ListWriter): void {
  if (op.op === "put") docs.put(projection, op, op.body, op.expiresAt);
  else if (op.op === "delete") docs.delete(projection, op);
  else if (op.op === "listAdd") lists.add(op.list, op.member, op.score);
  else if (op.op === "listRemove") lists.remove(op.list, op.member);
  else throw new TypeError(`unknown operation: ${JSON.stringify(op satisfies never)}`);
}
