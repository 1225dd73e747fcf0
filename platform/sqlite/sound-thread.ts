// Looks through one file (sound.ts), beside those who use it.
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { isDamage } from "./errors.ts";

/** Structure only: the rest takes four times as long, during which the write-ahead log can't be emptied. */
const CHECK = "PRAGMA quick_check(1)";

function isSound(file: string): boolean {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return Object.values(db.prepare(CHECK).get() ?? {})[0] === "ok";
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  } finally {
    db.close();
  }
}

parentPort?.postMessage(isSound(String(workerData)) ? "sound" : "damaged");
