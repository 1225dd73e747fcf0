// The SQLite event store for who copies it. Nothing is written to it, so it has no writing thread.
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { isDamage } from "../../sqlite/errors.ts";
import type { LogSource, NamedStream } from "../source.ts";
import { checkEvents } from "./check.ts";
import { createReads } from "./read.ts";
import { BUSY_MS } from "./rows.ts";

/** Opens the log in `file`. Throws where there is none, or where it is damaged. */
export function openSqliteSource(file: string): LogSource {
  if (!existsSync(file)) throw new Error(`There is no event log: ${file} does not exist`);
  try {
    checkEvents(file);
    return createSource(new DatabaseSync(file, { timeout: BUSY_MS, readOnly: true }));
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new Error(`The event store ${file} is damaged: restore it from the back-up`, { cause: error });
  }
}

/** Each stream has a first row, also one that was shredded before it had an event. */
const STREAMS = `
  SELECT stream, shredded FROM events WHERE revision = 0 AND stream > ? AND stream < ? AND stream >= ? ORDER BY stream LIMIT ?`;
const COUNT = "SELECT count(*) AS count FROM events WHERE shredded = 0 AND stream >= ? AND stream < ?";

function createSource(db: DatabaseSync): LogSource {
  const reads = createReads(db, (work) => work);
  const streams = db.prepare(STREAMS);
  const count = db.prepare(COUNT);
  return {
    readAll: async (...asked) => reads.readAll(...asked),
    readStream: async (stream, from = 0) => reads.readStream(stream, from),
    log: async () => reads.log(),
    streams: (beginning, after, limit) =>
      streams
        .all(after, endOf(beginning), beginning, limit)
        .map(({ stream, shredded }): NamedStream => ({ stream: String(stream), isShredded: shredded === 1 })),
    count: (beginning) => Number(count.get(beginning, endOf(beginning))?.count),
    close: () => db.close(),
  };
}

/** After every name that begins so. Names of streams are ASCII. */
const endOf = (beginning: string): string => `${beginning}\u{10ffff}`;
