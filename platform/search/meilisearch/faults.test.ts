// Servers that are away, tasks that fail, and servers that have lost something.
import { afterEach, beforeEach, expect, test } from "vitest";
import { START } from "../../event-store/port.ts";
import type { ReadStore } from "../../read-store/port.ts";
import { openSqliteReadStore } from "../../read-store/sqlite/sqlite.ts";
import { applyNext, ENTRIES, entry, group, idsOf, upsert } from "../contract/world.ts";
import { openSearchEngine } from "../open.ts";
import type { SearchEngine } from "../port.ts";
import { presenceIn } from "../presence.ts";
import { STAND_IN_KEY, type StandIn, startStandIn } from "../testing/server.ts";

let first: StandIn;
let second: StandIn;
const opened: SearchEngine[] = [];
/** Where all engines of a test note themselves. */
let readStore: ReadStore;
beforeEach(async () => {
  readStore = openSqliteReadStore(":memory:");
  [first, second] = [await startStandIn(), await startStandIn()];
});
afterEach(async () => {
  for (const engine of opened.splice(0)) await engine.close();
  await first.stop();
  await second.stop();
  await readStore.close();
});

async function open(url = first.url): Promise<SearchEngine> {
  const engine = await openSearchEngine(url, "/nowhere", [ENTRIES], undefined, presenceIn(readStore));
  opened.push(engine);
  return engine;
}
const both = (): string => `${first.url},${second.host}`;
const ids = async (engine: SearchEngine, text = ""): Promise<number[]> =>
  idsOf(await engine.index(ENTRIES).search({ text, offset: 0, limit: 10 }));
const harbour = (id: number) => upsert(entry({ id, title: "harbour", address: `T${id}` }));
const AWAY = { code: "SERVER_AWAY" };
const stored = ({ indexes }: StandIn) => {
  const [entries] = [...indexes].filter(([uid]) => uid.startsWith("sb-entries_00401"));
  return [...(entries?.[1].docs.values() ?? [])];
};
const numbers = (server: StandIn) => stored(server).flatMap(({ kind, no }) => (kind === "doc" ? [no] : []));

test("a server that is away is told as such, without its key, and answers when it is back", async () => {
  const engine = await open();
  await applyNext(engine, ENTRIES, [harbour(1)]);
  await first.stop();
  await expect(ids(engine)).rejects.toMatchObject(AWAY);
  await expect(engine.checkpoint(ENTRIES.name)).rejects.toMatchObject(AWAY);
  await expect(applyNext(engine, ENTRIES, [harbour(2)])).rejects.toMatchObject(AWAY);
  const opening = openSearchEngine(first.url, "/nowhere", [ENTRIES], undefined, presenceIn(readStore));
  await expect(opening).rejects.toMatchObject(AWAY);
  await expect(opening).rejects.not.toThrow(STAND_IN_KEY);
  await first.start();
  await applyNext(engine, ENTRIES, [harbour(2)]);
  expect(await ids(engine, "harbour")).toEqual([2, 1]);
});

test("a key that lacks a right is refused at the start with the name of that right, and nothing is made by asking", async () => {
  second.faults.forbidden = /^(?:POST \/swap-indexes|GET \/tasks)/;
  await expect(open(both())).rejects.toThrow("Meilisearch's key lacks indexes.swap, tasks.get: give it search, ");
  expect([first.indexes.size, second.indexes.size]).toEqual([0, 0]);
  second.faults.forbidden = /./;
  await expect(open(both())).rejects.toThrow("Meilisearch's key is not known there: give it search, ");
  second.faults.forbidden = undefined;
  await open(both());
  expect([...second.indexes.keys()]).toEqual([expect.stringContaining("sb-entries")]);
});

test("settings are sent once, and again where an index has others", async () => {
  await open();
  const [index] = first.indexes.values();
  const sent = index?.settings;
  expect(sent?.stopWords).toEqual([]);
  await open();
  expect(index?.settings).toBe(sent);
  Object.assign(index ?? {}, { settings: { ...sent, stopWords: ["harbour"] } });
  await open();
  expect(index?.settings.stopWords).toEqual([]);
});

test("a load balancer's word for a server that is away is no answer", async () => {
  const engine = await open();
  await applyNext(engine, ENTRIES, [harbour(1)]);
  first.faults.isBehindBalancer = true;
  await expect(ids(engine)).rejects.toMatchObject(AWAY);
  await expect(applyNext(engine, ENTRIES, [harbour(2)])).rejects.toMatchObject(AWAY);
  first.faults.isBehindBalancer = false;
  expect(await ids(engine, "harbour")).toEqual([1]);
});

