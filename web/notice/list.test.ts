import { NOTICE_TYPES } from "@sb/contracts/notice/model.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readFilters, writeFilters } from "./list.tsx";

const NONE = { optionType: undefined, searchKeyword: "", page: 1 };

test("filters survive the way into the URL and back", () => {
  const anyFilters = fc.record({
    optionType: fc.constantFrom(undefined, ...NOTICE_TYPES),
    searchKeyword: fc.string().map((text) => text.trim()),
    page: fc.integer({ min: 1, max: 10_000 }),
  });
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(readFilters(writeFilters(filters))).toEqual(filters);
    }),
  );
});

test("a list without filters has a plain URL", () => {
  expect(writeFilters(NONE)).toEqual({});
});

test("what is unknown counts as not set", () => {
  expect(readFilters({ optionType: "JOKE", searchKeyword: null, page: "0", other: "x" })).toEqual(NONE);
});
