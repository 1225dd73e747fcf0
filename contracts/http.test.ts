import { expect, test } from "vitest";
import { codeOr, optionalCode } from "./http.ts";

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
