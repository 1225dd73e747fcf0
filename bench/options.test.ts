import { expect, it } from "vitest";
import { readOptions } from "./options.ts";
import { PART_NAMES } from "./parts.ts";

it("runs everything by default", () => {
  expect(readOptions([])).toEqual({ quick: false, strict: false, parts: PART_NAMES, load: {} });
});

it("runs the selected parts in their own order", () => {
  const asked = readOptions(["--quick", "--strict", "--only", "reads,filing"]);
  expect(asked).toEqual({ quick: true, strict: true, parts: ["filing", "reads"], load: {} });
});

it("takes how long a load is held, and how many reports a second", () => {
  expect(readOptions(["--seconds", "600", "--rate", "12.5"]).load).toEqual({ seconds: 600, rate: 12.5 });
  expect(() => readOptions(["--rate", "0"])).toThrow("--rate takes a number above 0");
});

it("takes how many reports the data folder holds", () => {
  expect(readOptions(["--only", "start", "--reports", "1000000"]).reports).toBe(1_000_000);
  expect(() => readOptions(["--reports", "many"])).toThrow("--reports takes a number above 0");
});

it("rejects unknown options", () => {
  expect(() => readOptions(["--only", "filing,speed"])).toThrow('no part "speed"');
  expect(() => readOptions(["--fast"])).toThrow();
});
