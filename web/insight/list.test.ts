import { expect, test } from "vitest";
import { readFilters, writeFilters } from "./list.tsx";

test("what is asked for survives the URL", () => {
  const filters = { category: "CASE", language: "de", searchKeyword: "Börse", page: 2 } as const;
  const search = Object.fromEntries(
    Object.entries(writeFilters(filters)).map(([name, value]) => [name, String(value)]),
  );
  expect(readFilters(search)).toEqual(filters);
});

test("a plain list has a plain URL, and what is unknown counts as not set", () => {
  const plain = { category: undefined, language: undefined, searchKeyword: "", page: 1 };
  expect(writeFilters(plain)).toEqual({});
  expect(readFilters({ category: "NEWS", language: "fr", page: "x" })).toEqual(plain);
});
