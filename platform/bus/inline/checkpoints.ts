// The checkpoints of the inline bus's consumer groups, and what they hold back. They have their own file: a read store may be deleted and rebuilt,
// and that must not send anything out again.
import { existsSync, mkdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Misfit, misfitOf } from "../../event-store/misfit.ts";
import type { LogMark, Position } from "../../event-store/port.ts";
import { type OnDamage, openOrRemake } from "../../sqlite/damage.ts";
import { closingUnless, type Guard, guardDerived } from "../../sqlite/guard.ts";
import { createInTurn } from "../../sqlite/in-turn.ts";
import { requireSound } from "../../sqlite/sound.ts";
import { inTransaction } from "../../sqlite/transaction.ts";
import type { GroupPlace } from "../group-place.ts";
import { createPausedRows, type Paused, type PausedRows } from "./paused.ts";

export type Checkpoints = {
  /** As Bus.attach. */
  attach(log: LogMark): readonly Misfit[];
  /** Undefined where the group is new. */
  get(group: string): Position | undefined;
  /**
   * Together with streams that are held back from now on, or whose events waited meanwhile. All groups stand at the same event
   * mostly: their places of one turn of the event loop share a commit.
   */
  set(group: string, position: Position, paused?: readonly Paused[]): Promise<void>;
  places(): readonly GroupPlace[];
  /** With what it holds back. */
  forget(group: string): void;
  readonly paused: PausedRows;
  close(): Promise<void>;
};

/**
 * Opens the file, making it if missing, and anew where it is damaged. A power cut may lose the newest checkpoints; events
 * are delivered again then.
 */
export function openCheckpoints(path: string, onDamage?: OnDamage): Promise<Checkpoints> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  return openOrRemake(path, () => openFile(path, onDamage), onDamage);
}

export type ReadCheckpoints = {
  /** The log that they belong to; undefined where none was attached yet. */
  readonly log: string | undefined;
  readonly places: readonly GroupPlace[];
};

/** For who takes the groups elsewhere, while no server runs. Throws where the file is missing or damaged: nothing is made anew. */
export function readCheckpoints(path: string): ReadCheckpoints {
  if (!existsSync(path)) throw new Error(`The places of the consumer groups are missing: ${path} does not exist`);
  const db = new DatabaseSync(path, { timeout: 5_000 });
  try {
    requireSound(db);
    const { places } = createCheckpoints(db, path, { stop: async () => undefined });
    return { log: notedLog(db), places: places() };
  } finally {
    db.close();
  }
}

function openFile(path: string, onDamage: OnDamage | undefined): Checkpoints {
  const db = new DatabaseSync(path, { timeout: 5_000 });
  const guard = guardDerived(db, path, onDamage);
  return closingUnless(db, () => createCheckpoints(db, path, guard));
}

/** `path` names the file in what is told of it. */
export function createCheckpoints(db: DatabaseSync, path: string, { stop }: Pick<Guard, "stop">): Checkpoints {
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS consumer (name TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS log (id TEXT NOT NULL) STRICT;
  `);
  const select = db.prepare("SELECT position FROM consumer WHERE name = ?");
  const upsert = db.prepare(
    "INSERT INTO consumer (name, position) VALUES (?, ?) ON CONFLICT DO UPDATE SET position = excluded.position",
  );
  const all = db.prepare("SELECT name, position FROM consumer ORDER BY name");
  const remove = db.prepare("DELETE FROM consumer WHERE name = ?");
  const paused = createPausedRows(db);
  const inTurn = createInTurn(db);
  const put = (group: string, position: Position): void => void upsert.run(group, position);
  const forget = (group: string): void =>
    inTransaction(db, () => {
      remove.run(group);
      paused.clear(group);
    });
  return {
    attach: (log) => attach(db, basename(path), log, { put, forget }),
    get(group) {
      const position = select.get(group)?.position;
      return position === undefined ? undefined : String(position);
    },
    set: (group, position, rows = []) =>
      inTurn(() => {
        put(group, position);
        for (const row of rows) paused.put(row);
      }),
    places: () =>
      all.all().map(({ name, position }) => {
        const group = String(name);
        return { group, position: String(position), paused: paused.of(group) };
      }),
    forget,
    paused,
    async close() {
      await stop();
      db.close();
    },
  };
}

/** The log is noted last: after a crash in between it is all done again. */
function attach(
  db: DatabaseSync,
  file: string,
  log: LogMark,
  { put, forget }: { readonly put: (group: string, at: Position) => void; readonly forget: (group: string) => void },
): readonly Misfit[] {
  const madeFrom = notedLog(db);
  const groups = db.prepare("SELECT name, position FROM consumer ORDER BY name").all();
  const misfits = groups.flatMap(({ name, position }): Misfit[] => {
    const reason = misfitOf(String(position), madeFrom, log);
    return reason ? [{ name: String(name), file, reason, at: String(position) }] : [];
  });
  for (const { name, reason } of misfits) {
    if (reason === "BEYOND_END") put(name, log.end);
    else forget(name);
  }
  if (madeFrom !== log.id) {
    db.exec("DELETE FROM log");
    db.prepare("INSERT INTO log VALUES (?)").run(log.id);
  }
  return misfits;
}

function notedLog(db: DatabaseSync): string | undefined {
  const noted = db.prepare("SELECT id FROM log").get()?.id;
  return noted === undefined ? undefined : String(noted);
}
