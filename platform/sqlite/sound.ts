// Looks whether a file is sound when it is opened: damage that nobody meets for weeks would be in every back-up by then.
import type { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { DatabaseDamaged } from "./damage.ts";

/** About 50 ms. Larger files are looked at in a thread while they are in use. Bytes. */
const AT_ONCE_BYTES = 8_000_000;

const CHECK = "PRAGMA integrity_check(1)";

/** Throws DatabaseDamaged where the file is small and not sound. Answers whether it is small. */
export function requireSound(db: DatabaseSync): boolean {
  const bytes = db.prepare("SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()").get();
  if (Number(bytes?.bytes) > AT_ONCE_BYTES) return false;
  const found = String(Object.values(db.prepare(CHECK).get() ?? {})[0]);
  if (found !== "ok") throw new DatabaseDamaged(found);
  return true;
}

/** By then the service is ready: the check would take the time of the start. Milliseconds. */
const NOT_BEFORE_MS = 20_000;

/** Looks through the file in a thread of its own, later. `stop` ends it; nothing is told after that. */
export function checkInBackground(
  file: string,
  damaged: () => void,
  notBeforeMs = NOT_BEFORE_MS,
): { stop(): Promise<unknown> | undefined } {
  let worker: Worker | undefined;
  const timer = setTimeout(() => {
    worker = startCheck(file, damaged);
  }, notBeforeMs).unref();
  return {
    stop: () => {
      clearTimeout(timer);
      worker?.removeAllListeners("message");
      return worker?.terminate();
    },
  };
}

function startCheck(file: string, damaged: () => void): Worker {
  const worker = new Worker(new URL("./sound-thread.ts", import.meta.url), { workerData: file });
  worker.unref();
  worker.on("message", (message) => {
    if (message === "damaged") damaged();
  });
  // A user of the file meets the same hindrance.
  worker.on("error", (error) => process.emitWarning(`${file} could not be looked through: ${error}`));
  return worker;
}
