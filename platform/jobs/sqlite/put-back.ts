// Once the clock was put back: jobs that wait for so long, schedules and leases are set anew, each within its own time. A job that
// was made for a time keeps it.
import type { DatabaseSync } from "node:sqlite";
import { isAhead } from "../../clock.ts";
import type { JobEntry } from "../port.ts";
import type { Maker } from "./make.ts";

const WAITING = `
  SELECT key, schedule, run_at AS runAt, json_extract(history, '$[#-1].at') AS at, json_extract(history, '$[#-1].what') AS what
  FROM job WHERE kind = :kind AND state = 'waiting' AND run_at > :now
    AND (schedule IS NOT NULL OR json_extract(history, '$[#-1].at') > :now)`;

type Waiting = {
  readonly key: number;
  readonly schedule: string | null;
  readonly runAt: number;
  /** The newest of its history. */
  readonly at: number;
  readonly what: JobEntry["what"];
};

export type PutBack = (kind: string, leaseMs: number) => void;

/** Part of the caller's transaction. Idempotent; does nothing where the clock was not put back. */
export function createPutBack(db: DatabaseSync, maker: Maker, now: () => number): PutBack {
  const waiting = db.prepare(WAITING);
  const setAnew = db.prepare("UPDATE job SET run_at = ? WHERE key = ?");
  const remove = db.prepare("DELETE FROM job WHERE key = ?");
  // A worker that is alive renews its lease before the new end.
  const cutLeases = db.prepare(
    "UPDATE job SET lease_until = :until WHERE kind = :kind AND state = 'running' AND lease_until > :until",
  );

  function moveWaiting(kind: string, { key, schedule, runAt, at, what }: Waiting): void {
    const isMade = what === "made";
    if (isMade && schedule !== null) {
      if (runAt <= (maker.nextOf(kind, schedule) ?? Number.POSITIVE_INFINITY)) return;
      remove.run(key);
      maker.makeNext(kind, schedule);
    } else if (isAhead(at, now()) && !(isMade && runAt > at)) {
      setAnew.run(now() + Math.max(0, runAt - at), key);
    }
  }

  return (kind, leaseMs) => {
    // The columns and their types are those of the query.
    for (const one of waiting.all({ kind, now: now() }) as unknown as Waiting[]) moveWaiting(kind, one);
    cutLeases.run({ kind, until: now() + leaseMs });
  };
}
