import { PRIVATE_MARKERS } from "@sb/contracts/report/fixture.ts";
import type { FeedQuery } from "@sb/contracts/report/wire.ts";
import { expect, it } from "vitest";
import { routes as reportQueries } from "../routes.ts";
import { type Bench, keepReport, OWNER, openBench, requestOf } from "../testing.ts";

const KEY = "GET report/feed.atom";

async function feed({ deps }: Bench, query: FeedQuery = {}) {
  const reply = await reportQueries(deps)[KEY](requestOf<typeof KEY>(OWNER, { query }));
  if (!("stream" in reply) || !(reply.stream instanceof Uint8Array)) throw new Error("no bytes");
  return { text: Buffer.from(reply.stream).toString(), headers: reply.headers ?? {}, mediaType: reply.mediaType };
}

const hits = (...ids: number[]) => ({
  hits: ids.map((id) => ({ id, highlights: {} })),
  total: ids.length,
  totalIsLowerBound: false,
});

it("has the newest reports of people, what they say and not who said it", async () => {
  await using bench = await openBench();
  await keepReport(bench, 1, { changes: { title: "First & only" } });
  await keepReport(bench, 2, { doc: { modifiedAt: "2026-02-03T00:00:00.000Z" } });
  await keepReport(bench, 3, { changes: { open: "PRIVATE" } });
  bench.found.set("", hits(3, 2, 1));
  const { text, headers, mediaType } = await feed(bench);
  expect(bench.asked[0]).toMatchObject({ filters: { filedBy: "PEOPLE" }, limit: 30, offset: 0 });
  expect(mediaType).toBe("application/atom+xml; charset=utf-8");
  expect([...text.matchAll(/<id>([^<]*)<\/id>/g)].map(([, id]) => id)).toEqual([
    "https://sb.example/sb/report/feed.atom",
    "https://sb.example/report/history/2",
    "https://sb.example/report/history/1",
  ]);
  expect(text).toContain("First &amp; only");
  expect(text).toContain("<updated>2026-02-03T00:00:00.000Z</updated>");
  // Levels are of the day.
  expect(headers["last-modified"]).toBe("Sun, 01 Mar 2026 00:00:00 GMT");
  expect(text).toContain('<category term="LEVEL_');
  expect([...PRIVATE_MARKERS, OWNER.userId, "finder"].filter((marker) => text.includes(marker))).toEqual([]);
});

it("is another version once a report is changed, and the same until then", async () => {
  await using bench = await openBench();
  await keepReport(bench, 1);
  bench.found.set("", hits(1));
  const before = (await feed(bench)).headers.etag;
  expect(before).toMatch(/^"[\w-]{43}"$/);
  expect((await feed(bench)).headers.etag).toBe(before);
  await keepReport(bench, 1, { changes: { title: "Another" } });
  expect((await feed(bench)).headers.etag).not.toBe(before);
});

it("of a search is a feed of its own, however the search is spelled", async () => {
  await using bench = await openBench();
  const { text } = await feed(bench, { searchKeyword: "코인", crimeType: "HACKING" });
  const search = "?crimeType=HACKING&amp;searchKeyword=%EC%BD%94%EC%9D%B8";
  expect(text).toContain(`<id>https://sb.example/sb/report/feed.atom${search}</id>`);
  expect(text).toContain(`href="https://sb.example/report/history${search}"`);
  expect(text).toContain("<updated>2025-01-01T00:00:00.000Z</updated>");
  expect((await feed(bench, { crimeType: "HACKING", searchKeyword: "코인" })).text).toBe(text);
  expect(bench.asked.at(-1)).toMatchObject({ text: "코인", filters: { crimeType: "HACKING" } });
});

it("has nothing that a reader makes a link of", async () => {
  await using bench = await openBench();
  const comment = `They sent me to https://evil.example.com/login and evil.net. ${"More. ".repeat(200)}`;
  await keepReport(bench, 1, { changes: { title: "On evil.com/offer again", comment } });
  bench.found.set("", hits(1));
  const { text } = await feed(bench);
  expect(text).toContain("On evil[.]com/offer again");
  expect(text).toContain("hxxps://evil[.]example[.]com/login and evil[.]net.");
  expect(text.replaceAll("https://sb.example", "")).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
  expect(/<summary type="text">([^<]*)/.exec(text)?.[1]?.length).toBeLessThan(700);
});
