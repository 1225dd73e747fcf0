import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCommit, type Job } from "./commit.ts";
import { openWriter } from "./rows.ts";

let folder: string;
let db: DatabaseSync;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sb-commit-"));
  db = openWriter(join(folder, "events.db"));
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

const append = (id: number, stream: string, ...bodies: string[]): Job => ({
  id,
  kind: "append",
  appends: [{ stream, expected: -1, bodies }],
});
const bodies = () => db.prepare("SELECT body FROM events ORDER BY position").all();

describe("group commit", () => {
  it("a job that fails in the database gets its error, and the others of its group are committed", () => {
    db.exec(`CREATE TRIGGER breakdown BEFORE INSERT ON events WHEN NEW.body = 'breaks'
      BEGIN SELECT RAISE(ROLLBACK, 'disk on fire'); END`);
    const commit = createCommit(db);
    const outcomes = commit([append(1, "a", "1"), append(2, "b", "whole", "breaks"), append(3, "c", "3")]);
    expect(outcomes.map(({ id, ok }) => [id, ok])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
    expect(outcomes[1]).toMatchObject({ code: undefined, message: "disk on fire" });
    expect(bodies()).toEqual([{ body: "1" }, { body: "3" }]);
  });

  it("jobs for which the disk has no room say so, and are taken once there is", () => {
    const commit = createCommit(db);
    commit([append(1, "a", "1")]);
    const pages = Number(db.prepare("PRAGMA page_count").get()?.page_count);
    db.exec(`PRAGMA max_page_count = ${pages + 1}`);
    const large = "x".repeat(100_000);
    expect(commit([append(2, "b", large)])).toMatchObject([{ id: 2, ok: false, code: "DISK_FULL" }]);
    expect(commit([append(3, "c", large), append(4, "d", "4")])).toMatchObject([
      { id: 3, ok: false, code: "DISK_FULL" },
      { id: 4, ok: true },
    ]);
    db.exec(`PRAGMA max_page_count = ${pages + 1_000}`);
    expect(commit([append(5, "b", "5")])).toMatchObject([{ id: 5, ok: true }]);
    expect(bodies()).toEqual([{ body: "1" }, { body: "4" }, { body: "5" }]);
  });

  it("all of a group fail, once, when another process blocks the write", () => {
    const commit = createCommit(db);
    db.exec("PRAGMA busy_timeout = 0");
    const rival = new DatabaseSync(join(folder, "events.db"));
    rival.exec("BEGIN IMMEDIATE");
    expect(commit([append(1, "a", "1"), append(2, "b", "2")]).map(({ ok }) => ok)).toEqual([false, false]);
    rival.exec("ROLLBACK");
    expect(commit([append(3, "a", "1")]).map(({ ok }) => ok)).toEqual([true]);
    rival.close();
  });

  it("syncs to disk, and overwrites deleted content", () => {
    const setting = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    const FULL = 2;
    expect(setting("synchronous")).toBe(FULL);
    expect(setting("journal_mode")).toBe("wal");
    expect(setting("secure_delete")).toBe(1);
  });

  it("a job sees earlier jobs of its group", () => {
    const commit = createCommit(db);
    const bodyOf = (eventId: string) => JSON.stringify({ meta: { eventId } });
    const [first, second] = commit([append(1, "a", bodyOf("1")), append(2, "a", bodyOf("2"))]);
    expect(first).toMatchObject({ ok: true, appended: [{ revision: 0, row: 1 }] });
    expect(second).toMatchObject({ ok: false, code: "REVISION_CONFLICT" });
  });
});
