// Gives back the space of what nobody can read any more: documents past their time, dropped projections. In small
// slices, so that requests go on in between.
import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";

const SLICE = 500;
const EVERY_MS = 60_000;

// Each statement purges a slice of one kind; a projection's own row goes last, so that a crash in between resumes.
const GONE = "(SELECT id FROM projection WHERE name IS NULL)";
const STATEMENTS = [
  `DELETE FROM doc WHERE rowid IN
     (SELECT rowid FROM doc WHERE expires IS NOT NULL AND expires <= @now LIMIT ${SLICE})`,
  `DELETE FROM doc WHERE rowid IN
     (SELECT rowid FROM doc WHERE projection IN ${GONE} AND @now > 0 LIMIT ${SLICE})`,
  `DELETE FROM member WHERE (list, member) IN
     (SELECT member.list, member.member FROM list JOIN member ON member.list = list.id
      WHERE list.projection IN ${GONE} AND @now > 0 LIMIT ${SLICE})`,
  `DELETE FROM list WHERE projection IN ${GONE} AND @now > 0`,
  "DELETE FROM projection WHERE name IS NULL AND @now > 0",
];

export type Purge = {
  /** Purges all there is; resolves when done or closed. */
  run(): Promise<void>;
  close(): Promise<void>;
};

export function startPurge(db: DatabaseSync): Purge {
  const statements = STATEMENTS.map((sql) => db.prepare(sql));
  let closed = false;
  let running: Promise<void> = Promise.resolve();

  const purgeAll = async (): Promise<void> => {
    for (const statement of statements) {
      while (!closed && Number(statement.run({ now: Date.now() }).changes) > 0) await setImmediate();
    }
  };
  // What fails (the disk is full, another process holds the file) is left for the next time, and said.
  const run = (): Promise<void> => {
    running = running.then(purgeAll).catch((error: Error) => process.emitWarning(error));
    return running;
  };
  const timer = setInterval(() => void run(), EVERY_MS).unref();
  return {
    run,
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