test("a release that declares other fields takes nothing from the one that runs, until that has ended", async () => {
  const running = await open();
  const to = await applyNext(running, ENTRIES, [harbour(1)]);
  const changed = { ...ENTRIES, filters: [...ENTRIES.filters, "place"] };
  const openNext = () => openSearchEngine(first.url, "/nowhere", [changed], undefined, presenceIn(readStore));
  const next = await openNext();
  opened.push(next);
  expect(await next.checkpoint(ENTRIES.name)).toBe(START);
  const { op, doc } = harbour(2);
  const moved = { op, doc: { ...doc, filters: { ...doc.filters, place: "Seoul" } } };
  await next.index(changed).apply({ from: START, to, ops: [moved] });
  expect([await running.checkpoint(ENTRIES.name), await ids(running)]).toEqual([to, [1]]);
  expect(await next.dropOlder(ENTRIES.name)).toEqual({ dropped: [], inUse: [ENTRIES.name] });
  expect(await ids(running)).toEqual([1]);
  await running.close();
  expect(await next.dropOlder(ENTRIES.name)).toEqual({ dropped: [ENTRIES.name], inUse: [] });
  expect(await next.dropOlder(ENTRIES.name)).toEqual({ dropped: [], inUse: [] });
  expect(idsOf(await next.index(changed).search({ text: "harbour", offset: 0, limit: 10 }))).toEqual([2]);
});

test("what others have on the server hides nothing that is left over", async () => {
  const running = await open();
  await applyNext(running, ENTRIES, [harbour(1)]);
  await running.close();
  const own = [...first.indexes];
  first.indexes.clear();
  for (let other = 0; other < 1_100; other += 1)
    first.indexes.set(`others-${other}`, { docs: new Map(), settings: {} });
  for (const [uid, index] of own) first.indexes.set(uid, index);
  const next = await openSearchEngine(first.url, "/nowhere", [{ ...ENTRIES, filters: [...ENTRIES.filters, "place"] }]);
  opened.push(next);
  expect(await next.dropOlder(ENTRIES.name)).toEqual({ dropped: [ENTRIES.name], inUse: [] });
});

test("what a release before left under the bare name goes once its engines have ended", async () => {
  const engine = await open();
  await applyNext(engine, ENTRIES, [harbour(1)]);
  const { indexes } = first;
  const [made] = [...indexes].flatMap(([uid, index]) => (uid.startsWith("sb-entries") ? [index] : []));
  const before = presenceIn(readStore);
  if (made === undefined) throw new Error("There are no indexes yet");
  indexes.set("sb-entries_00401", made);
  await before.add([ENTRIES.name]);
  expect(await engine.dropOlder(ENTRIES.name)).toEqual({ dropped: [], inUse: [ENTRIES.name] });
  await before.close();
  expect(await engine.dropOlder(ENTRIES.name)).toEqual({ dropped: [ENTRIES.name], inUse: [] });
  expect([...indexes.keys()]).not.toContain("sb-entries_00401");
  expect(await ids(engine)).toEqual([1]);
});

test("a wrong key is no reason to try again", async () => {
  const opening = open(first.url.replace(STAND_IN_KEY, "wrong"));
  await expect(opening).rejects.toThrow("Meilisearch's key is not known there");
});

test("a task that fails changes nothing, and the batch may come again", async () => {
  const engine = await open();
  const to = await applyNext(engine, ENTRIES, [harbour(1)]);
  first.faults.failing = 1;
  await expect(applyNext(engine, ENTRIES, [harbour(2), group("T2", 4, "key")])).rejects.toThrow("internal");
  expect([await engine.checkpoint(ENTRIES.name), await ids(engine)]).toEqual([to, [1]]);
  await applyNext(engine, ENTRIES, [harbour(2), group("T2", 4, "key")]);
  expect(await ids(engine)).toEqual([2, 1]);
});

test("a full disk is over when somebody has made room", async () => {
  const engine = await open();
  Object.assign(first.faults, { failing: 1, failure: "no_space_left_on_device" });
  await expect(applyNext(engine, ENTRIES, [harbour(1)])).rejects.toMatchObject(AWAY);
});

test("a batch is searched when it is acknowledged, however late its task ends", async () => {
  const engine = await open();
  first.faults.delay = 50;
  await applyNext(engine, ENTRIES, [harbour(1)]);
  expect(await ids(engine, "harbour")).toEqual([1]);
});

