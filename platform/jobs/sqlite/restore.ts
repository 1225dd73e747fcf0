// Takes over jobs of another place.
import type { DatabaseSync } from "node:sqlite";
import type { TakenOver } from "../taken-over.ts";

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
