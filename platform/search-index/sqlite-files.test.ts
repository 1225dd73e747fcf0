// The files of the embedded index: what is in them, who may open them, and what goes with them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { doc } from "./contract-world.ts";
import { openSearchIndex } from "./open.ts";
import type { IndexOp, SearchIndex } from "./port.ts";

const LIVE = "toy-index@2";
let folder: string;
let opened: SearchIndex[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sb-search-files-"));
  opened = [];
});
afterEach(async () => {
  for (const index of opened) await index.close();
  await rm(folder, { recursive: true });
});

async function open(projection = LIVE, url = "sqlite:"): Promise<SearchIndex> {
  const index = await openSearchIndex(url, folder, projection);
  opened.push(index);
  return index;
}

async function apply(index: SearchIndex, ops: readonly IndexOp[], projection = LIVE): Promise<void> {
  const from = await index.checkpoint(projection);
  await index.apply({ projection, from, to: String(Number(from) + 1).padStart(4, "0"), ops });
}

const ids = async (index: SearchIndex, text: string): Promise<number[]> =>
  (await index.search({ text, order: "LATEST", offset: 0, limit: 10 })).hits.map(({ id }) => id);

const bytes = (): Buffer => Buffer.concat(readdirSync(folder).map((file) => readFileSync(join(folder, file))));

test("what was written is there when it is opened again", async () => {
  const first = await open();
  await apply(first, [{ op: "upsert", doc: doc({ id: 7, title: "lantern" }) }]);
  await first.close();
  opened.pop();
  const again = await open();
  expect(await ids(again, "lantern")).toEqual([7]);
  expect(await again.checkpoint(LIVE)).toBe("0001");
  await apply(again, [{ op: "upsert", doc: doc({ id: 8, title: "lantern" }) }]);
  expect(await ids(again, "lantern")).toEqual([8, 7]);
});

test("two that have it open see each other's batches", async () => {
  const [writes, reads] = [await open(), await open()];
  const waiting = reads.whenReached(LIVE, "0002", 20_000);
  await apply(writes, [{ op: "upsert", doc: doc({ id: 7, title: "lantern" }) }]);
  expect(await ids(reads, "lantern")).toEqual([7]);
  await apply(reads, [{ op: "upsert", doc: doc({ id: 8, title: "lantern" }) }]);
  expect(await waiting).toBe(true);
  expect(await ids(writes, "lantern")).toEqual([8, 7]);
  await apply(writes, [{ op: "delete", id: 7 }]);
  expect([await ids(reads, "lantern"), await ids(writes, "lantern")]).toEqual([[8], [8]]);
});

