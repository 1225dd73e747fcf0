import { expect, test } from "vitest";
import { readFilters, writeFilters } from "./filters.ts";

const DEFAULTS = { orderType: "LATEST", optionType: undefined, searchKeyword: "", page: 1 } as const;

test("a plain list has a plain URL", () => {
  expect(readFilters({})).toEqual(DEFAULTS);
  expect(writeFilters(DEFAULTS)).toEqual({});
});

test("what was chosen is read back from the URL", () => {
  const filters = { orderType: "OLDEST", optionType: "PROCESSED", searchKeyword: "login", page: 3 } as const;
  expect(readFilters(writeFilters(filters))).toEqual(filters);
});

test("what the list doesn't know counts as not set", () => {
  expect(readFilters({ orderType: "BEST", optionType: "DELETED", searchKeyword: "  ", page: "0" })).toEqual(DEFAULTS);
});
