import { NEWS_CATEGORIES } from "@sb/contracts/news/model.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readFilters, writeFilters } from "./list.tsx";

const NONE = { category: undefined, searchKeyword: "", page: 1 };

test("filters survive the way into the URL and back", () => {
  const anyFilters = fc.record({
    category: fc.constantFrom(undefined, ...NEWS_CATEGORIES),
    searchKeyword: fc.string().map((text) => text.trim()),
    page: fc.integer({ min: 1, max: 10_000 }),
  });
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(readFilters(writeFilters(filters))).toEqual(filters);
    }),
  );
});

test("a list without filters has a plain URL; what is unknown counts as not set", () => {
  expect(writeFilters(NONE)).toEqual({});
  expect(readFilters({ category: "JOKE", searchKeyword: null, page: "0", other: "x" })).toEqual(NONE);
});
