// Parked jobs: an operator replays or drops them. Part of the caller's transaction.
import type { DatabaseSync } from "node:sqlite";
import type { JobName } from "../port.ts";
import type { TakenOver } from "../taken-over.ts";
import { entry, WITH_ENTRY } from "./schema.ts";

const PARKED = "kind = ? AND id = ? AND state = 'parked'";

export function createParked(db: DatabaseSync, now: () => number) {
  const again = db.prepare(`
    UPDATE job SET state = 'waiting', ended = NULL, failures = 0, lost = 0, run_at = ?, history = ${WITH_ENTRY}
    WHERE ${PARKED}`);
  const remove = db.prepare(`DELETE FROM job WHERE ${PARKED}`);
  return {
    replay: ({ kind, id }: JobName): boolean => again.run(now(), entry("replayed", now()), kind, id).changes > 0,
    drop: ({ kind, id }: JobName): boolean => remove.run(kind, id).changes > 0,
  };
}

const INSERT = `
  INSERT INTO job (kind, id, state, payload, schedule, run_at, failures, lost, progress, history, ended)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;

/** Part of the caller's transaction. */
export function createRestorer(db: DatabaseSync): (taken: TakenOver) => void {
  const insert = db.prepare(INSERT);
  return ({ job, payload, state, end }) => {
    const { kind, id, schedule = null, runAt, failures, lost, history } = job;
    const progress = job.progress === undefined ? null : JSON.stringify(job.progress);
    const ended = end?.at ?? null;
    insert.run(kind, id, state, payload, schedule, runAt, failures, lost, progress, JSON.stringify(history), ended);
  };
}
