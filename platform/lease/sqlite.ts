// Leases that the processes of one machine share, in a SQLite file. Each question is one statement, so one of many wins.
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Leases, requireLease } from "./port.ts";

type Options = {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
};

/** How long a question waits for the file while another process writes. Milliseconds. */
const BUSY_MS = 5_000;

/**
 * Opens the file, making it if missing. A lease outlives a crash of its holder until it runs out. Tokens are those of
 * tokens.ts: the time, or one more than the last, which stays in the file after the lease's end.
 */
export function openSqliteLeases(file: string, { now = Date.now }: Options = {}): Leases {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS lease (name TEXT PRIMARY KEY, token INTEGER NOT NULL, until INTEGER NOT NULL) STRICT;
  `);
  const acquire = db.prepare(`
    INSERT INTO lease (name, token, until) VALUES (:name, :now, :now + :ttlMs)
    ON CONFLICT DO UPDATE SET token = max(token + 1, excluded.token), until = excluded.until WHERE until <= :now
    RETURNING token`);
  // A clock that was put back makes no holder's lease longer than it was asked for: who lives renews it in time.
  const cut = db.prepare("UPDATE lease SET until = :now + :ttlMs WHERE name = :name AND until > :now + :ttlMs");
  const renew = db.prepare(
    "UPDATE lease SET until = :now + :ttlMs WHERE name = :name AND token = :token AND until > :now",
  );
  const release = db.prepare("UPDATE lease SET until = 0 WHERE name = :name AND token = :token");
  return {
    async acquire(name, ttlMs) {
      requireLease(name, ttlMs);
      const asked = { name, ttlMs, now: now() };
      const token = acquire.get(asked)?.token;
      if (token !== undefined) return Number(token);
      cut.run(asked);
      return undefined;
    },
    async renew(name, token, ttlMs) {
      requireLease(name, ttlMs);
      return Number(renew.run({ name, token, ttlMs, now: now() }).changes) === 1;
    },
    release: async (name, token) => void release.run({ name, token }),
    close: async () => {
      if (db.isOpen) db.close();
    },
  };
}
