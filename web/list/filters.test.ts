import { expect, test } from "vitest";
import { changeFilters, codeOf, keywordOf, listQuery } from "./filters.ts";

const third = { kind: "A", searchKeyword: "x", page: 3 };

test("a changed filter resets the list to page 1", () => {
  expect(changeFilters(third, { kind: "B" })).toEqual({ ...third, kind: "B", page: 1 });
  expect(changeFilters(third, { page: 4 })).toEqual({ ...third, page: 4 });
});

test("an unknown code counts as not set", () => {
  expect(codeOf(["A", "B"], "B")).toBe("B");
  expect(codeOf(["A", "B"], "C")).toBeUndefined();
});

test("a keyword is trimmed and cut; one that the router parsed as a number stays a text", () => {
  expect(keywordOf("  abc ", 2)).toBe("ab");
  expect(keywordOf(2024, 9)).toBe("2024");
  expect(keywordOf({}, 9)).toBe("");
});

test("the query has the page number and the page size", () => {
  expect(listQuery({ kind: "A" })).toEqual({ kind: "A", pagination: { page: "1", size: "10" } });
});
