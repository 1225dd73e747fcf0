// What an operator does with a parked job. Part of the caller's transaction.
import type { DatabaseSync } from "node:sqlite";
import type { JobName } from "../port.ts";
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
