// Runs a group of jobs in one durable commit. A job that fails does not affect the others.
import type { DatabaseSync } from "node:sqlite";
import { isDamage, isDiskFull } from "../sqlite/errors.ts";
import { EventStoreError, type EventStoreErrorCode, NO_STREAM } from "./port.ts";

export type RowAppend = {
  readonly stream: string;
  readonly expected: number;
  /** Events as JSON. */
  readonly bodies: readonly string[];
};
export type Job =
  | { readonly id: number; readonly kind: "append"; readonly appends: readonly RowAppend[] }
  | { readonly id: number; readonly kind: "shred"; readonly stream: string };
export type Appends = readonly { readonly revision: number; readonly row: number }[];
export type Outcome =
  | { readonly id: number; readonly ok: true; readonly appended: Appends }
  | {
      readonly id: number;
      readonly ok: false;
      readonly code?: EventStoreErrorCode | undefined;
      readonly message: string;
    };

export type Commit = (jobs: readonly Job[]) => Outcome[];

export function createCommit(db: DatabaseSync): Commit {
  const run = { append: appender(db), shred: shredder(db) };

  function runJob(job: Job): Outcome {
    try {
      const appended = job.kind === "append" ? run.append(job.appends) : run.shred(job.stream);
      return { id: job.id, ok: true, appended };
    } catch (error) {
      // A refusal leaves the transaction intact; any other error (a full disk, say) may not.
      if (error instanceof EventStoreError) return failed(job, error);
      throw error;
    }
  }

  function attempt(jobs: readonly Job[]): Outcome[] {
    try {
      db.exec("BEGIN IMMEDIATE");
    } catch (error) {
      return jobs.map((job) => failed(job, error));
    }
    try {
      const outcomes = jobs.map(runJob);
      db.exec("COMMIT");
      return outcomes;
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      return eachAlone(jobs, error);
    }
  }

  function eachAlone(jobs: readonly Job[], error: unknown): Outcome[] {
    const [only] = jobs;
    if (jobs.length === 1 && only !== undefined) return [failed(only, error)];
    return jobs.flatMap((job) => attempt([job]));
  }

  return attempt;
}

function appender(db: DatabaseSync) {
  const newest = db.prepare("SELECT revision, shredded FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1");
  const insert = db.prepare("INSERT INTO events (stream, revision, body) VALUES (?, ?, ?)");

  function requireNewest(stream: string, expected: number): void {
    const found = newest.get(stream);
    if (found?.shredded === 1) throw new EventStoreError("STREAM_SHREDDED", "The stream was shredded");
    const revision = found === undefined ? NO_STREAM : Number(found.revision);
    if (revision === expected) return;
    throw new EventStoreError("REVISION_CONFLICT", `Expected revision ${expected}, found ${revision}`);
  }

  /** Most streams are new. The table's constraint tells when one is not, which saves a lookup. */
  function begin(stream: string, body: string): number {
    try {
      return Number(insert.run(stream, 0, body).lastInsertRowid);
    } catch (error) {
      if (isTaken(error)) requireNewest(stream, NO_STREAM);
      throw error;
    }
  }

  function appendOne({ stream, expected, bodies }: RowAppend) {
    let revision = expected;
    let row = 0;
    if (expected !== NO_STREAM) requireNewest(stream, expected);
    for (const body of bodies) {
      revision += 1;
      row = revision === 0 ? begin(stream, body) : Number(insert.run(stream, revision, body).lastInsertRowid);
    }
    return { revision, row };
  }

  return (appends: readonly RowAppend[]): Appends => appends.map(appendOne);
}

function shredder(db: DatabaseSync) {
  const overwrite = db.prepare("UPDATE events SET shredded = 1, body = zeroblob(octet_length(body)) WHERE stream = ?");
  const bar = db.prepare("INSERT INTO events (stream, revision, shredded, body) VALUES (?, 0, 1, '')");
  return (stream: string): Appends => {
    // A stream that does not exist yet must not be created after it was shredded.
    if (overwrite.run(stream).changes === 0) bar.run(stream);
    return [];
  };
}

/** https://sqlite.org/rescode.html#constraint_unique */
const CONSTRAINT_UNIQUE = 2067;

function isTaken(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === CONSTRAINT_UNIQUE;
}

export type Failure = Pick<Extract<Outcome, { ok: false }>, "ok" | "code" | "message">;

export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  if (isDiskFull(error)) return { ok: false, code: "DISK_FULL", message };
  if (isDamage(error)) return { ok: false, code: "STORE_DAMAGED", message };
  return { ok: false, code: error instanceof EventStoreError ? error.code : undefined, message };
}

function failed(job: Job, error: unknown): Outcome {
  return { id: job.id, ...failureOf(error) };
}
