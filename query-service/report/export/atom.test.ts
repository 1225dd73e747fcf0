// @vitest-environment jsdom
// Checked by a parser that refuses what is not well-formed XML, and against what RFC 4287 asks of a feed.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { atomOf, type Feed, type FeedEntry } from "./atom.ts";

const ATOM = "http://www.w3.org/2005/Atom";
const ENTRY: FeedEntry = {
  url: "https://sb.example/report/history/17",
  title: "A title",
  summary: "A summary",
  publishedAt: "2026-02-01T00:00:00.000Z",
  updatedAt: "2026-02-02T00:00:00.000Z",
  categories: ["HACKING"],
};
const FEED: Feed = {
  selfUrl: "https://sb.example/sb/report/feed.atom?chain=BTC&crimeType=HACKING",
  pageUrl: "https://sb.example/report/history?chain=BTC&crimeType=HACKING",
  title: "Safer Block",
  author: "Safer Block",
  updatedAt: "2026-02-02T00:00:00.000Z",
  entries: [ENTRY, { ...ENTRY, url: "https://sb.example/report/history/18" }],
};

function parsed(feed: Feed): Element {
  const root = new DOMParser().parseFromString(atomOf(feed), "application/xml").documentElement;
  expect(root.outerHTML).not.toContain("parsererror");
  expect([root.namespaceURI, root.localName]).toEqual([ATOM, "feed"]);
  return root;
}
const children = (of: Element, name: string) => [...of.children].filter((each) => each.localName === name);
const text = (of: Element, name: string) => children(of, name).map((each) => each.textContent);
const linksOf = (of: Element) =>
  Object.fromEntries(children(of, "link").map((link) => [link.getAttribute("rel"), link.getAttribute("href")]));

test("a feed and its entries have what RFC 4287 asks for, once", () => {
  const feed = parsed(FEED);
  expect(text(feed, "id")).toEqual([FEED.selfUrl]);
  expect(text(feed, "title")).toEqual(["Safer Block"]);
  expect(text(feed, "updated")).toEqual([FEED.updatedAt]);
  expect(children(feed, "author").flatMap((author) => text(author, "name"))).toEqual(["Safer Block"]);
  expect(linksOf(feed)).toEqual({ self: FEED.selfUrl, alternate: FEED.pageUrl });
  const entries = children(feed, "entry");
  expect(entries.flatMap((entry) => text(entry, "id"))).toEqual(FEED.entries.map(({ url }) => url));
  for (const [i, entry] of entries.entries()) {
    for (const name of ["title", "updated", "published", "summary"]) expect(children(entry, name)).toHaveLength(1);
    expect(linksOf(entry)).toEqual({ alternate: FEED.entries[i]?.url });
    expect(children(entry, "category").map((each) => each.getAttribute("term"))).toEqual(["HACKING"]);
  }
});

test("whatever people wrote stays a text", () => {
  const anything = fc.string({ unit: "binary", maxLength: 60 });
  const markup = fc.constantFrom(
    "</title><script>alert(1)</script>",
    "]]>",
    "&lt;b&gt;",
    "<!--",
    "\u0000\u0007",
    "\ud800",
  );
  fc.assert(
    fc.property(fc.oneof(anything, markup), (written) => {
      const [entry] = children(parsed({ ...FEED, title: written, entries: [{ ...ENTRY, title: written }] }), "entry");
      const expected = written.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd");
      expect(entry && text(entry, "title")).toEqual([expected]);
      expect(entry?.querySelectorAll("title *")).toHaveLength(0);
    }),
    { numRuns: 40 },
  );
});
