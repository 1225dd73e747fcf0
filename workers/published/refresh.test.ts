// A list is fetched from publishers that are well, slow, failing, huge and hostile, for rules that stand here for the real ones: what they
// make of a file, deploy/wire/published/ asks.
import type { ServerResponse } from "node:http";
import type { TakeStep } from "@sb/contracts/published/remote.ts";
import { readParts } from "@sb/platform/files/in-parts.ts";
import { expect, test } from "vitest";
import type { Limits } from "./fetch-list.ts";
import { publisher, sites } from "./publisher.fixture.ts";
import { useRefreshed } from "./refreshed.fixture.ts";

const LIST = sites(6);
const refreshed = useRefreshed((response) => publisher.list(response, LIST, '"1"'));

test("a list is given to the rules as a whole, and nothing of it is left behind", async () => {
  refreshed.step = [{ state: "RUNNING" }, { state: "RUNNING" }];
  expect(await refreshed.refresh()).toEqual([{ name: "drainers.txt", text: LIST }]);
  expect(await refreshed.left()).toEqual([]);
});

test("a publisher is asked for what is new since the last good state", async () => {
  await refreshed.refresh();
  refreshed.site.respond = publisher.unchanged;
  expect(await refreshed.refresh()).toEqual(["UNCHANGED"]);
  expect(refreshed.site.asked.at(-1)?.headers).toMatchObject({ "if-none-match": '"1"' });
});

const validatorSent = () => refreshed.site.asked.at(-1)?.headers["if-none-match"];

test.each<TakeStep>([
  { state: "HELD", reason: "MUCH_CHANGED" },
  { state: "FAILED", code: "UNREADABLE" },
  { state: "REFUSED" },
])("what was not taken is no state to compare with: $state", async (answer) => {
  await refreshed.refresh();
  refreshed.site.respond = (response) => publisher.list(response, sites(2), '"2"');
  refreshed.step = [answer];
  await refreshed.refresh();
  await refreshed.refresh();
  expect(validatorSent()).toBe('"1"');
  await refreshed.refresh();
  expect(validatorSent()).toBe('"2"');
});

test("it is asked for as a whole where an admin wants it, and once a week", async () => {
  await refreshed.refresh();
  await refreshed.refresh({ asked: true });
  expect(validatorSent()).toBeUndefined();
  await refreshed.refresh();
  expect(validatorSent()).toBe('"1"');
  refreshed.now = "2026-11-27T00:00:00.000Z";
  await refreshed.refresh();
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
  refreshed.site.respond = answer;
  expect(await refreshed.refresh({}, limits)).toEqual([code]);
  expect(await refreshed.left()).toEqual([]);
  refreshed.site.respond = (response) => publisher.list(response, LIST);
  expect(await refreshed.refresh()).toMatchObject([{ text: LIST }]);
});

test("the whole of a list of 200 MB comes to the rules, and not a byte more", async () => {
  const most = 200 * 1024 * 1024;
  const line = (n: number) => `drainer-${n}-claim.com\n`;
  let length = 0;
  const { take } = refreshed.published;
  Object.assign(refreshed.published, {
    take: async (_listSeq: number, { key, parts }: { readonly key: string; readonly parts: number }) => {
      for await (const bytes of readParts(refreshed.files, key, parts)) length += bytes.length;
      return { state: "TAKEN", listed: 1, changed: 0, delisted: 0 };
    },
  });
  try {
    refreshed.site.respond = (response) => publisher.pour(response, most, line);
    expect(await refreshed.refresh()).toEqual([]);
    expect(length).toBe(most);
    refreshed.site.respond = (response) => publisher.pour(response, most + 1, line);
    expect(await refreshed.refresh()).toEqual(["TOO_LARGE"]);
    expect(await refreshed.left()).toEqual([]);
  } finally {
    Object.assign(refreshed.published, { take });
  }
});

test("a list that is not due, or is another process's, is not asked for", async () => {
  refreshed.doc = { attempt: { at: refreshed.now, outcome: "TAKEN", failures: 0 } };
  await refreshed.refresh();
  expect(refreshed.site.asked).toEqual([]);
  const token = await refreshed.leases.acquire("published-17", 60_000);
  await expect(refreshed.refresh({ asked: true })).rejects.toMatchObject({ code: "PUT_OFF", reason: "LIST_BUSY" });
  expect(refreshed.site.asked).toEqual([]);
  await refreshed.leases.release("published-17", token ?? 0);
  await refreshed.refresh({ asked: true });
  expect(refreshed.site.asked).toHaveLength(1);
});

test("a worker that stops leaves nothing behind, and the publisher is not blamed", async () => {
  refreshed.site.respond = publisher.drips;
  const stop = new AbortController();
  const refreshing = refreshed.refresh({}, undefined, stop.signal);
  await expect.poll(() => refreshed.site.asked.length).toBe(1);
  stop.abort();
  await expect(refreshing).rejects.toThrow();
  expect([refreshed.noted, await refreshed.left()]).toEqual([[], []]);
});

test("a full disk is our own fault: the job fails", async () => {
  const { put } = refreshed.files;
  refreshed.files = {
    ...refreshed.files,
    put: () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" })),
  };
  await expect(refreshed.refresh()).rejects.toMatchObject({ code: "ENOSPC" });
  expect(refreshed.noted).toEqual([]);
  refreshed.files = { ...refreshed.files, put };
});

const ids = () => refreshed.made.map(({ kind, id }) => `${kind} ${id}`);
const seenAt = "2026-11-19T00:00:00.000Z";
const good = { at: seenAt, seenAt, entries: 6, keptOut: [] };

test("admins are told of the third failure in a row, by a job of one name for each last good state", async () => {
  refreshed.site.respond = publisher.failing;
  for (const failures of [0, 1]) {
    refreshed.doc = { good, attempt: { at: seenAt, outcome: "FAILED", failures } };
    await refreshed.refresh();
  }
  expect(refreshed.made).toEqual([]);
  for (const failures of [2, 3]) {
    refreshed.doc = { good, attempt: { at: seenAt, outcome: "FAILED", failures } };
    await refreshed.refresh();
  }
  expect(new Set(ids())).toEqual(new Set([`published-trouble failing-17.${Date.parse(seenAt)}`]));
});

test("admins are told at once of a change that is held", async () => {
  refreshed.doc = { good };
  refreshed.step = [{ state: "HELD", reason: "MUCH_CHANGED" }];
  await refreshed.refresh();
  expect(ids()).toEqual([`published-trouble held-17.${Date.parse(seenAt)}`]);
});
