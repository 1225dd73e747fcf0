import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ListedEntry, listingEvents, publishedEvents } from "@sb/contracts/published/events.ts";
import { listFiles } from "@sb/contracts/published/model.ts";
import { listingStream, publishedStream } from "@sb/contracts/published/subject.ts";
import type { NewList } from "@sb/contracts/published/wire.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Bench, NOW, openBench } from "../report/testing.ts";
import { addList, findListNamed, freeName, handleList } from "./lists.ts";
import { emptyList, type TakeDeps, takeFile, takeHeld } from "./take.ts";

const context: CommandContext = { actor: "system:tester", correlationId: "c-1", at: NOW };
const LIST: NewList = {
  name: "Example phishing feed",
  publisher: "Example Anti-Phishing Team",
  licence: "CC BY 4.0",
  attribution: undefined,
  mayShare: true,
  url: "https://lists.example/feed.txt",
  form: undefined,
  path: undefined,
  everyHours: 24,
  takenFor: "FRAUD_OTHER",
  contact: undefined,
};

let bench: Bench;
let folder: string;
let listSeq: number;
const deps = (): TakeDeps => bench.deps;

beforeEach(async () => {
  bench = await openBench();
  folder = await mkdtemp(join(tmpdir(), "lists-test-"));
  listSeq = await add(LIST.name);
});
afterEach(async () => {
  await bench[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

async function add(name: string): Promise<number> {
  const once = { person: "tester", route: "test", key: undefined, body: undefined, context };
  return (await addList(deps(), once, { ...LIST, name })).seq;
}

async function take(lines: readonly string[] | string, own = deps(), seq = listSeq) {
  const path = join(folder, randomUUID());
  await writeFile(path, typeof lines === "string" ? lines : `${lines.join("\n")}\n`);
  return takeFile(own, seq, { path, name: "feed.txt" }, context);
}

const sites = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `zq-${from + at}-claim.com`);

/** The events of a list's entries, in the order of the log. */
async function entryEvents(seq = listSeq) {
  const all = [];
  for (let segment = 0; ; segment += 1) {
    const { events } = await deps().eventStore.readStream(listingStream.of(`${seq}.${segment}`));
    if (events.length === 0) return all;
    all.push(...events.map((event) => listingEvents.read(event)));
  }
}

/** The entries that the events come to, and every key as often as it was listed. */
async function stateOf(seq = listSeq) {
  const entries = new Map<string, ListedEntry>();
  const listed: string[] = [];
  for (const { type, data } of await entryEvents(seq)) {
    if (type === "EntriesDelisted") for (const key of data.addressKeys) entries.delete(key);
    else for (const entry of data.entries) entries.set(entry.addressKey, entry);
    if (type === "EntriesListed") listed.push(...data.entries.map(({ addressKey }) => addressKey));
  }
  return { keys: [...entries.keys()].sort(), entries, listed };
}

async function lastFact(seq = listSeq) {
  const { events } = await deps().eventStore.readStream(publishedStream.of(seq));
  return events.map((event) => publishedEvents.read(event)).at(-1);
}

test("the difference alone becomes events", async () => {
  expect(await take(sites(0, 10))).toMatchObject({ state: "TAKEN", listed: 10, changed: 0, delisted: 0 });
  expect(await lastFact()).toMatchObject({ type: "ListTaken", data: { entries: 10, before: 0, form: "LINES" } });
  const [first] = await entryEvents();
  expect(first).toMatchObject({ type: "EntriesListed", data: { listSeq } });

  expect(await take([...sites(1, 10), "zq-new-claim.com"])).toMatchObject({ state: "TAKEN", listed: 1, delisted: 1 });
  const [, ...later] = await entryEvents();
  expect(later).toMatchObject([
    { type: "EntriesListed", data: { entries: [{ addressKey: "zq-new-claim.com", declareType: "SITE" }] } },
    { type: "EntriesDelisted", data: { addressKeys: ["zq-0-claim.com"] } },
  ]);

  expect(await take([...sites(1, 10), "zq-new-claim.com"].reverse())).toMatchObject({ state: "UNCHANGED" });
  expect(await lastFact()).toMatchObject({ type: "ListUnchanged" });
  expect(await entryEvents()).toHaveLength(3);
});

test("an entry whose publisher says something else of it is changed, whole", async () => {
  const table = (words: string) => `url,reason,date\n${sites(0, 6)
    .map((site) => `${site},Fake airdrop,2026-01-02`)
    .join("\n")}
0x52908400098527886E0F7030069857D2E4169EE7,${words},2026-01-03\n`;
  expect(await take(table("Fake airdrop"))).toMatchObject({ state: "TAKEN", listed: 7 });
  expect(await take(table("Drainer"))).toMatchObject({ state: "TAKEN", listed: 0, changed: 1, delisted: 0 });
  const { entries } = await stateOf();
  expect(entries.get("0x52908400098527886e0f7030069857d2e4169ee7")).toMatchObject({
    ...{ declareType: "WALLET", target: "0x52908400098527886E0F7030069857D2E4169EE7" },
    ...{ since: "2026-01-03", words: "Drainer" },
  });
});

test("more than a third at once is held, and taken as it was held once an admin accepts it", async () => {
  await take(sites(0, 9));
  expect(await take(sites(0, 5))).toMatchObject({ state: "HELD", reason: "MUCH_CHANGED" });
  expect((await stateOf()).keys).toEqual(sites(0, 9).sort());
  const held = await lastFact();
  expect(held).toMatchObject({ type: "ListHeld", data: { entries: 5, before: 9, listed: 0, delisted: 4 } });
  const digest = held?.type === "ListHeld" ? held.data.digest : "";

  expect(await takeHeld(deps(), listSeq, context)).toEqual({ state: "REFUSED" });
  await handleList(deps(), { type: "Accept", listSeq, digest }, context);
  expect(await takeHeld(deps(), listSeq, context)).toMatchObject({ state: "TAKEN", delisted: 4 });
  expect((await stateOf()).keys).toEqual(sites(0, 5).sort());
  expect(await take(sites(0, 5))).toMatchObject({ state: "UNCHANGED" });
  expect([...bench.stored.keys()].filter((key) => key.startsWith(listFiles.held(listSeq)))).toEqual([]);
});

test("an accepted change is taken where it is fetched again and is the same; another one is held anew", async () => {
  await take(sites(0, 9));
  await take(sites(0, 5));
  const held = await lastFact();
  await handleList(
    deps(),
    { type: "Accept", listSeq, digest: held?.type === "ListHeld" ? held.data.digest : "" },
    context,
  );
  for (const key of [...bench.stored.keys()]) if (key.startsWith(listFiles.held(listSeq))) bench.stored.delete(key);
  expect(await takeHeld(deps(), listSeq, context)).toEqual({ state: "REFUSED" });
  expect(await take(sites(5, 9))).toMatchObject({ state: "HELD" });
  expect(await take(sites(0, 5))).toMatchObject({ state: "HELD" });
  expect((await stateOf()).keys).toEqual(sites(0, 9).sort());
});

test("what is empty, cut off or no list changes nothing", async () => {
  expect(await take("# nothing yet\n")).toMatchObject({ state: "FAILED", code: "EMPTY" });
  await take(sites(0, 9));
  expect(await take("")).toMatchObject({ state: "HELD", reason: "EMPTIED" });
  expect(await take("<!doctype html><html><body>502 Bad Gateway</body></html>")).toMatchObject({
    ...{ state: "FAILED", code: "WEB_PAGE" },
  });
  expect(await lastFact()).toMatchObject({ type: "ListNotRead", data: { code: "WEB_PAGE" } });
  expect(await take(`{"entries": ["${sites(0, 9).join('", "')}", "zq-`)).toMatchObject({
    ...{ state: "FAILED", code: "CUT_OFF" },
  });
  expect((await stateOf()).keys).toEqual(sites(0, 9).sort());
});

test("the safe list, shared hosts, private addresses and what is no target are kept out, counted and shown", async () => {
  const kept = ["binance.com", "t.me", "docs.google.com", "192.168.0.7", "0x1234", "nothing of the kind"];
  const taken = await take([...sites(0, 3), ...kept, "https://t.me/zq_claim_support"]);
  expect(taken).toMatchObject({ state: "TAKEN", listed: 4 });
  const fact = await lastFact();
  const { keptOut } = fact?.type === "ListTaken" ? fact.data : { keptOut: [] };
  expect(Object.fromEntries(keptOut.map(({ reason, count }) => [reason, count]))).toEqual({
    ...{ SAFE: 1, SHARED_HOST: 2, PRIVATE: 1, NO_TARGET: 2 },
  });
  expect(keptOut.find(({ reason }) => reason === "SHARED_HOST")?.examples).toEqual(["t.me", "docs.google.com"]);
  expect((await stateOf()).keys).toContain("t.me/zq_claim_support");
});

/** Fails to append entries after so many appends. */
function breaking(after: number): TakeDeps {
  let appends = 0;
  const append: EventStore["append"] = (stream, events, expected) => {
    if (stream.startsWith("listing-")) appends += 1;
    if (appends > after) throw Object.assign(new Error("the disk is full"), { code: "DISK_FULL" });
    return deps().eventStore.append(stream, events, expected);
  };
  return { ...deps(), eventStore: { ...deps().eventStore, append } };
}

/** Several appends. */
const MANY = 12_000;

test("broken off anywhere, it goes on where it stands: nothing is listed twice, and nothing is missing", async () => {
  for (const after of [0, 1]) await expect(take(sites(0, MANY), breaking(after))).rejects.toThrow("the disk is full");
  const halfway = (await stateOf()).listed.length;
  expect(halfway).toBeGreaterThan(0);
  expect(halfway).toBeLessThan(MANY);
  expect(await take(sites(0, MANY))).toMatchObject({ state: "TAKEN", listed: MANY - halfway });
  const { keys, listed } = await stateOf();
  expect(keys).toEqual(sites(0, MANY).sort());
  expect(new Set(listed).size).toBe(listed.length);
  expect(await lastFact()).toMatchObject({ type: "ListTaken", data: { entries: MANY } });

  // Ended between the last entries and the note of them.
  const noting = deps().handle;
  const unnoted: TakeDeps = { ...deps(), handle: () => Promise.reject(new Error("the process ended")) };
  await expect(take(sites(100, MANY), unnoted)).rejects.toThrow("the process ended");
  expect(await take(sites(100, MANY), { ...deps(), handle: noting })).toMatchObject({ state: "TAKEN", delisted: 0 });
  expect((await stateOf()).keys).toEqual(sites(100, MANY).sort());
});

test("of two runs at once one goes on, and the other stops", async () => {
  const ends = await Promise.all([take(sites(0, 2_000)), take(sites(0, 2_000))]);
  expect(ends.map(({ state }) => state).sort()).toEqual(["REFUSED", "TAKEN"]);
  const { keys, listed } = await stateOf();
  expect(keys).toEqual(sites(0, 2_000).sort());
  expect(listed).toHaveLength(2_000);
});

test("the file of the state may be lost, damaged or of another log: the events say the same", async () => {
  await take(sites(0, 30));
  const stateKeys = () => [...bench.stored.keys()].filter((key) => key.startsWith(listFiles.states(listSeq)));
  expect(stateKeys()).toHaveLength(2);
  const [newest = "", parts = ""] = stateKeys().sort((a) => (a.endsWith("/newest") ? -1 : 1));

  bench.stored.set(parts, Buffer.from("no longer what it was"));
  expect(await take(sites(1, 31))).toMatchObject({ state: "TAKEN", listed: 1, delisted: 1 });
  for (const key of stateKeys()) bench.stored.delete(key);
  expect(await take(sites(2, 32))).toMatchObject({ state: "TAKEN", listed: 1, delisted: 1 });
  const kept = JSON.parse(Buffer.from(bench.stored.get(newest) ?? "").toString());
  bench.stored.set(newest, Buffer.from(JSON.stringify({ ...kept, eventId: randomUUID() })));
  expect(await take(sites(3, 33))).toMatchObject({ state: "TAKEN", listed: 1, delisted: 1 });
  expect((await stateOf()).keys).toEqual(sites(3, 33).sort());
});

/** A number below `most`, always the same for the same seed. */
const drawn = (seed: number, most: number): number => (Math.imul(seed + 1, 2_654_435_761) >>> 8) % most;

test("a list read by what is known of its lines is the list read anew", async () => {
  const rowsOf = (day: number) =>
    Array.from({ length: 120 }, (_, at) => {
      const seed = drawn(at + 7 * (drawn(at + day, 5) === 0 ? day : 0), 90);
      const site = seed % 11 === 0 ? "binance.com" : seed % 13 === 0 ? "nothing" : `zq-${seed}-claim.com`;
      return `https://${site}/${drawn(at, 4)},${["Drainer", "Airdrop", "Fake app"][drawn(seed * 3 + (at % 2), 3)]}`;
    });
  for (let day = 0; day < 6; day += 1) {
    const rows = rowsOf(day);
    // Another order is another first of several with one key.
    const table = ["url,reason", ...(day % 2 === 0 ? rows : rows.toReversed())].join("\n");
    const taken = await take(table);
    const anew = await add(`Anew ${day}`);
    const read = await take(table, deps(), anew);
    expect(["TAKEN", "UNCHANGED", "HELD"]).toContain(taken.state);
    if (taken.state === "HELD") {
      const held = await lastFact();
      const digest = held?.type === "ListHeld" ? held.data.digest : "";
      await handleList(deps(), { type: "Accept", listSeq, digest }, context);
      expect(await takeHeld(deps(), listSeq, context)).toMatchObject({ state: "TAKEN" });
    }
    expect(taken.state !== "REFUSED" && taken.read).toEqual(read.state !== "REFUSED" && read.read);
    const [known, fresh] = [await stateOf(), await stateOf(anew)];
    expect([...known.entries].sort()).toEqual([...fresh.entries].sort());
  }
});

test("withdrawn, a list takes all of its entries along, and its name is free; no other list's are touched", async () => {
  const other = await add("Another");
  await take(sites(0, 20));
  await take(sites(10, 30), deps(), other);
  await handleList(deps(), { type: "Withdraw", listSeq, reason: "Not kept up" }, context);
  expect(await take(sites(0, 20))).toEqual({ state: "REFUSED" });
  await freeName(deps(), listSeq, context);
  await emptyList(deps(), listSeq, context);
  await emptyList(deps(), listSeq, context);
  expect((await stateOf()).keys).toEqual([]);
  expect(await lastFact()).toMatchObject({ type: "ListEmptied" });
  expect((await stateOf(other)).keys).toEqual(sites(10, 30).sort());
  expect([...bench.stored.keys()].filter((key) => key.includes(String(listSeq)))).toEqual([]);
  expect(await findListNamed(deps(), LIST.name)).toBeUndefined();
  expect(await findListNamed(deps(), "ANOTHER ")).toBe(other);
});

test("a run that began before the withdrawal lists nothing after it", async () => {
  await take(sites(0, 3));
  let isWithdrawn = false;
  const append: EventStore["append"] = async (stream, events, expected) => {
    if (stream.startsWith("listing-") && !isWithdrawn) {
      isWithdrawn = true;
      await handleList(deps(), { type: "Withdraw", listSeq, reason: "Not kept up" }, context);
      await emptyList(deps(), listSeq, context);
    }
    return deps().eventStore.append(stream, events, expected);
  };
  const late: TakeDeps = { ...deps(), eventStore: { ...deps().eventStore, append } };
  expect(await take(sites(0, 4), late)).toEqual({ state: "REFUSED" });
  expect((await stateOf()).keys).toEqual([]);
});

test("a paused list takes nothing, and keeps what it has", async () => {
  await take(sites(0, 5));
  await handleList(deps(), { type: "Pause", listSeq, reason: "Too many false ones" }, context);
  expect(await take(sites(0, 6))).toEqual({ state: "REFUSED" });
  expect((await stateOf()).keys).toEqual(sites(0, 5).sort());
});
