import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { NO_STREAM } from "../port.ts";
import { createCommit } from "./commit.ts";
import { openReader, openWriter } from "./rows.ts";
import { walOf } from "./wal.ts";
import { createWalCheckpoints } from "./wal-checkpoints.ts";

/** A log of so many pages is long here. */
const PAGES = 40;

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sb-wal-checkpoints-"));
  file = join(folder, "events.db");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Commits one event after the other. `copied`: the file whose log is copied. */
function startWriting(copied = file) {
  const db = openWriter(file);
  const commit = createCommit(db);
  const { afterCommit, stop } = createWalCheckpoints(db, copied, PAGES);
  let id = 0;
  return {
    db,
    lengths: walOf(db).lengths,
    stop,
    /** Gives the number of the event, once other threads had their turn. */
    write: async (): Promise<number> => {
      id += 1;
      commit([{ id, kind: "append", appends: [{ stream: `s-${id}`, expected: NO_STREAM, bodies: [`{"n":${id}}`] }] }]);
      afterCommit();
      await setImmediate();
      return id;
    },
  };
}

function storedIn(db: DatabaseSync): readonly unknown[] {
  return db
    .prepare("SELECT body ->> '$.n' AS n FROM events ORDER BY position")
    .all()
    .map(({ n }) => n);
}

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

it("begins a long log anew while commits go on", async () => {
  const { db, lengths, write, stop } = startWriting();
  let last = 0;
  for (let renewed = 0, before = 0; renewed < 5; ) {
    last = await write();
    const { log } = lengths();
    if (log < before) renewed += 1;
    before = log;
  }
  await stop();
  expect(storedIn(db)).toEqual(upTo(last));
  expect(db.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  db.close();
});

it("copies what a reader leaves to be copied, and the rest when it is done", async () => {
  const { db, lengths, write, stop } = startWriting();
  await write();
  const reader = openReader(file);
  reader.exec("BEGIN; SELECT count(*) FROM events");
  while (lengths().log < 3 * PAGES) await write();
  reader.exec("COMMIT");
  while (lengths().log >= PAGES) await write();
  await stop();
  reader.close();
  db.close();
});

it("warns once where the log can't be copied, and leaves it to the writer", async () => {
  const { db, lengths, write, stop } = startWriting(join(folder, "missing", "events.db"));
  const warnings: string[] = [];
  const hear = ({ message }: Error) => warnings.push(message);
  process.on("warning", hear);
  while (warnings.length === 0) await write();
  for (let more = 0; more < PAGES; more += 1) await write();
  await stop();
  process.off("warning", hear);
  expect(warnings).toEqual([expect.stringContaining("The log of the event store was not copied")]);
  expect(lengths().copied).toBe(0);
  db.close();
});

it("loses nothing that was durable when its process is killed while a log is copied", async () => {
  const child = fileURLToPath(new URL("./wal-checkpoints-child.ts", import.meta.url));
  const running = spawn(process.execPath, [child, file, String(PAGES)], { stdio: ["ignore", "pipe", "inherit"] });
  let last = 0;
  for await (const line of createInterface({ input: running.stdout })) {
    last = Number(line);
    if (last === 1_500) running.kill("SIGKILL");
  }
  if (running.signalCode === null) await once(running, "exit");
  expect(running.signalCode).toBe("SIGKILL");

  const db = openWriter(file);
  const stored = storedIn(db);
  expect(stored.slice(0, last)).toEqual(upTo(last));
  expect(stored.length - last).toBeLessThanOrEqual(1);
  expect(db.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  db.close();
});