test("searches are answered while a large batch is on its way", async () => {
  const index = await open();
  await apply(index, [{ op: "upsert", doc: doc({ id: 1, title: "lantern" }) }]);
  const many = Array.from({ length: 2_000 }, (_, i) => ({
    op: "upsert" as const,
    doc: doc({ id: i + 2, title: "lantern" }),
  }));
  let isDone = false;
  const applied = apply(index, many).then(() => {
    isDone = true;
  });
  const seen = new Set<number>();
  while (!isDone) {
    seen.add((await index.search({ text: "lantern", order: "LATEST", offset: 0, limit: 1 })).total);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await applied;
  seen.add((await index.search({ text: "lantern", order: "LATEST", offset: 0, limit: 1 })).total);
  expect([...seen]).toEqual([1, 1_000]);
});

test("batches that are asked for at once are taken one after the other", async () => {
  const index = await open();
  const batch = (from: string, to: string, id: number) => ({
    projection: LIVE,
    from,
    to,
    ops: [{ op: "upsert" as const, doc: doc({ id, title: "lantern" }) }],
  });
  await Promise.all([index.apply(batch("", "1", 1)), index.apply(batch("1", "2", 2)), index.apply(batch("2", "3", 3))]);
  expect(await ids(index, "lantern")).toEqual([3, 2, 1]);
});

test("of deleted and rewritten reports nothing is left in the files", async () => {
  const index = await open();
  const secret = (id: number) =>
    doc({
      id,
      title: `Secret ${wordOf(id)}`,
      comment: `비밀 ${wordOf(id + 1e6)}`,
      adrs: `T${wordOf(id + 2e6)}Address`,
      nick: "-",
    });
  const ids = Array.from({ length: 3_000 }, (_, i) => (i * 1_009) % 3_000);
  for (let from = 0; from < ids.length; from += 100) {
    await apply(
      index,
      ids.slice(from, from + 100).map((id) => ({ op: "upsert", doc: secret(id) })),
    );
  }
  const secrets = (id: number): string[] => [wordOf(id), wordOf(id + 1e6), wordOf(id + 2e6)];
  const left = (texts: readonly string[]): string[] => {
    const all = bytes();
    return texts.filter((text) => all.includes(text));
  };
  expect(left(secrets(7))).toHaveLength(3);
  for (let id = 0; id < 200; id += 5) {
    await apply(index, [{ op: "delete", id }]);
    await apply(index, [{ op: "upsert", doc: doc({ id: id + 1, adrs: `TPlain${id}` }) }]);
  }
  const gone = Array.from({ length: 40 }, (_, i) => [...secrets(i * 5), ...secrets(i * 5 + 1)]).flat();
  await vi.waitFor(() => expect(left(gone)).toEqual([]), { timeout: 20_000, interval: 100 });
  expect(left(secrets(7))).toHaveLength(3);
});

/** A word of ten letters of its own for each number. */
function wordOf(number: number): string {
  let [word, rest] = ["", (number + 1) * 7_919];
  for (let i = 0; i < 10; i++) {
    word += String.fromCharCode(97 + (((rest >> (i * 2)) + rest * (i + 3)) % 26));
    rest = (rest * 31 + 17) % 1_000_003;
  }
  return word;
}

test("older versions of the index are removed, others are not", async () => {
  for (const name of ["toy-index@1", "toy-index@3", "other-index@1", "toy-index-more@1"])
    await (await open(name)).close();
  opened = [];
  await open(LIVE);
  const left = readdirSync(folder).filter((file) => file.endsWith(".db"));
  expect(left.sort()).toEqual(
    ["other-index@1", "toy-index-more@1", "toy-index@2", "toy-index@3"].map((name) => `search-${name}.db`),
  );
});

test("an index with terms of another version is made anew", async () => {
  const index = await open();
  await apply(index, [{ op: "upsert", doc: doc({ title: "lantern" }) }]);
  await index.close();
  opened.pop();
  const db = new DatabaseSync(join(folder, `search-${LIVE}.db`));
  db.exec("PRAGMA user_version = 999");
  db.close();
  const again = await open();
  expect(await again.checkpoint(LIVE)).toBe("");
  expect(await ids(again, "lantern")).toEqual([]);
});

test("a file that is no index of ours is refused and left as it is", async () => {
  const file = join(folder, `mine-${LIVE}.db`);
  const db = new DatabaseSync(file);
  db.exec("CREATE TABLE precious (x); INSERT INTO precious VALUES (1)");
  db.close();
  await expect(open(LIVE, `sqlite:${join(folder, "mine.db")}`)).rejects.toThrow(/is not a search index/);
  expect(new DatabaseSync(file).prepare("SELECT x FROM precious").get()).toEqual({ x: 1 });
  await writeFile(join(folder, `text-${LIVE}.db`), "not a database, for sure not one".repeat(50));
  await expect(open(LIVE, `sqlite:${join(folder, "text.db")}`)).rejects.toThrow(/can't be opened/);
});

test("URLs of other schemes and relative paths are refused, without telling what is in them", async () => {
  await expect(openSearchIndex("https://:secret@host", folder)).rejects.toThrow(
    /^No search index for this URL: https:$/,
  );
  await expect(openSearchIndex("sqlite:here.db", folder)).rejects.toThrow(/must be absolute/);
  expect(existsSync(join(folder, "here.db"))).toBe(false);
});
