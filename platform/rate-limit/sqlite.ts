// Counts in a file, so that they outlast this process: for windows of a day. A power cut may lose the newest. A window that was
// begun by a clock that was put back since ends a window's length from the next hit on.
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openOrRemake } from "../sqlite/damage.ts";
import { closingUnless, type Guard, guardDerived } from "../sqlite/guard.ts";
import type { RateLimitCounters } from "./port.ts";

/** Hits between two clearings of windows that have ended. */
const CLEAR_EVERY = 1_000;

type Options = {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
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

function countersIn(db: DatabaseSync, { stop }: Guard, { now = Date.now }: Options): RateLimitCounters {
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS windows (key TEXT PRIMARY KEY, count INTEGER NOT NULL, endsAt INTEGER NOT NULL) STRICT;
    CREATE INDEX IF NOT EXISTS ends ON windows (endsAt);
  `);
  const hit = db.prepare(`
    INSERT INTO windows (key, count, endsAt) VALUES (:key, 1, :now + :windowMs)
    ON CONFLICT DO UPDATE SET
      count = CASE WHEN endsAt > :now THEN count + 1 ELSE 1 END,
      endsAt = CASE WHEN endsAt > :now THEN min(endsAt, excluded.endsAt) ELSE excluded.endsAt END
    RETURNING count, endsAt`);
  const count = db.prepare("SELECT count FROM windows WHERE key = :key AND endsAt > :now");
  const takeBack = db.prepare("UPDATE windows SET count = max(0, count - 1) WHERE key = ?");
  const forget = db.prepare("DELETE FROM windows WHERE key = ?");
  const clear = db.prepare("DELETE FROM windows WHERE endsAt <= ?");
  let hits = 0;
  return {
    hit: async (key, windowMs) => {
      if (hits % CLEAR_EVERY === 0) clear.run(now());
      hits += 1;
      const at = now();
      const row = hit.get({ key, now: at, windowMs });
      return { count: Number(row?.count), endsInMs: Number(row?.endsAt) - at };
    },
    count: async (key) => Number(count.get({ key, now: now() })?.count ?? 0),
    takeBack: async (key) => void takeBack.run(key),
    forget: async (key) => void forget.run(key),
    close: async () => {
      await stop();
      db.close();
    },
  };
}
