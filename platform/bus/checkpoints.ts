// The checkpoints of the inline bus's consumer groups. They have their own file: a read store may be deleted and rebuilt,
// and that must not send anything out again.
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Position, START } from "../event-store/port.ts";

export type Checkpoints = {
  /** START where the group is new. */
  get(group: string): Position;
  set(group: string, position: Position): void;
  close(): void;
};

/** Opens the file, making it if missing. A power cut may lose the newest checkpoints; events are delivered again then. */
export function openCheckpoints(path: string): Checkpoints {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(path, { timeout: 5_000 });
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS consumer (name TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT;
  `);
  const select = db.prepare("SELECT position FROM consumer WHERE name = ?");
  const upsert = db.prepare(
    "INSERT INTO consumer (name, position) VALUES (?, ?) ON CONFLICT DO UPDATE SET position = excluded.position",
  );
  return {
    get: (group) => String(select.get(group)?.position ?? START),
    set: (group, position) => void upsert.run(group, position),
    close: () => db.close(),
  };
}
