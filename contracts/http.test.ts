import { expect, test } from "vitest";
import { ERRORS } from "./error-codes.ts";
import { codeOr, optionalCode, PaginationQuery, paginate } from "./http.ts";

const CODES = ["A", "B"] as const;

test.each([
  ["a code", "B", "B", "B"],
  ["left out", undefined, undefined, "A"],
  ["empty", "", undefined, "A"],
  ["blank", " \t", undefined, "A"],
])("accepts %s", (_what, given, optional, orA) => {
  expect(optionalCode(CODES).parse(given)).toBe(optional);
  expect(codeOr(CODES, "A").parse(given)).toBe(orA);
});

test.each(["C", "b", 0, null])("%j is not an error code", (given) => {
  for (const schema of [optionalCode(CODES), codeOr(CODES, "A")]) expect(schema.safeParse(given).success).toBe(false);
});

test("a page says where it stands among how many", () => {
  expect(paginate(2, 10, 25)).toEqual({
    page: 2,
    size: 10,
    totalItems: 25,
    totalPages: 3,
    hasNext: true,
    hasPrevious: true,
    remainingPages: 1,
    offset: 10,
  });
  expect(paginate(1, 10, 0)).toMatchObject({ totalPages: 0, hasNext: false, hasPrevious: false, remainingPages: 0 });
  expect(PaginationQuery.parse(undefined)).toEqual({ page: 1, size: 10 });
});

test.each(Object.entries(ERRORS))("%s has a title", (_, { title }) => {
  expect(title).toMatch(/^[A-Z].*[a-z]$/);
});
