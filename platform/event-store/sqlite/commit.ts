// Runs a group of jobs in one durable commit. A job that fails does not affect the others.
import type { DatabaseSync } from "node:sqlite";
import { isDamage, isDiskFull } from "../../sqlite/errors.ts";
import { idIn } from "../bodies.ts";
import { EventStoreError, type EventStoreErrorCode, NO_STREAM } from "../port.ts";
import { crcOf } from "./crc.ts";

export type RowAppend = {
  readonly stream: string;
  readonly expected: number;
  /** Events as JSON. */
  readonly bodies: readonly string[];
};
export type Job =
  | { readonly id: number; readonly kind: "append"; readonly appends: readonly RowAppend[] }
  | { readonly id: number; readonly kind: "shred"; readonly stream: string };
export type RowAppended = { readonly revision: number; readonly row: number };
export type Appends = readonly RowAppended[];
export type CommitOutcome =
  | { readonly id: number; readonly ok: true; readonly appended: Appends }
  | {
      readonly id: number;
      readonly ok: false;
      readonly code?: EventStoreErrorCode | undefined;
      readonly message: string;
    };

export type Commit = (jobs: readonly Job[]) => CommitOutcome[];

export function createCommit(db: DatabaseSync): Commit {
  const run = { append: appender(db), shred: shredder(db) };

  function runJob(job: Job): CommitOutcome {
    try {
      const appended = job.kind === "append" ? run.append(job.appends) : run.shred(job.stream);
      return { id: job.id, ok: true, appended };
    } catch (error) {
      // A refusal leaves the transaction intact; any other error (a full disk, say) may not.
      if (error instanceof EventStoreError) return failed(job, error);
      throw error;
    }
  }

  function attempt(jobs: readonly Job[]): CommitOutcome[] {
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

  function eachAlone(jobs: readonly Job[], error: unknown): CommitOutcome[] {
    const [only] = jobs;
    if (jobs.length === 1 && only !== undefined) return [failed(only, error)];
    return jobs.flatMap((job) => attempt([job]));
  }

  return attempt;
}

function appender(db: DatabaseSync) {
  const newest = db.prepare("SELECT revision, shredded FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1");
  const insert = db.prepare("INSERT INTO events (stream, revision, body, crc) VALUES (?, ?, ?, ?)");
  const findRepeated = repeatedIn(db);

  /** Undefined where the append may go on; otherwise what it gave when it was sent before. */
  function requireNewest(append: RowAppend): RowAppended | undefined {
    const { stream, expected } = append;
    const found = newest.get(stream);
    if (found?.shredded === 1) throw new EventStoreError("STREAM_SHREDDED", "The stream was shredded");
    const revision = found === undefined ? NO_STREAM : Number(found.revision);
    if (revision === expected) return undefined;
    const repeated = findRepeated(append);
    if (repeated) return repeated;
    throw new EventStoreError("REVISION_CONFLICT", `Expected revision ${expected}, found ${revision}`);
  }

  function insertAll({ stream, expected, bodies }: RowAppend): RowAppended {
    let revision = expected;
    let row = 0;
    for (const body of bodies) {
      revision += 1;
      row = Number(insert.run(stream, revision, body, crcOf(stream, revision, body)).lastInsertRowid);
    }
    return { revision, row };
  }

  /** Most streams are new. The table's constraint tells when one is not, at the first event, which saves a lookup. */
  function begin(append: RowAppend): RowAppended {
    try {
      return insertAll(append);
    } catch (error) {
      const repeated = isTaken(error) ? requireNewest(append) : undefined;
      if (repeated) return repeated;
      throw error;
    }
  }

  function appendOne(append: RowAppend): RowAppended {
    if (append.expected === NO_STREAM) return begin(append);
    return requireNewest(append) ?? insertAll(append);
  }

  return (appends: readonly RowAppend[]): Appends => appends.map(appendOne);
}

/** Finds an append that was sent before: its events stand where it would put them. */
function repeatedIn(db: DatabaseSync) {
  const stored = db.prepare(
    "SELECT position, body ->> '$.meta.eventId' AS id FROM events WHERE stream = ? AND revision > ? ORDER BY revision LIMIT ?",
  );
  return ({ stream, expected, bodies }: RowAppend): RowAppended | undefined => {
    const rows = stored.all(stream, expected, bodies.length);
    const isSame = rows.length === bodies.length && bodies.every((body, at) => rows[at]?.id === idIn(body));
    return isSame ? { revision: expected + bodies.length, row: Number(rows.at(-1)?.position) } : undefined;
  };
}

function shredder(db: DatabaseSync) {
  const overwrite = db.prepare(
    "UPDATE events SET shredded = 1, body = zeroblob(octet_length(body)), crc = NULL WHERE stream = ?",
  );
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

export type Failure = Pick<Extract<CommitOutcome, { ok: false }>, "ok" | "code" | "message">;

export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  if (isDiskFull(error)) return { ok: false, code: "DISK_FULL", message };
  if (isDamage(error)) return { ok: false, code: "STORE_DAMAGED", message };
  return { ok: false, code: error instanceof EventStoreError ? error.code : undefined, message };
}

function failed(job: Job, error: unknown): CommitOutcome {
  return { id: job.id, ...failureOf(error) };
}
