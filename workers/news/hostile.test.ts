// The fetch of a source against servers that are slow, failing, huge, hostile: the state says why, the next source goes on.
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { NewsItem } from "@sb/contracts/news/remote.ts";
import type { NewsSource } from "@sb/contracts/news/source.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { newsFetchHandler } from "./fetch.ts";
import { createFeedParser } from "./parse/parser.ts";
import { readState } from "./state.ts";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const rss = (items: string) => `<rss version="2.0"><channel><title>T</title>${items}</channel></rss>`;
const item = (n: number) =>
  `<item><title>Title ${n}</title><link>https://news.example/${n}</link><pubDate>Thu, 01 Jan 2026 0${n}:00:00 GMT</pubDate></item>`;
const GOOD = rss(item(1) + item(2));

let server: Server;
let origin: string;
let folder: string;
let files: Files;
let answer: Answer;
let asked: IncomingMessage[];
let brought: NewsItem[];
let now: string;
let isPaused: boolean;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    answer(response, request);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sb-news-"));
  files = await openFiles("file:", folder);
  [asked, brought, now, isPaused] = [[], [], "2026-01-02T00:00:00.000Z", false];
  answer = (response) => response.end(GOOD);
});
afterEach(async () => {
  await files.close();
  await rm(folder, { recursive: true });
});

type Surroundings = {
  readonly timeoutMs: number;
  readonly parseMs: number;
  readonly network: Network;
  readonly url: string;
};

/** The state afterwards. */
async function fetchIt(payload: object = {}, more: Partial<Surroundings> = {}) {
  const { timeoutMs = 20_000, parseMs = 30_000, network = { exceptOrigin: origin }, url = `${origin}/feed` } = more;
  const source: NewsSource = { sourceId: "daily", name: "The Daily", url, category: "CRIME" };
  const { kind, handle } = newsFetchHandler({
    newsSources: [source],
    news: {
      isPaused: async () => isPaused,
      bringIn: async (one) => {
        brought.push(one);
        return true;
      },
    },
    files,
    feeds: { network, parse: createFeedParser({ timeoutMs: parseMs }), timeoutMs },
    clock: () => now,
  });
  await handle(runOf(kind, { sourceId: "daily", ...payload }));
  return readState(files, source);
}

test("what a feed has is brought in once, oldest first", async () => {
  expect(await fetchIt()).toMatchObject({
    brought: 2,
    failures: 0,
    succeededAt: now,
    nextTryAt: "2026-01-02T00:30:00.000Z",
  });
  expect(brought.map(({ title }) => title)).toEqual(["Title 1", "Title 2"]);
  expect(brought[0]).toMatchObject({ source: "The Daily", category: "CRIME", publishedAt: "2026-01-01T01:00:00.000Z" });
  answer = (response) => response.end(rss(item(1) + item(2) + item(3)));
  expect(await fetchIt({ asked: true })).toMatchObject({ brought: 1 });
  expect(brought.map(({ title }) => title)).toEqual(["Title 1", "Title 2", "Title 3"]);
});

test("validators are sent, and an unchanged feed is a success", async () => {
  answer = (response) =>
    response.setHeader("etag", '"1"').setHeader("last-modified", "Thu, 01 Jan 2026 00:00:00 GMT").end(GOOD);
  await fetchIt();
  answer = (response) => response.writeHead(304).end();
  expect(await fetchIt({ asked: true })).toMatchObject({ brought: 0, failures: 0, etag: '"1"' });
  expect(asked[1]?.headers).toMatchObject({
    "if-none-match": '"1"',
    "if-modified-since": "Thu, 01 Jan 2026 00:00:00 GMT",
  });
});

test("it is not asked before its time, nor while it is paused, unless an editor asks", async () => {
  await fetchIt();
  now = "2026-01-02T00:29:00.000Z";
  await fetchIt();
  expect(asked).toHaveLength(1);
  now = "2026-01-02T00:31:00.000Z";
  isPaused = true;
  await fetchIt();
  expect(asked).toHaveLength(1);
  await fetchIt({ asked: true });
  expect(asked).toHaveLength(2);
});

const MB_50 = 50 * 1024 * 1024;

function pour(response: ServerResponse): void {
  let left = MB_50;
  const more = () => {
    while (!response.destroyed && left > 0) {
      left -= 65_536;
      if (!response.write("x".repeat(65_536))) return;
    }
    response.end();
  };
  response.on("drain", more);
  more();
}

