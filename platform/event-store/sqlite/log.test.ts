import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { createLogEmptier } from "./log.ts";
import { openReader, openWriter } from "./rows.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("waits for a blocking reader, and resolves only when the log is empty", () => {
  vi.useFakeTimers();
  const folder = mkdtempSync(join(tmpdir(), "sb-log-"));
  const file = join(folder, "events.db");
  const db = openWriter(file);
  const insert = "INSERT INTO events (stream, revision, body) VALUES";
  db.exec(`${insert} ('a', 0, 'b')`);
  const reader = openReader(file);
  reader.exec("BEGIN; SELECT count(*) FROM events");
  db.exec(`${insert} ('a', 1, 'c')`);
  const log = createLogEmptier(db);
  const done = vi.fn();

  log.empty(done);
  vi.advanceTimersByTime(1_000);
  expect(done).not.toHaveBeenCalled();

  reader.exec("COMMIT");
  vi.advanceTimersByTime(1_000);
  expect(done.mock.calls).toEqual([[undefined]]);
  expect(statSync(`${file}-wal`).size).toBe(0);

  log.stop();
  reader.close();
  db.close();
  rmSync(folder, { recursive: true });
});

it("rejects the waiter with the database's error", () => {
  const folder = mkdtempSync(join(tmpdir(), "sb-log-"));
  const db = openWriter(join(folder, "events.db"));
  const log = createLogEmptier(db);
  // The log can't be emptied from within a transaction.
  db.exec("BEGIN; INSERT INTO events (stream, revision, body) VALUES ('a', 0, 'b')");
  const done = vi.fn();
  log.empty(done);
  expect(done).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  db.close();
  rmSync(folder, { recursive: true });
});
