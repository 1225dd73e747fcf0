import { CHAINS, CRIME_TYPES, DECLARE_TYPES } from "@sb/contracts/codes.ts";
import { FILED_BY, ORDER_TYPES } from "@sb/contracts/report/codes.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countFilters, historyQuery, NO_FILTERS, type ReportFilters, readFilters, writeFilters } from "./filters.ts";

const anyFilters: fc.Arbitrary<ReportFilters> = fc.record({
  crimeType: fc.constantFrom(undefined, ...CRIME_TYPES),
  chain: fc.constantFrom(undefined, ...CHAINS),
  declareType: fc.constantFrom(undefined, ...DECLARE_TYPES),
  filedBy: fc.constantFrom(undefined, ...FILED_BY),
  dclrSeq: fc.option(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { nil: undefined }),
  orderType: fc.constantFrom(...ORDER_TYPES),
  searchKeyword: fc.string().map((text) => text.trim()),
  page: fc.integer({ min: 1, max: 10_000 }),
});

describe("filters in the URL", () => {
  test("survive a round trip through the URL", () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(readFilters(writeFilters(filters))).toEqual(filters);
      }),
    );
  });

  test("a list without filters has a plain URL", () => {
    expect(writeFilters(NO_FILTERS)).toEqual({});
  });

  test("unknown values count as not set", () => {
    const search = {
      crimeType: "JOKE",
      chain: 7,
      declareType: null,
      orderType: "RANDOM",
      page: "0",
      other: "x",
      filedBy: 1,
      dclrSeq: "x",
    };
    expect(readFilters(search)).toEqual(NO_FILTERS);
  });

  test.each(["-1", "1.5", "page", "9".repeat(30), {}, undefined])("page %j counts as the first", (page) => {
    expect(readFilters({ page }).page).toBe(1);
  });

  test("a keyword that the router parsed as a number stays a text", () => {
    expect(readFilters({ searchKeyword: 2024 }).searchKeyword).toBe("2024");
  });
});

test("the query has the page number and the page size", () => {
  expect(historyQuery({ ...NO_FILTERS, searchKeyword: "airdrop", page: 2 })).toEqual({
    searchKeyword: "airdrop",
    pagination: { page: "2", size: "10" },
  });
});

test("order and keyword do not count as filters", () => {
  expect(countFilters({ ...NO_FILTERS, orderType: "POPULAR", searchKeyword: "x" })).toBe(0);
  expect(countFilters({ ...NO_FILTERS, chain: "ETH", declareType: "WALLET" })).toBe(2);
  expect(countFilters({ ...NO_FILTERS, filedBy: "LISTS", dclrSeq: 17 })).toBe(2);
});
