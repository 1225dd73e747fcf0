// Makes jobs and schedules.
import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type JobEntry, KEPT_DAYS, type NewJob, type Schedule } from "../port.ts";
import { nextAfter, type When } from "../when.ts";
import type { Claimed } from "./leases.ts";
import { entry } from "./schema.ts";

const KEPT_MS = KEPT_DAYS * 86_400_000;
/** Parked runs that a schedule passes over at most, where a clock that was put back comes to their times again. */
const PASSED_OVER = 100;
/** Finished jobs that are forgotten at most when jobs are made, for each of these. */
const FORGOTTEN_FOR_EACH = 5;

const INSERT = `
  INSERT INTO job (kind, id, state, payload, schedule, run_at, history)
  VALUES (?, ?, 'waiting', ?, ?, ?, json_array(json(?))) ON CONFLICT DO NOTHING`;
const INSERT_BEGUN = `
  INSERT INTO job (kind, id, state, payload, run_at, history, token, lease_until)
  VALUES (?, ?, 'running', ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
const FORGET_ID = "DELETE FROM job WHERE kind = ? AND id = ? AND state = 'done' AND ended < ?";
const FORGET_SOME = `
  DELETE FROM job WHERE key IN
    (SELECT key FROM job WHERE kind = ? AND state = 'done' AND ended < ? LIMIT ?)`;

/** Places that are free in this process's worker of a kind. */
export type Places = { readonly free: number; readonly leaseMs: number };

export type Maker = ReturnType<typeof createMaker>;

/** Each of these is part of the caller's transaction. */
export function createMaker(db: DatabaseSync, now: () => number) {
  const insert = db.prepare(INSERT);
  const insertBegun = db.prepare(INSERT_BEGUN);
  const forgetId = db.prepare(FORGET_ID);
  const forgetSome = db.prepare(FORGET_SOME);
  const upsert = db.prepare(
    "INSERT INTO schedule VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET plan = excluded.plan, payload = excluded.payload",
  );
  const removeDone = db.prepare("DELETE FROM job WHERE kind = ? AND id = ? AND state = 'done'");
  const stateOf = db.prepare("SELECT state FROM job WHERE kind = ? AND id = ?");
  const find = db.prepare("SELECT plan, payload FROM schedule WHERE kind = ? AND name = ?");
  const remove = db.prepare("DELETE FROM schedule WHERE kind = ? AND name = ?");
  const removeWaiting = db.prepare(
    "DELETE FROM job WHERE kind = ? AND schedule = ? AND state = 'waiting' AND failures = 0 AND lost = 0",
  );

  /** False where the id is known. */
  function make({ kind, id, runAt }: NewJob, payload: string, schedule: string | null): boolean {
    const at = now();
    const put = () => insert.run(kind, id, payload, schedule, runAt ?? at, entry("made", at)).changes > 0;
    return put() || (forgetId.run(kind, id, at - KEPT_MS).changes > 0 && put());
  }

  /** Undefined where the id is known. */
  function makeBegun({ kind, id }: NewJob, payload: string, leaseMs: number): Claimed | undefined {
    const at = now();
    const [token, until] = [randomUUID(), at + leaseMs];
    const history: readonly JobEntry[] = [
      { at, what: "made" },
      { at, what: "started" },
    ];
    const made = insertBegun.run(kind, id, payload, at, JSON.stringify(history), token, until);
    if (made.changes === 0) return undefined;
    const facts = { kind, id, state: "running", payload: JSON.parse(payload), schedule: undefined, runAt: at } as const;
    const job = { ...facts, failures: 0, lost: 0, progress: undefined, history };
    return { key: Number(made.lastInsertRowid), token, until, job };
  }

  function forgetOld(kind: string, made: number): void {
    forgetSome.run(kind, now() - KEPT_MS, made * FORGOTTEN_FOR_EACH);
  }

  function makeNext(kind: string, name: string): void {
    const found = find.get(kind, name);
    if (!found) return;
    const when = JSON.parse(String(found.plan)) as When;
    let runAt = now();
    for (let parked = 0; parked <= PASSED_OVER; parked += 1) {
      runAt = nextAfter(when, runAt);
      // The id is made of the time, so that each run is made once.
      const id = `${name}@${runAt}`;
      // Over before its time: the clock was put back since.
      removeDone.run(kind, id);
      if (make({ kind, id, payload: undefined, runAt }, String(found.payload), name)) break;
      if (stateOf.get(kind, id)?.state !== "parked") break;
    }
    forgetOld(kind, 1);
  }

  /** When a schedule runs next by the clock as it is; undefined where there is none. */
  function nextOf(kind: string, name: string): number | undefined {
    const found = find.get(kind, name);
    return found && nextAfter(JSON.parse(String(found.plan)) as When, now());
  }

  return {
    /**
     * With their payloads as JSON. Answers with those that are begun at once, in the places that are free for their kinds: one commit
     * less for each, and a third of what is written for a job.
     */
    make(
      jobs: readonly (readonly [job: NewJob, payload: string])[],
      places: ReadonlyMap<string, Places> = new Map(),
    ): readonly Claimed[] {
      const begun: Claimed[] = [];
      for (const [kind, these] of Map.groupBy(jobs, ([{ kind }]) => kind)) {
        const { free = 0, leaseMs = 0 } = places.get(kind) ?? {};
        const before = begun.length;
        for (const [job, payload] of these) {
          const isNow = job.runAt === undefined && begun.length - before < free;
          const claimed = isNow ? makeBegun(job, payload, leaseMs) : undefined;
          if (claimed) begun.push(claimed);
          else make(job, payload, null);
        }
        forgetOld(kind, these.length);
      }
      return begun;
    },
    /** The run of a schedule that follows now, unless it is there already. */
    makeNext,
    nextOf,
    schedule(schedule: Schedule, payload: string): void {
      const { kind, name, when } = schedule;
      const plan = JSON.stringify(when);
      const found = find.get(kind, name);
      if (found && (found.plan !== plan || found.payload !== payload)) removeWaiting.run(kind, name);
      upsert.run(kind, name, plan, payload);
      makeNext(kind, name);
    },
    unschedule(kind: string, name: string): void {
      remove.run(kind, name);
      removeWaiting.run(kind, name);
    },
  };
}
