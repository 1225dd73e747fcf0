// A list is fetched from publishers that are well, slow, failing, huge and hostile, for rules that stand here for the real ones: what they
// make of a file, deploy/wire/published/ asks.
import { mkdtemp, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { ListDoc } from "@sb/contracts/published/model.ts";
import type { PublishedRemote, TakeStep } from "@sb/contracts/published/remote.ts";
import { readParts } from "@sb/platform/files/in-parts.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { usePublicSite } from "@sb/platform/guarded-fetch/public-site.fixture.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import { openLeases } from "@sb/platform/lease/open.ts";
import type { Leases } from "@sb/platform/lease/port.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import type { Limits } from "./fetch-list.ts";
import { publisher, sites } from "./publisher.fixture.ts";
import { publishedRefreshHandler } from "./refresh.ts";

const LIST = sites(6);
const site = usePublicSite((response) => publisher.list(response, LIST, '"1"'));

const facts = {
  name: "Drainers",
  publisher: "Example Team",
  licence: "CC0",
  mayShare: true,
  source: { url: "https://localhost/lists/drainers.txt" },
  everyHours: 6,
  takenFor: "FRAUD_OTHER",
} as const;

let folder: string;
let files: Files;
let leases: Leases;
let now: string;
let step: TakeStep[];
let noted: unknown[];
let made: NewJob[];
let doc: Partial<ListDoc>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sb-lists-"));
  files = await openFiles("file:", folder);
  leases = await openLeases("local:", folder);
  [now, step, noted, made, doc] = ["2026-11-20T00:00:00.000Z", [], [], [], {}];
});
afterEach(async () => {
  await leases.close();
  await files.close();
  await rm(folder, { recursive: true });
});

const published: PublishedRemote = {
  findSource: async () => facts,
  async take(_listSeq, { key, parts, name }) {
    const answer = step.shift() ?? { state: "TAKEN", listed: 6, changed: 0, delisted: 0 };
    if (answer.state !== "RUNNING") noted.push({ name, text: await text(readParts(files, key, parts)) });
    return answer;
  },
  noteUnchanged: async () => void noted.push("UNCHANGED"),
  noteFailure: async (_listSeq, { code, status }) => void noted.push(status === undefined ? code : `${code} ${status}`),
};

const docNow = () => ({ ...facts, listSeq: 17, state: "ACTIVE", ...doc });

async function refresh(payload: object = {}, limits?: Limits, signal?: AbortSignal): Promise<readonly unknown[]> {
  noted = [];
  const { kind, handle } = publishedRefreshHandler({
    ...{ published, files, leases, limits, listNetwork: site.network(), clock: () => now },
    readStore: { model: () => ({ get: async () => docNow() }) },
    jobs: { enqueue: async (jobs) => void made.push(...jobs) },
    log: { info() {}, warn() {}, error() {} },
  });
  await handle(runOf(kind, { listSeq: 17, ...payload }, signal));
  return noted;
}

const left = () => Array.fromAsync(files.list("published/incoming/"));

test("a list is given to the rules as a whole, and nothing of it is left behind", async () => {
  step = [{ state: "RUNNING" }, { state: "RUNNING" }];
  expect(await refresh()).toEqual([{ name: "drainers.txt", text: LIST }]);
  expect(await left()).toEqual([]);
});

test("a publisher is asked for what is new since the last good state", async () => {
  await refresh();
  site.respond = publisher.unchanged;
  expect(await refresh()).toEqual(["UNCHANGED"]);
  expect(site.asked.at(-1)?.headers).toMatchObject({ "if-none-match": '"1"' });
});

const validatorSent = () => site.asked.at(-1)?.headers["if-none-match"];

test.each<TakeStep>([
  { state: "HELD", reason: "MUCH_CHANGED" },
  { state: "FAILED", code: "UNREADABLE" },
  { state: "REFUSED" },
])("what was not taken is no state to compare with: $state", async (answer) => {
  await refresh();
  site.respond = (response) => publisher.list(response, sites(2), '"2"');
  step = [answer];
  await refresh();
  await refresh();
  expect(validatorSent()).toBe('"1"');
  await refresh();
  expect(validatorSent()).toBe('"2"');
});

test("it is asked for as a whole where an admin wants it, and once a week", async () => {
  await refresh();
  await refresh({ asked: true });
  expect(validatorSent()).toBeUndefined();
  await refresh();
  expect(validatorSent()).toBe('"1"');
  now = "2026-11-27T00:00:00.000Z";
  await refresh();
  expect(validatorSent()).toBeUndefined();
});

const SLOW: Limits = { timeoutMs: 60_000, least: { bytes: 100, inMs: 200 } };
const SHORT: Limits = { timeoutMs: 200, least: { bytes: 0, inMs: 60_000 } };

