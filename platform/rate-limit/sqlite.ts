// Counts in a file, so that they outlast this process: for windows of a day. A power cut may lose the newest. A window that was
// begun by a clock that was put back since ends a window's length from the next hit or clearing on.
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openOrRemake } from "../sqlite/damage.ts";
import { closingUnless, type Guard, guardDerived } from "../sqlite/guard.ts";
import { createInTurn } from "../sqlite/in-turn.ts";
import type { RateLimitCounters } from "./port.ts";

/** Between two clearings of windows that have ended, whether anybody asks or not: keys may be hashes of networks. */
const CLEAR_EVERY_MS = 3_600_000;
/** The length taken for windows in a file from before lengths were kept. */
const LONGEST_MS = 40 * 86_400_000;

type Options = {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly clearEveryMs?: number;
};

/** Opens the file, making it if missing, and anew where it is damaged: then nobody has been counted yet. */
export function openSqliteCounters(path: string, options: Options = {}): Promise<RateLimitCounters> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  return openOrRemake(path, () => openFile(path, options), undefined);
}

function openFile(path: string, options: Options): RateLimitCounters {
  const db = new DatabaseSync(path, { timeout: 5_000 });
  const guard = guardDerived(db, path, undefined);
  return closingUnless(db, () => countersIn(db, guard, options));
}

function countersIn(
  db: DatabaseSync,
  { stop }: Guard,
  { now = Date.now, clearEveryMs = CLEAR_EVERY_MS }: Options,
): RateLimitCounters {
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA secure_delete = ON;
    CREATE TABLE IF NOT EXISTS windows
      (key TEXT PRIMARY KEY, count INTEGER NOT NULL, endsAt INTEGER NOT NULL, windowMs INTEGER NOT NULL) STRICT;
    CREATE INDEX IF NOT EXISTS ends ON windows (endsAt);
  `);
  keepLengths(db);
  const hit = db.prepare(`
    INSERT INTO windows (key, count, endsAt, windowMs) VALUES (:key, 1, :now + :windowMs, :windowMs)
    ON CONFLICT DO UPDATE SET
      count = CASE WHEN endsAt > :now THEN count + 1 ELSE 1 END,
      endsAt = CASE WHEN endsAt > :now THEN min(endsAt, excluded.endsAt) ELSE excluded.endsAt END,
      windowMs = excluded.windowMs
    RETURNING count, endsAt`);
  const inTurn = createInTurn(db);
  const count = db.prepare("SELECT count FROM windows WHERE key = :key AND endsAt > :now");
  const takeBack = db.prepare("UPDATE windows SET count = max(0, count - 1) WHERE key = ?");
  const forget = db.prepare("DELETE FROM windows WHERE key = ?");
  const cut = db.prepare("UPDATE windows SET endsAt = :now + windowMs WHERE endsAt > :now + windowMs");
  const remove = db.prepare("DELETE FROM windows WHERE endsAt <= :now");
  const clear = (): void => {
    const at = { now: now() };
    cut.run(at);
    remove.run(at);
  };
  clear();
  // A failure (the disk is full, another process holds the file) is told as a warning, and the next time tries again.
  const clearing = setInterval(() => {
    try {
      clear();
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error));
    }
  }, clearEveryMs).unref();
  return {
    hit: (key, windowMs) =>
      inTurn(() => {
        const at = now();
        const row = hit.get({ key, now: at, windowMs });
        return { count: Number(row?.count), endsInMs: Number(row?.endsAt) - at };
      }),
    count: async (key) => Number(count.get({ key, now: now() })?.count ?? 0),
    takeBack: async (key) => void takeBack.run(key),
    forget: async (key) => void forget.run(key),
    close: async () => {
      clearInterval(clearing);
      // Hits that were asked for before are counted.
      await inTurn(() => undefined);
      await stop();
      db.close();
    },
  };
}

/** Two processes may open a file from before at the same time. */
function keepLengths(db: DatabaseSync): void {
  const areKept = db.prepare("SELECT 1 FROM pragma_table_info('windows') WHERE name = 'windowMs'");
  if (areKept.get()) return;
  db.exec("BEGIN IMMEDIATE");
  if (!areKept.get()) db.exec(`ALTER TABLE windows ADD COLUMN windowMs INTEGER NOT NULL DEFAULT ${LONGEST_MS}`);
  db.exec("COMMIT");
}
