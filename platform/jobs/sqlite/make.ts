// Makes jobs and schedules.
import type { DatabaseSync } from "node:sqlite";
import { KEPT_DAYS, type NewJob, type Schedule } from "../port.ts";
import { nextAfter, type When } from "../when.ts";
import { entry } from "./schema.ts";

const KEPT_MS = KEPT_DAYS * 86_400_000;
/** Parked runs that a schedule passes over at most, where a clock that was put back comes to their times again. */
const PASSED_OVER = 100;
/** Finished jobs that are forgotten at most when jobs are made, for each of these. */
const FORGOTTEN_FOR_EACH = 5;

const INSERT = `
  INSERT INTO job (kind, id, state, payload, schedule, run_at, history)
  VALUES (?, ?, 'waiting', ?, ?, ?, json_array(json(?))) ON CONFLICT DO NOTHING`;
const FORGET_ID = "DELETE FROM job WHERE kind = ? AND id = ? AND state = 'done' AND ended < ?";
const FORGET_SOME = `
  DELETE FROM job WHERE key IN
    (SELECT key FROM job WHERE kind = ? AND state = 'done' AND ended < ? LIMIT ?)`;

export type Maker = ReturnType<typeof createMaker>;

/** Each of these is part of the caller's transaction. */
export function createMaker(db: DatabaseSync, now: () => number) {
  const insert = db.prepare(INSERT);
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
    /** With their payloads as JSON. */
    make(jobs: readonly (readonly [job: NewJob, payload: string])[]): void {
      for (const [job, payload] of jobs) make(job, payload, null);
      for (const [kind, made] of Map.groupBy(jobs, ([{ kind }]) => kind)) forgetOld(kind, made.length);
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
