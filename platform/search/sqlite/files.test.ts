// The files of the embedded engine: content, access and removal.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execPath } from "node:process";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Damage } from "../../sqlite/damage.ts";
import { applyNext, applyTo, ENTRIES, type Entries, entry, idsOf, upsert } from "../contract/world.ts";
import { openSearchEngine } from "../open.ts";
import type { IndexOp, SearchEngine } from "../port.ts";
import { readBlock } from "./storage/blocks.ts";

const LIVE = { ...ENTRIES, name: "toy-index@2" };
let folder: string;
let opened: SearchEngine[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sb-search-files-"));
  opened = [];
});
afterEach(async () => {
  for (const engine of opened) await engine.close();
  await rm(folder, { recursive: true });
});

async function open(schema = LIVE, url = "sqlite:"): Promise<SearchEngine> {
  const engine = await openSearchEngine(url, folder, [schema]);
  opened.push(engine);
  return engine;
}

const apply = (engine: SearchEngine, ...ops: IndexOp<Entries>[]) => applyNext(engine, LIVE, ops);
const lantern = (id: number) => upsert(entry({ id, title: "lantern" }));

const search = (engine: SearchEngine, text: string) => engine.index(LIVE).search({ text, offset: 0, limit: 10 });
const ids = async (engine: SearchEngine, text: string) => idsOf(await search(engine, text));

const bytes = (): Buffer => Buffer.concat(readdirSync(folder).map((file) => readFileSync(join(folder, file))));

test("data is there after reopening", async () => {
  const first = await open();
  const to = await apply(first, lantern(7));
  await first.close();
  opened.pop();
  const again = await open();
  expect(await ids(again, "lantern")).toEqual([7]);
  expect(await again.checkpoint(LIVE.name)).toBe(to);
  await apply(again, lantern(8));
  expect(await ids(again, "lantern")).toEqual([8, 7]);
});

test("two connections see each other's batches", async () => {
  const [writes, reads] = [await open(), await open()];
  const waiting = reads.whenReached(LIVE.name, "0000000000000002", 20_000);
  await apply(writes, lantern(7));
  expect(await ids(reads, "lantern")).toEqual([7]);
  await apply(reads, lantern(8));
  expect(await waiting).toBe(true);
  expect(await ids(writes, "lantern")).toEqual([8, 7]);
  await apply(writes, { op: "delete", id: 7 });
  expect([await ids(reads, "lantern"), await ids(writes, "lantern")]).toEqual([[8], [8]]);
});