const BOMB = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${rss("<item><title>&b;</title></item>")}`;

const HOSTILE: readonly (readonly [what: string, code: string, answer: Answer])[] = [
  ["is down", "UNREACHABLE", (response) => response.destroy()],
  ["answers with an error", "HTTP_STATUS", (response) => response.writeHead(500).end("no")],
  ["never answers", "TIMED_OUT", () => undefined],
  ["drips", "TIMED_OUT", (response) => response.write("<rss")],
  ["sends 50 MB", "TOO_LARGE", pour],
  ["says that it sends 50 MB", "TOO_LARGE", (response) => response.setHeader("content-length", MB_50).write("x")],
  [
    "redirects to a private address",
    "REDIRECT_REFUSED",
    (response) => response.writeHead(302, { location: "https://10.0.0.1/" }).end(),
  ],
  [
    "redirects to this machine",
    "REDIRECT_REFUSED",
    (response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
  ],
  ["redirects in a circle", "TOO_MANY_REDIRECTS", (response) => response.writeHead(302, { location: "/feed" }).end()],
  ["sends an entity bomb", "DTD_REFUSED", (response) => response.end(BOMB)],
  ["sends a page", "MALFORMED", (response) => response.end("<html><body>Hi</body></html>")],
  ["sends bytes", "MALFORMED", (response) => response.end(Buffer.from([0, 255, 254, 1, 2]))],
  ["packs nothing", "MALFORMED", (response) => response.setHeader("content-encoding", "gzip").end("no gzip")],
  ["sends a million empty items", "TOO_COMPLEX", (response) => response.end(rss("<item/>".repeat(700_000)))],
];

test.each(HOSTILE)("a source that %s: %s", async (_, code, hostile) => {
  await fetchIt();
  answer = hostile;
  const limits = { ...(code === "TIMED_OUT" && { timeoutMs: 300 }), ...(code === "TOO_COMPLEX" && { parseMs: 300 }) };
  const state = await fetchIt({ asked: true }, limits);
  expect(state).toMatchObject({ failure: { code }, failures: 1, succeededAt: now, nextTryAt: expect.any(String) });
  expect(brought).toHaveLength(2);
  answer = (response) => response.end(rss(item(3)));
  const healed = await fetchIt({ asked: true });
  expect(healed).toMatchObject({ failures: 0, brought: 1 });
  expect(healed).not.toHaveProperty("failure");
});

test("the status of an error is kept, and its wish when to be asked again", async () => {
  answer = (response) => response.writeHead(503, { "retry-after": "7200" }).end();
  expect(await fetchIt()).toMatchObject({
    failure: { code: "HTTP_STATUS", status: 503 },
    nextTryAt: "2026-01-02T02:00:00.000Z",
  });
});

test("an address on this machine is refused unless it is excepted", async () => {
  const network = { exceptOrigin: "http://127.0.0.1:1" };
  expect(await fetchIt({}, { network })).toMatchObject({ failure: { code: "SITE_REFUSED" } });
  expect(asked).toEqual([]);
});

test("a name that leads into a private network by now is refused, whatever it led to before", async () => {
  const url = "https://rebound.example/feed";
  const resolve = async () => [{ address: "10.0.0.1", family: 4 }];
  expect(await fetchIt({}, { url, network: { resolve } })).toMatchObject({ failure: { code: "SITE_REFUSED" } });
  expect(brought).toEqual([]);
});

test("a source that the settings no longer name is not asked", async () => {
  await fetchIt({ sourceId: "another" });
  expect(asked).toEqual([]);
});

test("a day brings in so many items of one source; the others come the next day", async () => {
  const many = (from: number) =>
    rss(
      Array.from(
        { length: 90 },
        (_, i) => `<item><title>T${from + i}</title><link>https://n.example/${from + i}</link></item>`,
      ).join(""),
    );
  for (const from of [0, 100, 200]) {
    answer = (response) => response.end(many(from));
    await fetchIt({ asked: true });
  }
  expect(brought).toHaveLength(200);
  now = "2026-01-03T00:00:00.000Z";
  await fetchIt({ asked: true });
  expect(brought).toHaveLength(270);
});

test("what was published longer ago than news are kept is not brought in", async () => {
  now = "2027-01-01T01:30:00.000Z";
  await fetchIt();
  expect(brought.map(({ title }) => title)).toEqual(["Title 2"]);
});