test("a batch of thousands asks for what is there in pieces, and counts each entry once", async () => {
  const engine = await open();
  const many = Array.from({ length: 2_100 }, (_, at) => harbour(at + 1));
  await applyNext(engine, ENTRIES, [...many, group("T2001", 3, "key")]);
  await applyNext(engine, ENTRIES, many);
  expect(stored(first).filter(({ kind }) => kind === "doc")).toHaveLength(2_100);
  expect(
    stored(first).filter(({ kind, keys }) => kind === "group" && Array.isArray(keys) && keys.length > 0),
  ).toHaveLength(1);
});

test("of what was deleted nothing is kept but its number, and after the next batch not even that", async () => {
  const engine = await open();
  await applyNext(engine, ENTRIES, [harbour(1), harbour(2), group("T1", 3, "key")]);
  await applyNext(engine, ENTRIES, [{ op: "delete", id: 1 }]);
  const blank = stored(first).filter(({ kind }) => kind === "gone");
  expect(blank).toHaveLength(2);
  for (const { id: _, kind: __, ...fields } of blank) {
    expect(Object.values(fields).every((value) => value === null)).toBe(true);
  }
  await applyNext(engine, ENTRIES, [harbour(3)]);
  expect(stored(first).filter(({ kind }) => kind === "gone")).toEqual([]);
});

test("of several servers all are written, and any is read", async () => {
  const engine = await open(both());
  await applyNext(engine, ENTRIES, [harbour(1)]);
  expect([numbers(first), numbers(second)]).toEqual([[1], [1]]);
  await first.stop();
  expect(await ids(engine, "harbour")).toEqual([1]);
  expect(await ids(await open(both()), "harbour")).toEqual([1]);
  await expect(applyNext(engine, ENTRIES, [harbour(2)])).rejects.toMatchObject(AWAY);
  await first.start();
  await applyNext(engine, ENTRIES, [harbour(2)]);
  expect([numbers(first), numbers(second)]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test("a batch that only one of two servers took goes to the other when it comes again", async () => {
  const engine = await open(both());
  const from = await applyNext(engine, ENTRIES, [harbour(1)]);
  const batch = { from, to: "9", ops: [harbour(2), group("T2", 4)] };
  second.faults.failing = 1;
  await expect(engine.index(ENTRIES).apply(batch)).rejects.toThrow("internal");
  expect(await engine.checkpoint(ENTRIES.name)).toBe(from);
  await engine.index(ENTRIES).apply(batch);
  expect([numbers(first), numbers(second)]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(await engine.checkpoint(ENTRIES.name)).toBe("9");
});

test("a server that has lost everything is not read, and is filled from the start", async () => {
  const engine = await open(both());
  await applyNext(engine, ENTRIES, [harbour(1)]);
  await applyNext(engine, ENTRIES, [harbour(2)]);
  first.indexes.clear();
  expect(await ids(engine, "harbour")).toEqual([2, 1]);
  const again = await open(both());
  expect(await again.checkpoint(ENTRIES.name)).toBe(START);
  for (const id of [1, 2]) await applyNext(again, ENTRIES, [harbour(id)]);
  expect([numbers(first), numbers(second)]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test("a deposed writer's late batch takes the checkpoint back with it, so that what came since is written again", async () => {
  const [old, now] = [await open(), await open()];
  const from = await applyNext(now, ENTRIES, [harbour(1)]);
  const { promise, resolve } = Promise.withResolvers<void>();
  first.faults.late = promise;
  const late = old.index(ENTRIES).apply({ from, to: "2", ops: [harbour(1), harbour(2)] });
  await expect.poll(() => first.faults.late === undefined).toBe(true);
  await now.index(ENTRIES).apply({ from, to: "3", ops: [harbour(2), harbour(3), { op: "delete", id: 1 }] });
  resolve();
  await late;
  expect(await now.checkpoint(ENTRIES.name)).toBe("2");
  const next = now.index(ENTRIES).apply({ from: "3", to: "4", ops: [harbour(4)] });
  await expect(next).rejects.toMatchObject({ code: "CHECKPOINT_MOVED" });
  await now.index(ENTRIES).apply({ from: "2", to: "3", ops: [harbour(3), { op: "delete", id: 1 }] });
  expect(await ids(now)).toEqual([3, 2]);
});

test("long questions, and what Meilisearch takes for syntax, are words like any other", async () => {
  const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "harbour"];
  const engine = await open();
  const titled = (id: number, title: string) => upsert(entry({ id, title, address: `T${id}` }));
  await applyNext(engine, ENTRIES, [titled(1, words.join(" ")), titled(2, words.slice(0, -1).join(" "))]);
  expect(await ids(engine, words.join(" "))).toEqual([1]);
  expect(await ids(engine, '-harbour "eleven ten"')).toEqual([1]);
  expect(await ids(engine, "-harbuor")).toEqual([1]);
});
