import { expect, test } from "vitest";
import type { FieldError } from "./check.ts";
import { linesOf } from "./summary.ts";

const ADRS: FieldError = { place: "declare.adrs", code: "REQUIRED_FIELD_MISSING" };
const CHAIN: FieldError = { place: "declare.chain", code: "REQUIRED_FIELD_MISSING" };
const OTHER_CHAIN: FieldError = { place: "declare.adrs", code: "ADDRESS_INVALID" };

test("an error that is gone is mended, in its place", () => {
  expect(linesOf([ADRS, CHAIN], [CHAIN])).toEqual([
    { error: ADRS, isMended: true },
    { error: CHAIN, isMended: false },
  ]);
});

test("another error of the same field is told instead", () => {
  expect(linesOf([ADRS], [OTHER_CHAIN])).toEqual([{ error: OTHER_CHAIN, isMended: false }]);
});

test("an error that was not there at the check is not added", () => {
  expect(linesOf([ADRS], [ADRS, CHAIN])).toEqual([{ error: ADRS, isMended: false }]);
});
