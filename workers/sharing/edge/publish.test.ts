import { randomUUID } from "node:crypto";
import { LOG_MODEL } from "@sb/contracts/log/model.ts";
import { PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import { LEVEL_FORMULA } from "@sb/contracts/report/level.ts";
import { FILTER_FILE } from "@sb/contracts/report/lookup/filter.ts";
import { type AddressDoc, REPORT_COLLECTIONS, REPORT_LISTS, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { SHARING_LISTS, SHARING_MODEL } from "@sb/contracts/sharing/model.ts";
import { rangeKeyOf, rangeOf } from "@sb/knowledge/address/range.ts";
import { isCurrent, MANIFEST, OBJECTS, OWNER } from "@sb/knowledge/edge/format.ts";
import { EdgeBroken, fetchEdgeFile, fetchManifest, fetchPage, fetchRange } from "@sb/knowledge/edge/read.ts";
import { answerRange } from "@sb/knowledge/stix/ranges.ts";
import { openTempEventStore, type TempEventStore } from "@sb/platform/event-store/testing/testing.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { openSqliteReadStore } from "@sb/platform/read-store/sqlite/sqlite.ts";
import { emptyPlace } from "@sb/platform/s3/testing.ts";
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { filterKeyOf } from "@sb/platform/vault/signing-keys.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { depthFor } from "./parts.ts";
import { publishNow } from "./publish.ts";
import { publicKeyOf, putManifest } from "./store.ts";

const vault = { mac: () => Buffer.alloc(32, 7).toString("base64url") };
const publicKey = publicKeyOf(filterKeyOf(vault));
const MODELS = [REPORT_MODEL, SHARING_MODEL, PUBLISHED_MODEL, LOG_MODEL];
const enqueue = vi.fn(async () => {});
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

let temp: TempEventStore;
let readStore: ReturnType<typeof openSqliteReadStore>;
let store: Files;
let files: Files;
let now = Date.parse("2026-11-27T10:00:00.000Z");
/** Keys that were written since the last look. */
let written: string[] = [];

const watched = (place: Files): Files => ({
  ...place,
  put: async (key, bytes) => {
    written.push(key);
    await place.put(key, bytes);
  },
});

beforeEach(async () => {
  temp = await openTempEventStore();
  readStore = openSqliteReadStore(":memory:");
  const folder = await openFiles(`file:${temp.dataDir}/edge`, temp.dataDir);
  store = watched(folder);
  files = await openFiles("file:", temp.dataDir);
  vi.clearAllMocks();
  written = [];
});
afterEach(async () => {
  await readStore.close();
  await temp[Symbol.asyncDispose]();
});

const depsWith = (changes: object = {}) =>
  ({
    ...{ readStore, eventStore: temp.eventStore, files, store, vault, log, jobs: { enqueue } },
    ...{ publicUrl: "https://sb.example", clock: () => new Date(now).toISOString(), ...changes },
    // As much of all that jobs have as publishing needs.
  }) as unknown as Parameters<typeof publishNow>[0];

const publish = (changes?: object): Promise<void> => publishNow(depsWith(changes), new AbortController().signal);

/** So many people report a target, and the models know it; none: nobody does any more. */
async function reported(addressKey: string, people: number): Promise<void> {
  const stream = `target-${randomUUID()}`;
  const meta = { eventId: randomUUID(), correlationId: randomUUID(), actor: "a", at: new Date(now).toISOString() };
  const data = { declareType: "SITE", addressKey };
  const event = { type: "TargetConfirmed", version: 1, data, meta };
  const { position } = await temp.eventStore.append(stream, [event], -1);
  for (const projection of MODELS) {
    const ops =
      projection === REPORT_MODEL
        ? reportOps(addressKey, people)
        : projection === SHARING_MODEL
          ? blockedOps(addressKey, people)
          : [];
    await readStore.apply({ projection, from: await readStore.checkpoint(projection), to: position, ops, ready: true });
  }
}

let seq = 0;
function reportOps(addressKey: string, people: number): readonly ReadOp[] {
  const { address, report } = REPORT_COLLECTIONS;
  const asked = rangeKeyOf(addressKey);
  const at = people > 0 ? ({ op: "listAdd", score: 0 } as const) : ({ op: "listRemove" } as const);
  const lists = [
    REPORT_LISTS.range(rangeOf(addressKey).prefix),
    ...(asked === addressKey ? [] : [REPORT_LISTS.led(rangeOf(asked).prefix)]),
  ];
  const entry = { dclrSeq: seq, crimeType: "HACKING" } as const;
  const filedAt = ["2026-11-26T10:00:00.000Z", "2026-11-20T23:00:00.000Z"];
  const filers = filedAt.map((at) => ({ by: `person of ${at}`, entries: [{ ...entry, filedAt: at }], more: 0 }));
  const doc: AddressDoc = { people, crimeTypes: { HACKING: people }, filers, sources: [] };
  seq += 1;
  return [
    people > 0
      ? { op: "put", collection: address, id: addressKey, doc }
      : { op: "delete", collection: address, id: addressKey },
    ...lists.map((list): ReadOp => ({ ...at, list, member: addressKey })),
    { op: "put", collection: report, id: String(seq), doc: { dclrSeq: seq, declaration: { addressKey } } },
    { op: "listAdd", list: REPORT_LISTS.people, member: String(seq), score: seq },
  ];
}

const blockedOps = (member: string, people: number): readonly ReadOp[] => {
  const list = SHARING_LISTS.blocked.SITE;
  return [people > 1 ? { op: "listAdd", list, member, score: seq } : { op: "listRemove", list, member }];
};

const fetch = async (key: string): Promise<Uint8Array> => {
  const bytes = await store.get(key);
  if (!bytes) throw new Error(`${key} is not there`);
  return bytes;
};
const manifestNow = () => fetchManifest(fetch, publicKey);

async function found(addressKey: string) {
  const asked = rangeOf(rangeKeyOf(addressKey));
  const range = await fetchRange(fetch, await manifestNow(), asked.prefix);
  const { prefix, suffix } = rangeOf(addressKey);
  return range.find(prefix + suffix);
}

const page = async (addressKey: string) => fetchPage(fetch, await manifestNow(), rangeOf(addressKey));

async function blocklist(): Promise<readonly string[]> {
  const text = Buffer.from(await fetchEdgeFile(fetch, await manifestNow(), "blocklist.txt")).toString();
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}
const textOf = async (key: string) => Buffer.from(await fetch(key)).toString();
const objects = async () => (await Array.fromAsync(store.list(OBJECTS))).sort();

test("a new installation publishes that nothing is known", async () => {
  await reported("gone.example", 0);
  await publish();
  expect(await found("nobody.example")).toBeUndefined();
  expect(await blocklist()).toEqual([]);
  expect(isCurrent(await manifestNow(), now)).toBe(true);
});

test("what is published says of each target what the service says", async () => {
  const keys = ["one-claim.com", "login.one-claim.com", "0x52908400098527886e0f7030069857d2e4169ee7"];
  for (const [at, key] of keys.entries()) await reported(key, at + 1);
  await publish();
  for (const [at, key] of keys.entries()) {
    const { items, also } = await answerRange(readStore, rangeOf(rangeKeyOf(key)).prefix, new Date(now).toISOString());
    expect([...items, ...also]).toContainEqual(expect.objectContaining({ timesReported: at + 1 }));
    expect([...items, ...also]).toContainEqual(expect.objectContaining((await found(key)) ?? { nothing: "found" }));
  }
  expect(await found("clean.example")).toBeUndefined();
  expect(await blocklist()).toEqual(["login.one-claim.com", "0x52908400098527886e0f7030069857d2e4169ee7"]);
});

test("a page is told in figures: people, days, categories and the level with what it is made of", async () => {
  await reported("login.one-claim.com", 3);
  await publish();
  expect(await page("login.one-claim.com")).toMatchObject({
    ...{ timesReported: 3, timesListed: 0, crimeTypes: { HACKING: 3 }, reportedOn: ["2026-11-20", "2026-11-26"] },
    level: [10, LEVEL_FORMULA, "2026-11-27", expect.arrayContaining([["FLOOR", 10]])],
  });
  expect(await page("one-claim.com")).toBeUndefined();
  const texts = await Promise.all((await objects()).filter((key) => key.includes("/page")).map(textOf));
  expect(texts.join(" ")).not.toMatch(/one-claim|person|@/);
});

test("a manifest of before there were pages gets them, and its ranges stay", async () => {
  await reported("scam.example", 1);
  await publish();
  const { pages: _, ...before } = await manifestNow();
  await putManifest(store, filterKeyOf(vault), before);
  await publish();
  expect(await page("scam.example")).toMatchObject({ timesReported: 1 });
  expect((await manifestNow()).ranges.root).toBe(before.ranges.root);
});

test("only what changed is written, and the manifest last", async () => {
  for (let at = 0; at < 40; at += 1) await reported(`claim-${at}.com`, 1);
  await publish();
  expect(written[0]).toBe(OWNER);
  written = [];
  await publish();
  expect(written).toEqual([MANIFEST]);
  written = [];
  await reported("claim-7.com", 2);
  await publish();
  const kinds = written.map((key) => key.replace(/(?:\w+)-[0-9a-f]{40}/, "*"));
  expect(kinds).toEqual([
    ...["objects/range/*.json", "objects/index/*.json", "objects/page/*.json", "objects/page-index/*.json"],
    ...["objects/file/*.txt", "objects/file/*.txt", "objects/file/eth-phishing-*.json"],
    MANIFEST,
  ]);
  expect(await found("claim-7.com")).toMatchObject({ timesReported: 2 });
});

test("what was removed is gone from the next manifest, and its files a while later", async () => {
  await reported("stays.example", 1);
  await reported("removed.example", 2);
  await publish();
  const before = await objects();
  await reported("removed.example", 0);
  await publish();
  expect([await found("removed.example"), await page("removed.example")]).toEqual([undefined, undefined]);
  expect(await blocklist()).toEqual([]);
  expect((await objects()).filter((key) => before.includes(key))).toEqual(before);
  now += 16 * 60_000;
  await publish();
  const left = await objects();
  const gone = before.filter((key) => !left.includes(key));
  expect(gone.length).toBeGreaterThan(2);
  expect(await found("stays.example")).toMatchObject({ timesReported: 1 });
});

test("a crash at any write leaves what was there whole, and the next run publishes all of it", async () => {
  await reported("first.example", 1);
  await publish();
  await reported("second.example", 2);
  for (let after = 0; ; after += 1) {
    let puts = 0;
    const put: Files["put"] = async (key, bytes) => {
      if (puts === after) throw new Error("killed");
      puts += 1;
      await store.put(key, bytes);
    };
    const isWhole = await publish({ store: { ...store, put } }).then(
      () => true,
      () => false,
    );
    expect(await found("first.example")).toMatchObject({ timesReported: 1 });
    if (isWhole) break;
    expect(await found("second.example")).toBeUndefined();
  }
  expect(await found("second.example")).toMatchObject({ timesReported: 2 });
});

test("the first one goes on after a crash, and takes in what came meanwhile", async () => {
  for (let at = 0; at < 30; at += 1) await reported(`claim-${at}.com`, 1);
  const put: Files["put"] = (key, bytes) =>
    key === MANIFEST ? Promise.reject(new Error("killed")) : store.put(key, bytes);
  await expect(publish({ store: { ...store, put } })).rejects.toThrow("killed");
  await expect(manifestNow()).rejects.toThrow();
  await reported("claim-3.com", 5);
  await reported("later.com", 1);
  await publish();
  expect([await found("claim-3.com"), await found("later.com")]).toMatchObject([
    { timesReported: 5 },
    { timesReported: 1 },
  ]);
  now += 16 * 60_000;
  await publish();
  const { ranges, pages } = await manifestNow();
  expect((await objects()).filter((key) => key.includes("index/root"))).toEqual([
    `objects/index/root-${ranges.root}.json`,
    `objects/page-index/root-${pages?.root}.json`,
  ]);
});

test.each([
  ["another installation's", OWNER, JSON.stringify({ key: "b3RoZXI=", store: "x" })],
  ["somebody else's", "photos/1.jpg", "bytes"],
])("a store that is %s is left alone, and operators are told", async (_, key, text) => {
  await store.put(key, Buffer.from(text));
  written = [];
  await reported("scam.example", 1);
  await publish();
  expect(written).toEqual([]);
  expect(enqueue).toHaveBeenCalledWith([expect.objectContaining({ kind: "sharing-edge-alarm" })]);
});

test("published files that somebody deleted are published anew", async () => {
  await reported("scam.example", 1);
  await publish();
  for (const key of await objects()) await store.delete(key);
  await publish();
  expect(await found("scam.example")).toMatchObject({ timesReported: 1 });
});

test("the set of targets is published as it was made", async () => {
  await reported("scam.example", 1);
  await files.put(FILTER_FILE, Buffer.from("a set"));
  await publish();
  expect(Buffer.from(await fetchEdgeFile(fetch, await manifestNow(), "targets.filter")).toString()).toBe("a set");
});

test("readers refuse what is not signed, not what its name says, or old", async () => {
  await reported("scam.example", 1);
  await publish();
  await expect(fetchManifest(fetch, Buffer.alloc(32, 1))).rejects.toThrow(EdgeBroken);
  const manifest = await manifestNow();
  const swapped = async (key: string) => (key.startsWith("objects/range") ? Buffer.from("{}") : fetch(key));
  await expect(fetchRange(swapped, manifest, rangeOf("scam.example").prefix)).rejects.toThrow(EdgeBroken);
  expect(isCurrent(manifest, now + 11 * 60_000)).toBe(false);
  expect(isCurrent(manifest, now - 11 * 60_000)).toBe(false);
});

test("parts get smaller as targets get more, and stay so for a while", () => {
  const targets = [0, 4_000, 5_000, 65_000, 1_000_000, 10_000_000, 100_000_000];
  expect(targets.map((count) => depthFor("ranges", count))).toEqual([1, 1, 2, 2, 3, 4, 5]);
  expect(targets.map((count) => depthFor("pages", count))).toEqual([1, 2, 3, 3, 4, 5, 5]);
  const again = [depthFor("ranges", 5_000, 1), depthFor("ranges", 20_000, 1), depthFor("ranges", 3_000, 2)];
  expect([...again, depthFor("ranges", 1_000, 2)]).toEqual([1, 2, 2, 1]);
});

describeWith("SB_TEST_S3_URL", "look-ups on S3", (url) => {
  test("a store is filled, changed alone where something changed, and rid of what was removed", async () => {
    const bucket = await openFiles(emptyPlace(url), "/nowhere");
    store = watched(bucket);
    for (let at = 0; at < 20; at += 1) await reported(`claim-${at}.com`, 1);
    await reported("removed.example", 2);
    await publish();
    expect([await found("claim-3.com"), await page("removed.example")]).toMatchObject([
      { timesReported: 1 },
      { timesReported: 2 },
    ]);
    const before = await objects();
    written = [];
    await reported("removed.example", 0);
    await publish();
    expect(written.filter((key) => key.includes("/range/")).length).toBeLessThanOrEqual(1);
    expect([await found("removed.example"), await page("removed.example")]).toEqual([undefined, undefined]);
    now += 16 * 60_000;
    await publish();
    const left = await objects();
    expect(left).not.toEqual(expect.arrayContaining(before));
    const { ranges, pages, files } = await manifestNow();
    expect(left).toEqual(expect.arrayContaining(Object.values(files).map(({ key }) => key)));
    expect(left.filter((key) => key.includes("/root-"))).toEqual([
      `objects/index/root-${ranges.root}.json`,
      `objects/page-index/root-${pages?.root}.json`,
    ]);
    expect(await found("claim-3.com")).toMatchObject({ timesReported: 1 });
    await bucket.close();
  });

  test("two installations keep apart what they publish into one bucket", async () => {
    const [own, others] = await Promise.all([1, 2].map(() => openFiles(emptyPlace(url), "/nowhere")));
    await reported("scam.example", 1);
    for (const place of [own, others]) {
      store = watched(place as Files);
      await publish();
      expect(await page("scam.example")).toMatchObject({ timesReported: 1 });
      await place?.close();
    }
  });
});
