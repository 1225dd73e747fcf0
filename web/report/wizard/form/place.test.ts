import { expect, test } from "vitest";
import { STEP_NAMES } from "../steps/order.ts";
import { findPlace, stepOfPlace } from "./place.ts";
import { FIELD_PATHS } from "./values.ts";

test("every field belongs to one screen", () => {
  for (const path of FIELD_PATHS) expect(STEP_NAMES).toContain(stepOfPlace(path));
});

test.each([
  ["declare.adrs", "target"],
  ["additional.suspect.ip", "traces"],
  ["declare.etcSrc", "sources"],
  ["declare.etcSrc.2.src", "sources"],
  ["files", "files"],
  ["files.3", "files"],
  ["keepFiles", "files"],
  ["terms", "consent"],
])("the server's %s is shown on %s", (path, step) => {
  const place = findPlace(path);
  expect(place && stepOfPlace(place)).toBe(step);
});

test("a path of no screen maps to undefined", () => {
  expect(findPlace("dclrSeq")).toBeUndefined();
});
