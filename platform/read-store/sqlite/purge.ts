// Gives back the space of what nobody can read any more: documents past their time, dropped projections. In small
// slices, so that requests go on in between.
import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";

const SLICE = 500;
const EVERY_MS = 60_000;

const EXPIRED = `
  DELETE FROM doc WHERE rowid IN
    (SELECT rowid FROM doc WHERE expires IS NOT NULL AND expires <= ? LIMIT ${SLICE})`;

// Each is run for a dropped projection until nothing is left of its kind. A list goes after its members, for its number is
// given again; the projection's own row goes last, so that a crash in between resumes.
const DROPPED = [
  `DELETE FROM doc WHERE rowid IN (SELECT rowid FROM doc WHERE projection = ? LIMIT ${SLICE})`,
  `DELETE FROM member WHERE (list, member) IN
     (SELECT member.list, member.member FROM list JOIN member ON member.list = list.id
      WHERE list.projection = ? LIMIT ${SLICE})`,
  `DELETE FROM list WHERE id IN (SELECT id FROM list WHERE projection = ? LIMIT ${SLICE})`,
  "DELETE FROM projection WHERE id = ?",
];

export type Purge = {
  /** Purges all there is; resolves when done or closed. */
  run(): Promise<void>;
  close(): Promise<void>;
};

/** `beforeWrite` runs before each slice. */
export function startPurge(db: DatabaseSync, beforeWrite: () => void): Purge {
  const selectDropped = db.prepare("SELECT id FROM projection WHERE name IS NULL");
  const expired = db.prepare(EXPIRED);
  const dropped = DROPPED.map((sql) => db.prepare(sql));
  let closed = false;
  let running: Promise<void> = Promise.resolve();

  const take = (slice: () => number | bigint): number | bigint => {
    beforeWrite();
    return slice();
  };
  const untilNothing = async (slice: () => number | bigint): Promise<void> => {
    while (!closed && take(slice) > 0) await setImmediate();
  };
  const purgeAll = async (): Promise<void> => {
    if (closed) return;
    await untilNothing(() => expired.run(Date.now()).changes);
    for (const { id } of closed ? [] : selectDropped.all()) {
      for (const statement of dropped) await untilNothing(() => statement.run(Number(id)).changes);
    }
  };
  // A failure (the disk is full, another process holds the file) is left for the next time, and said.
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
