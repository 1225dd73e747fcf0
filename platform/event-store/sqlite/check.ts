// Looks at the file of events before anything is written to it.
import { DatabaseSync } from "node:sqlite";
import { DatabaseDamaged } from "../../sqlite/damage.ts";
import { requireSound } from "../../sqlite/sound.ts";
import { crcOf } from "./crc.ts";
import { BUSY_MS } from "./rows.ts";

/** Throws what `isDamage` knows where the file is not sound. False where it is too large to be looked through at once. */
export function checkEvents(file: string): boolean {
  // Not for reading only: the write-ahead log of a process that was killed is taken up first.
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    if (!requireSound(db)) return false;
    const hasEvents = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'events'").get() !== undefined;
    if (hasEvents) requireEvents(db);
    return true;
  } finally {
    db.close();
  }
}

function requireEvents(db: DatabaseSync): void {
  db.function("crc", { deterministic: true }, (stream, revision, body) =>
    crcOf(String(stream), Number(revision), String(body)),
  );
  const broken = "SELECT 1 FROM events WHERE shredded = 0 AND crc IS NOT crc(stream, revision, body) LIMIT 1";
  if (db.prepare(broken).get() !== undefined) throw new DatabaseDamaged("An event is not what was stored");
}
