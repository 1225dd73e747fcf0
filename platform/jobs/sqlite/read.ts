// Reads jobs and schedules, for operators and metrics.
import type { DatabaseSync } from "node:sqlite";
import type { Counts, Job, JobEntry, JobName, JobState, Jobs, Schedule } from "../port.ts";
import { COUNTED_MAX, LIST_MAX } from "../port.ts";
import type { When } from "../when.ts";

type Row = Record<string, unknown>;

const ORDER: Readonly<Record<JobState, string>> = {
  waiting: "run_at",
  running: "lease_until",
  parked: "ended",
  done: "ended",
};

/** Goes from each kind to the next through an index, however many jobs there are. */
const KINDS = `
  WITH RECURSIVE each(kind) AS (
    SELECT min(kind) FROM job UNION ALL SELECT (SELECT min(kind) FROM job WHERE kind > each.kind) FROM each
    WHERE each.kind IS NOT NULL)
  SELECT kind FROM each WHERE kind IS NOT NULL`;

/** Stops at COUNTED_MAX. */
const counted = (where: string): string =>
  `(SELECT count(*) FROM (SELECT 1 FROM job WHERE kind = k.kind AND ${where} LIMIT ${COUNTED_MAX}))`;

const COUNTS = `
  SELECT kind, ${counted("state = 'waiting' AND run_at <= :now")} AS waiting,
    ${counted("state = 'waiting' AND run_at > :now")} AS delayed,
    ${counted("state = 'running'")} AS running, ${counted("state = 'waiting' AND failures > 0")} AS retrying,
    ${counted("state = 'parked'")} AS parked,
    (SELECT min(run_at) FROM job WHERE kind = k.kind AND state = 'waiting') AS oldest
  FROM (${KINDS}) AS k ORDER BY kind`;

export function createReads(
  db: DatabaseSync,
  now: () => number,
): Pick<Jobs, "find" | "list" | "kinds" | "counts" | "schedules"> {
  const select = db.prepare("SELECT * FROM job WHERE kind = ? AND id = ?");
  const lists = new Map(Object.entries(ORDER).map(([state, order]) => [state, db.prepare(listOf(state, order))]));
  const counts = db.prepare(COUNTS);
  const kinds = db.prepare(KINDS);
  const schedules = db.prepare("SELECT kind, name, plan, payload FROM schedule ORDER BY kind, name");
  return {
    async find({ kind, id }: JobName) {
      const row = select.get(kind, id);
      return row && toJob(row);
    },
    async list(kind, state, { offset, limit }) {
      const rows = lists.get(state)?.all(kind, between(0, limit, LIST_MAX), Math.max(0, offset)) ?? [];
      return rows.map(toJob);
    },
    kinds: async () => kinds.all().map(({ kind }) => String(kind)),
    async counts() {
      const all = counts.all({ now: now() }).map((row) => toCounts(row, now()));
      return all.filter(({ waiting, delayed, running, parked }) => waiting + delayed + running + parked > 0);
    },
    schedules: async () => schedules.all().map(toSchedule),
  };
}

/** SQLite takes a negative limit for none. */
const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** States stand in the text, or else the partial indexes are not used. */
const listOf = (state: string, order: string): string =>
  `SELECT * FROM job WHERE kind = ? AND state = '${state}' ORDER BY ${order} DESC, key DESC LIMIT ? OFFSET ?`;

export function toJob(row: Row): Job {
  const { kind, id, state, payload, schedule, run_at, failures, lost, progress, history } = row;
  return {
    kind: String(kind),
    id: String(id),
    state: String(state) as JobState,
    payload: JSON.parse(String(payload)),
    schedule: schedule === null ? undefined : String(schedule),
    runAt: Number(run_at),
    failures: Number(failures),
    lost: Number(lost),
    progress: progress === null ? undefined : JSON.parse(String(progress)),
    history: JSON.parse(String(history)) as JobEntry[],
  };
}

function toCounts({ kind, waiting, delayed, running, retrying, parked, oldest }: Row, now: number): Counts {
  const lagMs = oldest === null ? 0 : Math.max(0, now - Number(oldest));
  return {
    kind: String(kind),
    waiting: Number(waiting),
    delayed: Number(delayed),
    running: Number(running),
    retrying: Number(retrying),
    parked: Number(parked),
    lagMs,
  };
}

function toSchedule({ kind, name, plan, payload }: Row): Schedule {
  return {
    kind: String(kind),
    name: String(name),
    when: JSON.parse(String(plan)) as When,
    payload: JSON.parse(String(payload)),
  };
}
