// Makes jobs and schedules.
import type { DatabaseSync } from "node:sqlite";
import { KEPT_DAYS, type NewJob, type Schedule } from "../port.ts";
import { nextAfter, type When } from "../when.ts";
import { entry } from "./schema.ts";

const KEPT_MS = KEPT_DAYS * 86_400_000;
/** Parked runs that a schedule passes over at most, where a clock that was put back comes to their times again. */
const PASSED_OVER = 100;
/** Finished jobs that are forgotten with each one that is made. */
const FORGOTTEN_AT_ONCE = 5;

const INSERT = `
  INSERT INTO job (kind, id, state, payload, schedule, run_at, history)
  VALUES (?, ?, 'waiting', ?, ?, ?, json_array(json(?))) ON CONFLICT DO NOTHING`;
const FORGET_ID = "DELETE FROM job WHERE kind = ? AND id = ? AND state = 'done' AND ended < ?";
const FORGET_SOME = `
  DELETE FROM job WHERE key IN
    (SELECT key FROM job WHERE kind = ? AND state = 'done' AND ended < ? LIMIT ${FORGOTTEN_AT_ONCE})`;

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
    forgetId.run(kind, id, at - KEPT_MS);
    forgetSome.run(kind, at - KEPT_MS);
    return insert.run(kind, id, payload, schedule, runAt ?? at, entry("made", at)).changes > 0;
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
      if (make({ kind, id, payload: undefined, runAt }, String(found.payload), name)) return;
      if (stateOf.get(kind, id)?.state !== "parked") return;
    }
  }

  /** When a schedule runs next by the clock as it is; undefined where there is none. */
  function nextOf(kind: string, name: string): number | undefined {
    const found = find.get(kind, name);
    return found && nextAfter(JSON.parse(String(found.plan)) as When, now());
  }

  return {
    make: (job: NewJob, payload: string): void => void make(job, payload, null),
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
