// The sitemaps' kinds, taken from the subjects' reads.
import { subjects } from "@sb/contracts/subjects.ts";
import { expect, test } from "vitest";
import type { QueryPart, SitemapKinds } from "../runtime/parts.ts";
import { sitemapKindsOf } from "./sitemap.ts";

const kind: SitemapKinds[string] = { model: "notice@1", list: "notices", find: async () => [] };
const withParams = subjects.filter(({ pages }) => pages.some((path) => path.includes(":"))).map(({ name }) => name);

const partsOf = (given: Readonly<Record<string, SitemapKinds>>) =>
  new Map<string, Pick<QueryPart, "sitemap">>(Object.entries(given).map(([name, sitemap]) => [name, { sitemap }]));

const complete = Object.fromEntries(withParams.map((name) => [name, { [name]: kind }]));

test("each subject that has pages with params is in the sitemaps", () => {
  expect(withParams).toContain("notice");
  expect(Object.keys(sitemapKindsOf(partsOf(complete))).toSorted()).toEqual(withParams.toSorted());
  const { notice: _, ...others } = complete;
  expect(() => sitemapKindsOf(partsOf(others))).toThrow("the subject notice has no part of the sitemap");
});

test("who has no such pages is in none, and no two have one name", () => {
  expect(() => sitemapKindsOf(partsOf({ ...complete, terms: { terms: kind } }))).toThrow(
    "the subject terms has a part of the sitemap too many",
  );
  expect(() => sitemapKindsOf(partsOf({ ...complete, news: { notice: kind } }))).toThrow(
    "two subjects have a sitemap notice",
  );
});
