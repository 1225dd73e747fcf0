import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Damage, openOrRemake } from "./damage.ts";
import { isDamage } from "./errors.ts";
import { guardDerived } from "./guard.ts";
import { checkInBackground } from "./sound.ts";

let folder: string;
let file: string;
let told: Damage[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sb-guard-"));
  file = join(folder, "made.db");
  told = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const onDamage = (damage: Damage) => void told.push(damage);

function open() {
  const db = new DatabaseSync(file);
  db.exec("CREATE TABLE IF NOT EXISTS thing (id INTEGER PRIMARY KEY, text TEXT)");
  return { db, guard: guardDerived(db, file, onDamage) };
}
const reopen = () => openOrRemake(file, open, onDamage);

function fill(rows: number): void {
  const { db } = open();
  const insert = db.prepare("INSERT INTO thing (text) VALUES (?)");
  db.exec("BEGIN");
  for (let row = 0; row < rows; row += 1) insert.run("x".repeat(1_000));
  db.exec("COMMIT");
  db.close();
}

const PAGE = 4_096;
/** In the header; with another number here a connection forgets what it has read. */
const CHANGES_AT = 27;

/** Overwrites all but the first page, as a disk might that writes to the wrong place. */
function breakTable(): void {
  const bytes = readFileSync(file).fill(0xff, PAGE);
  bytes.writeUInt8((bytes.readUInt8(CHANGES_AT) + 1) % 256, CHANGES_AT);
  writeFileSync(file, bytes);
}

test("a sound file is opened as it is", async () => {
  fill(10);
  const { db } = await reopen();
  expect(db.prepare("SELECT count(*) AS rows FROM thing").get()).toEqual({ rows: 10 });
  db.close();
  expect(told).toEqual([]);
});

test.each([
  ["that is no database", () => writeFileSync(file, "x".repeat(9_000))],
  ["whose pages are mixed up", breakTable],
])("a file %s is made anew, and told of", async (_name, damage) => {
  fill(10);
  damage();
  const { db } = await reopen();
  expect(db.prepare("SELECT count(*) AS rows FROM thing").get()).toEqual({ rows: 0 });
  db.close();
  expect(told).toEqual([{ file, remade: true }]);
});

test("damage that a statement meets is told once, and the file is made anew when it is next opened", async () => {
  fill(10);
  const { db } = open();
  breakTable();
  for (const _time of [1, 2]) {
    let met: unknown;
    try {
      db.prepare("SELECT count(*) AS rows FROM thing").get();
    } catch (error) {
      met = error;
    }
    expect(isDamage(met)).toBe(true);
  }
  expect(told).toEqual([{ file, remade: false }]);
  db.close();
  expect(existsSync(`${file}-damaged`)).toBe(true);
  const again = await reopen();
  again.db.close();
  expect(told).toEqual([
    { file, remade: false },
    { file, remade: true },
  ]);
  expect(existsSync(`${file}-damaged`)).toBe(false);
});

test("a large file is looked through while it is in use", async () => {
  fill(9_000);
  breakTable();
  let isTold = false;
  const tell = () => {
    isTold = true;
  };
  const check = checkInBackground(file, tell, 0);
  await vi.waitFor(() => expect(isTold).toBe(true), { timeout: 20_000 });
  await check.stop();
});

test("what is no damage is thrown on", async () => {
  const failing = () => Promise.reject(new Error("not this"));
  await expect(openOrRemake(file, failing, onDamage)).rejects.toThrow("not this");
  expect(told).toEqual([]);
});