test.each<[string, string, (response: ServerResponse) => void, Limits?]>([
  ["is down", "UNREACHABLE", (response) => response.destroy()],
  ["fails", "HTTP_STATUS 500", publisher.failing],
  ["sends half of it", "CUT_OFF", (response) => publisher.half(response, LIST)],
  ["never answers", "TIMED_OUT", publisher.silent, SLOW],
  ["drips", "TIMED_OUT", publisher.drips, SLOW],
  ["takes too long", "TIMED_OUT", publisher.drips, SHORT],
  ["leads to this machine", "REDIRECT_REFUSED", (response) => publisher.leadsTo(response, "https://127.0.0.1/")],
  ["leads to a private network", "REDIRECT_REFUSED", (response) => publisher.leadsTo(response, "http://10.0.0.1/")],
  ["leads in a circle", "TOO_MANY_REDIRECTS", (response) => publisher.leadsTo(response, "/lists/drainers.txt")],
  ["sends a bomb", "TOO_LARGE", publisher.bomb],
  ["says that it is endless", "TOO_LARGE", (response) => response.setHeader("content-length", 10 ** 12).write("x")],
  ["packs nothing", "UNREADABLE", (response) => response.setHeader("content-encoding", "gzip").end("no gzip")],
])("from a publisher who %s nothing is taken: %s", async (_, code, answer, limits) => {
  site.respond = answer;
  expect(await refresh({}, limits)).toEqual([code]);
  expect(await left()).toEqual([]);
  site.respond = (response) => publisher.list(response, LIST);
  expect(await refresh()).toMatchObject([{ text: LIST }]);
});

test("the whole of a list of 200 MB comes to the rules, and not a byte more", async () => {
  const most = 200 * 1024 * 1024;
  const line = (n: number) => `drainer-${n}-claim.com\n`;
  let length = 0;
  const take = published.take;
  Object.assign(published, {
    take: async (_listSeq: number, { key, parts }: { readonly key: string; readonly parts: number }) => {
      for await (const bytes of readParts(files, key, parts)) length += bytes.length;
      return { state: "TAKEN", listed: 1, changed: 0, delisted: 0 };
    },
  });
  try {
    site.respond = (response) => publisher.pour(response, most, line);
    expect(await refresh()).toEqual([]);
    expect(length).toBe(most);
    site.respond = (response) => publisher.pour(response, most + 1, line);
    expect(await refresh()).toEqual(["TOO_LARGE"]);
    expect(await left()).toEqual([]);
  } finally {
    Object.assign(published, { take });
  }
});

test("a list that is not due, or is another process's, is not asked for", async () => {
  doc = { attempt: { at: now, outcome: "TAKEN", failures: 0 } };
  await refresh();
  expect(site.asked).toEqual([]);
  const token = await leases.acquire("published-17", 60_000);
  await expect(refresh({ asked: true })).rejects.toMatchObject({ code: "PUT_OFF", reason: "LIST_BUSY" });
  expect(site.asked).toEqual([]);
  await leases.release("published-17", token ?? 0);
  await refresh({ asked: true });
  expect(site.asked).toHaveLength(1);
});

test("a worker that stops leaves nothing behind, and the publisher is not blamed", async () => {
  site.respond = publisher.drips;
  const stop = new AbortController();
  const refreshing = refresh({}, undefined, stop.signal);
  await expect.poll(() => site.asked.length).toBe(1);
  stop.abort();
  await expect(refreshing).rejects.toThrow();
  expect([noted, await left()]).toEqual([[], []]);
});

test("a full disk is our own fault: the job fails", async () => {
  const put = files.put;
  files = { ...files, put: () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" })) };
  await expect(refresh()).rejects.toMatchObject({ code: "ENOSPC" });
  expect(noted).toEqual([]);
  files = { ...files, put };
});

const ids = () => made.map(({ kind, id }) => `${kind} ${id}`);
const seenAt = "2026-11-19T00:00:00.000Z";
const good = { at: seenAt, seenAt, entries: 6, keptOut: [] };

test("admins are told of the third failure in a row, by a job of one name for each last good state", async () => {
  site.respond = publisher.failing;
  for (const failures of [0, 1]) {
    doc = { good, attempt: { at: seenAt, outcome: "FAILED", failures } };
    await refresh();
  }
  expect(made).toEqual([]);
  for (const failures of [2, 3]) {
    doc = { good, attempt: { at: seenAt, outcome: "FAILED", failures } };
    await refresh();
  }
  expect(new Set(ids())).toEqual(new Set([`published-trouble failing-17.${Date.parse(seenAt)}`]));
});

test("admins are told at once of a change that is held", async () => {
  doc = { good };
  step = [{ state: "HELD", reason: "MUCH_CHANGED" }];
  await refresh();
  expect(ids()).toEqual([`published-trouble held-17.${Date.parse(seenAt)}`]);
});
