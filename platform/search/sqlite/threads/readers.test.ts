// The engine with searching threads that are held, or end.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test } from "vitest";
import { applyNext, NOTICES, notice, upsert } from "../../contract/world.ts";
import type { SearchEngine } from "../../port.ts";
import { openSqliteSearchEngine } from "../sqlite.ts";
import type { Held } from "./held-reader.ts";
import { POOL } from "./readers.ts";

const HOLD = "holdthissearch";
const END = "endthisthread";

let folder: string;
let engine: SearchEngine;
let gate: Int32Array;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sb-search-readers-"));
  gate = new Int32Array(new SharedArrayBuffer(4));
  const workerData: Held = { gate, holdAt: HOLD, endAt: END };
  const start = () => new Worker(new URL("./held-reader.ts", import.meta.url), { workerData });
  engine = await openSqliteSearchEngine(join(folder, "search.db"), [NOTICES], undefined, {
    start,
    limits: { ...POOL, threads: 2 },
  });
  await applyNext(engine, NOTICES, [upsert(notice(1, "meadow"))]);
});
afterEach(async () => {
  open();
  await engine.close();
  await rm(folder, { recursive: true });
});

const open = (): void => {
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
};
const search = (text: string) => engine.index(NOTICES).search({ text, offset: 0, limit: 10 });
const total = async (text: string) => (await search(text)).total;

test("while a search is held, others are answered and batches written", async () => {
  const held = search(HOLD);
  expect(await total("meadow")).toBe(1);
  await applyNext(engine, NOTICES, [upsert(notice(2, "meadow"))]);
  expect(await total("meadow")).toBe(2);
  open();
  expect((await held).total).toBe(0);
});

test("a thread that ended is replaced by one that finds all there is", async () => {
  await expect(search(END)).rejects.toThrow(/ended/);
  expect(await total("meadow")).toBe(1);
  await applyNext(engine, NOTICES, [upsert(notice(2, "meadow"))]);
  expect(await total("meadow")).toBe(2);
});

test("closing waits for searches that were asked for", async () => {
  const held = search(HOLD);
  const closed = engine.close();
  open();
  expect((await held).total).toBe(0);
  await closed;
  await expect(search("meadow")).rejects.toThrow(/closed/);
});
