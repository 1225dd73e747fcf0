// Claims jobs and ends their runs, as parts of the caller's transaction. The token of a claim guards everything that its holder does to
// the job afterwards.
import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type Job, LOST_MAX } from "../port.ts";
import type { Maker } from "./make.ts";
import { toJob } from "./read.ts";
import { entry, WITH_ENTRY } from "./schema.ts";

export type Claimed = { readonly key: number; readonly token: string; readonly until: number; readonly job: Job };
export type Held = Pick<Claimed, "key" | "token">;

/** How a run ended. `runAt`: when it is tried again; a returned one at once where it is missing. */
export type RunOutcome =
  | { readonly what: "done" }
  | { readonly what: "returned"; readonly runAt?: number; readonly code?: string | undefined }
  | { readonly what: "failed"; readonly code: string; readonly runAt: number }
  | { readonly what: "parked"; readonly code: string };

const MINE = "key = ? AND token = ? AND state = 'running'";
const FREE = "token = NULL, lease_until = NULL";

const NEXT = `
  SELECT min(at) AS at FROM (
    SELECT min(run_at) AS at FROM job WHERE kind = :kind AND state = 'waiting'
    UNION ALL SELECT min(lease_until) FROM job WHERE kind = :kind AND state = 'running')`;
const LOST = "SELECT key, lost FROM job WHERE kind = ? AND state = 'running' AND lease_until <= ? LIMIT ?";
const DUE = "SELECT key FROM job WHERE kind = ? AND state = 'waiting' AND run_at <= ? ORDER BY run_at LIMIT ?";
// It was due when it was begun, whatever the clock says since.
const AGAIN = `
  UPDATE job SET state = 'waiting', ${FREE}, run_at = min(run_at, ?), lost = lost + 1, history = ${WITH_ENTRY} WHERE key = ?`;
const GIVE_UP = `
  UPDATE job SET state = 'parked', ${FREE}, ended = ?, lost = lost + 1, history = ${WITH_ENTRY} WHERE key = ?`;
const START = `
  UPDATE job SET state = 'running', token = ?, lease_until = ?, history = ${WITH_ENTRY} WHERE key = ? RETURNING *`;
const OUTCOMES = {
  done: `UPDATE job SET state = 'done', ${FREE}, ended = ?, history = ${WITH_ENTRY} WHERE ${MINE}`,
  parked: `UPDATE job SET state = 'parked', ${FREE}, ended = ?, failures = failures + 1, history = ${WITH_ENTRY} WHERE ${MINE}`,
  failed: `UPDATE job SET state = 'waiting', ${FREE}, run_at = ?, failures = failures + 1, history = ${WITH_ENTRY} WHERE ${MINE}`,
  returned: `UPDATE job SET state = 'waiting', ${FREE}, run_at = ?, history = ${WITH_ENTRY} WHERE ${MINE}`,
};

export type Leases = ReturnType<typeof createLeases>;

export function createLeases(db: DatabaseSync, maker: Maker, now: () => number) {
  const next = db.prepare(NEXT);
  const lost = db.prepare(LOST);
  const due = db.prepare(DUE);
  const again = db.prepare(AGAIN);
  const giveUp = db.prepare(GIVE_UP);
  const start = db.prepare(START);
  const renew = db.prepare(`UPDATE job SET lease_until = ? WHERE ${MINE}`);
  const report = db.prepare(`UPDATE job SET progress = ? WHERE ${MINE}`);
  const ends = {
    done: db.prepare(OUTCOMES.done),
    parked: db.prepare(OUTCOMES.parked),
    failed: db.prepare(OUTCOMES.failed),
    returned: db.prepare(OUTCOMES.returned),
  };

  /** When a job of the kind is due, or its lease runs out; undefined where there is none. */
  const nextAt = (kind: string): number | undefined => {
    const at = next.get({ kind })?.at;
    return at === null || at === undefined ? undefined : Number(at);
  };

  /** Those whose lease ran out become due, at most so many. */
  function takeBack(kind: string, limit: number): void {
    const at = now();
    for (const { key, lost: before } of lost.all(kind, at, limit)) {
      const isSpent = Number(before) >= LOST_MAX;
      if (isSpent) giveUp.run(at, entry("parked", at, "LEASE_LOST"), Number(key));
      else again.run(at, entry("lost", at), Number(key));
    }
  }

  function claimOne(key: number, leaseMs: number): Claimed {
    const at = now();
    const [token, until] = [randomUUID(), at + leaseMs];
    const row = start.get(token, until, entry("started", at), key);
    if (row === undefined) throw new Error("a job that was due is gone");
    const job = toJob(row);
    if (job.schedule !== undefined) maker.makeNext(job.kind, job.schedule);
    return { key, token, until, job };
  }

  const claimDue = (kind: string, limit: number, leaseMs: number): readonly Claimed[] =>
    due.all(kind, now(), limit).map(({ key }) => claimOne(Number(key), leaseMs));

  return {
    nextAt,
    takeBack,
    /** Due jobs, at most so many. */
    claimDue,
    /** Due jobs, at most so many. Those whose lease ran out become due first. */
    claim(kind: string, limit: number, leaseMs: number): readonly Claimed[] {
      takeBack(kind, limit);
      return claimDue(kind, limit, leaseMs);
    },
    /** Those whose lease still holds, until the time that is answered. */
    renew: <Of extends Held>(
      held: readonly Of[],
      leaseMs: number,
    ): { readonly kept: readonly Of[]; readonly until: number } => {
      const until = now() + leaseMs;
      return { kept: held.filter(({ key, token }) => renew.run(until, key, token).changes > 0), until };
    },
    /** False where the lease was lost: the outcome does not count. */
    end({ key, token }: Held, outcome: RunOutcome): boolean {
      const at = now();
      const code = "code" in outcome ? outcome.code : undefined;
      const when = "runAt" in outcome ? outcome.runAt : at;
      return ends[outcome.what].run(when, entry(outcome.what, at, code), key, token).changes > 0;
    },
    report: ({ key, token }: Held, progress: string): void => void report.run(progress, key, token),
  };
}
