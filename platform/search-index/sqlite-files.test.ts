// The files of the embedded index: what is in them, who may open them, and what goes with them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
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

test("nothing of a deleted or rewritten report is left in the files", async () => {
  const index = await open();
  const filler = (id: number) =>
    doc({
      id,
      title: `Report ${id}`,
      comment: `The wallet of person${id * 7919} took ${id} coins, 사기 ${id}`.repeat(3),
    });
  const secret = doc({
    id: 5_000,
    title: "Unmistakable Zanzibar",
    comment: "quixotically 비밀스러운이야기 wrote",
    adrs: "TQuiteUniqueAddressOfThisTest12345",
    nick: "xylophonist",
  });
  const changed = doc({ id: 6_000, title: "Ephemeral Yggdrasil", comment: "juxtaposed 지워지는문장" });
  for (let at = 0; at < 10; at++) {
    const all = Array.from({ length: 60 }, (_, i) => ({
      op: "upsert" as const,
      doc: filler(at * 60 + i + (at % 2) * 8_000),
    }));
    const extra =
      at === 3 ? [{ op: "upsert" as const, doc: secret }] : at === 4 ? [{ op: "upsert" as const, doc: changed }] : [];
    await apply(index, [...all, ...extra]);
  }
  const texts = [
    "nmistakable",
    "anzibar",
    "uixotically",
    "비밀스러운",
    "밀스",
    "QuiteUnique",
    "quiteunique",
    "ylophonist",
  ];
  const rewritten = ["phemeral", "ggdrasil", "uxtaposed", "지워지는", "워지"];
  for (const text of [...texts, ...rewritten]) expect(bytes().includes(text), text).toBe(true);
  await apply(index, [{ op: "delete", id: secret.id }]);
  await apply(index, [{ op: "upsert", doc: { ...changed, title: "Plain", comment: "plain" } }]);
  await index.close();
  opened.pop();
  expect([...texts, ...rewritten].filter((text) => bytes().includes(text))).toEqual([]);
});

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