test("searches are answered during a large batch", async () => {
  const engine = await open();
  await apply(engine, lantern(1));
  let isDone = false;
  const applied = apply(engine, ...Array.from({ length: 2_000 }, (_, i) => lantern(i + 2))).then(() => {
    isDone = true;
  });
  const seen = new Set<number>();
  while (!isDone) {
    seen.add((await search(engine, "lantern")).total);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await applied;
  seen.add((await search(engine, "lantern")).total);
  expect([...seen]).toEqual([1, 1_000]);
});

test("concurrent batches are applied one after the other", async () => {
  const engine = await open();
  const batch = (from: string, to: string, id: number) => engine.index(LIVE).apply({ from, to, ops: [lantern(id)] });
  await Promise.all([batch("", "1", 1), batch("1", "2", 2), batch("2", "3", 3)]);
  expect(await ids(engine, "lantern")).toEqual([3, 2, 1]);
});

test("deleted and rewritten documents leave nothing in the files", async () => {
  const engine = await open();
  const secret = (id: number) =>
    entry({
      id,
      title: `Secret ${wordOf(id)}`,
      body: `비밀 ${wordOf(id + 1e6)}`,
      address: `T${wordOf(id + 2e6)}Address`,
    });
  const ids = Array.from({ length: 600 }, (_, i) => (i * 401) % 600);
  for (let from = 0; from < ids.length; from += 50) {
    await apply(engine, ...ids.slice(from, from + 50).map((id) => upsert(secret(id))));
  }
  const secrets = (id: number): string[] => [wordOf(id), wordOf(id + 1e6), wordOf(id + 2e6)];
  const left = (texts: readonly string[]): string[] => {
    const all = bytes();
    return texts.filter((text) => all.includes(text));
  };
  expect(left(secrets(7))).toHaveLength(3);
  for (let id = 0; id < 200; id += 10) {
    await apply(engine, { op: "delete", id }, upsert(entry({ id: id + 1, address: `TPlain${id}` })));
  }
  const gone = Array.from({ length: 20 }, (_, i) => [...secrets(i * 10), ...secrets(i * 10 + 1)]).flat();
  await vi.waitFor(() => expect(left(gone)).toEqual([]), { timeout: 20_000, interval: 400 });
  expect(left(secrets(7))).toHaveLength(3);
});

test("documents deleted from blocks leave nothing in the files", async () => {
  const engine = await open();
  const ids = Array.from({ length: 600 }, (_, id) => id);
  await apply(engine, ...ids.map((id) => upsert(entry({ id, title: `Secret ${wordOf(id)}`, body: "비밀" }))));
  const stored = (): { blocks: Buffer[]; texts: string[]; loose: number } => {
    using db = new DatabaseSync(join(folder, `search-${LIVE.name}.db`), { readOnly: true });
    const blocks = db
      .prepare("SELECT docs FROM block")
      .all()
      .map((row) => Buffer.from(row.docs as Uint8Array));
    const texts = blocks.flatMap(readBlock).map((doc) => doc.toString());
    return { blocks, texts, loose: Number(db.prepare("SELECT count(*) AS n FROM stored").get()?.n) };
  };
  const has = (id: number): boolean => stored().texts.some((text) => text.includes(wordOf(id)));
  const before = stored();
  expect([before.loose, before.texts.length, has(7)]).toEqual([0, 600, true]);
  for (let id = 0; id < 600; id += 40) {
    await apply(engine, { op: "delete", id }, upsert(entry({ id: id + 1, title: "Plain" })));
  }
  const gone = ids.filter((id) => id % 40 < 2);
  expect(gone.filter(has)).toEqual([]);
  expect((await search(engine, wordOf(47))).hits).toEqual([expect.objectContaining({ id: 47 })]);
  // Nor are the blocks left as they were.
  const after = stored().blocks;
  const rewritten = before.blocks.filter((block) => !after.some((each) => each.equals(block)));
  expect(rewritten.length).toBeGreaterThan(3);
  await vi.waitFor(() => expect(rewritten.filter((block) => bytes().includes(block))).toEqual([]), {
    timeout: 20_000,
    interval: 400,
  });
});

/** A unique word of ten letters for each number. */
function wordOf(number: number): string {
  let [word, rest] = ["", (number + 1) * 7_919];
  for (let i = 0; i < 10; i++) {
    word += String.fromCharCode(97 + (((rest >> (i * 2)) + rest * (i + 3)) % 26));
    rest = (rest * 31 + 17) % 1_000_003;
  }
  return word;
}

test("recreates an index with terms of another version", async () => {
  const engine = await open();
  await apply(engine, lantern(7));
  await engine.close();
  opened.pop();
  const db = new DatabaseSync(join(folder, `search-${LIVE.name}.db`));
  db.exec("PRAGMA user_version = 999");
  db.close();
  const again = await open();
  expect(await again.checkpoint(LIVE.name)).toBe("");
  expect(await ids(again, "lantern")).toEqual([]);
});

test("a file that is not our index is refused and left unchanged", async () => {
  const file = join(folder, `mine-${LIVE.name}.db`);
  const db = new DatabaseSync(file);
  db.exec("CREATE TABLE precious (x); INSERT INTO precious VALUES (1)");
  db.close();
  await expect(open(LIVE, `sqlite:${join(folder, "mine.db")}`)).rejects.toThrow(/is not a search index/);
  expect(new DatabaseSync(file).prepare("SELECT x FROM precious").get()).toEqual({ x: 1 });
});

test("a damaged file is made anew, and told of", async () => {
  const file = join(folder, `search-${LIVE.name}.db`);
  for (const damage of [
    () => writeFile(file, "not a database, for sure not one".repeat(50)),
    () => truncate(file, 20_000),
    // All but the first page.
    () => writeFile(file, readFileSync(file).fill(0xff, 8_192)),
  ]) {
    const first = await open();
    await apply(first, lantern(7));
    await first.close();
    opened.pop();
    await damage();
    const told: Damage[] = [];
    const again = await openSearchEngine("sqlite:", folder, [LIVE], (damaged) => void told.push(damaged));
    opened.push(again);
    expect(told).toEqual([{ file, remade: true }]);
    expect(await again.checkpoint(LIVE.name)).toBe("");
    await apply(again, lantern(8));
    expect(await ids(again, "lantern")).toEqual([8]);
    await again.drop(LIVE.name);
    await again.close();
    opened.pop();
  }
});

test("URLs of other schemes and relative paths are refused without their content in the error", async () => {
  await expect(openSearchEngine("ftp://:secret@host", folder, [])).rejects.toThrow(
    /^No search engine for this URL: ftp:$/,
  );
  await expect(openSearchEngine("sqlite:here.db", folder, [])).rejects.toThrow(/must be absolute/);
  expect(existsSync(join(folder, "here.db"))).toBe(false);
});

const databases = () => readdirSync(folder).filter((file) => file.endsWith(".db"));

async function promoteOne(engine: SearchEngine, ...docs: IndexOp<Entries>[]): Promise<void> {
  const built = await engine.rebuild(LIVE);
  await applyTo(built, docs);
  await built.promote();
}

test("the file of a replaced index is removed", async () => {
  const engine = await open();
  await apply(engine, lantern(7));
  await promoteOne(engine, lantern(8));
  expect(databases()).toEqual([`search-${LIVE.name}.2.db`]);
  await promoteOne(engine, lantern(9));
  expect(databases()).toEqual([`search-${LIVE.name}.3.db`]);
  await engine.drop(LIVE.name);
  expect(readdirSync(folder)).toEqual([]);
});

test("another process switches to the promoted index, and to an empty one after a drop", async () => {
  const [own, other] = [await open(), await open()];
  await apply(own, lantern(7));
  expect(await ids(other, "lantern")).toEqual([7]);
  await promoteOne(own, lantern(8));
  expect(await ids(other, "lantern")).toEqual([8]);
  expect(await other.version(LIVE.name)).toBe(await own.version(LIVE.name));
  await apply(other, lantern(9));
  expect(await ids(own, "lantern")).toEqual([9, 8]);
  await own.drop(LIVE.name);
  expect(await other.checkpoint(LIVE.name)).toBe("");
  expect(await ids(other, "lantern")).toEqual([]);
});

test("a waiter in another process learns of the promoted index", async () => {
  const [own, other] = [await open(), await open()];
  await apply(own, lantern(7));
  const waiting = other.whenReached(LIVE.name, "0000000000000002", 20_000);
  const built = await own.rebuild(LIVE);
  await applyTo(built, []);
  await applyTo(built, [lantern(8)]);
  await built.promote();
  expect(await waiting).toBe(true);
});

test("after a crash during a promotion the highest number is live, and the rest is removed", async () => {
  const engine = await open();
  await apply(engine, lantern(7));
  await engine.close();
  const live = join(folder, `search-${LIVE.name}.db`);
  const kept = readFileSync(live);
  const again = await open();
  await promoteOne(again, lantern(8));
  await again.close();
  opened = [];
  await writeFile(live, kept);
  expect(await ids(await open(), "lantern")).toEqual([8]);
  expect(databases()).toEqual([`search-${LIVE.name}.2.db`]);
});

test("files of older versions are removed with their rebuilds, whatever is in them", async () => {
  for (const name of ["toy-index@1", "toy-index@3"]) await (await open({ ...ENTRIES, name })).close();
  opened = [];
  await writeFile(join(folder, "search-toy-index@1.2.db"), "");
  await writeFile(join(folder, "search-toy-index@1%7erebuild.db"), "not a database, for sure not one".repeat(50));
  const engine = await open(LIVE);
  expect(databases()).toHaveLength(5);
  const dropped = expect.arrayContaining(["toy-index@1", "toy-index@1~rebuild"]);
  expect(await engine.dropOlder(LIVE.name)).toEqual({ dropped, inUse: [] });
  expect(databases().sort()).toEqual([`search-${LIVE.name}.db`, "search-toy-index@3.db"]);
});

test("an index that another process had open is dropped once that process was killed", async () => {
  await (await open({ ...ENTRIES, name: "toy-index@1" })).close();
  opened = [];
  const file = join(folder, "search-toy-index@1.db");
  const holds = `new (require("node:sqlite").DatabaseSync)(process.argv[1], { readOnly: true })
    .prepare("SELECT * FROM state").all(); console.log("open"); setInterval(() => 0, 1000)`;
  const process = spawn(execPath, ["-e", holds, file]);
  await once(process.stdout, "data");
  const engine = await open(LIVE);
  expect(await engine.dropOlder(LIVE.name)).toEqual({ dropped: [], inUse: ["toy-index@1"] });
  process.kill("SIGKILL");
  await once(process, "exit");
  expect(await engine.dropOlder(LIVE.name)).toEqual({ dropped: ["toy-index@1"], inUse: [] });
});
