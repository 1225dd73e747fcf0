import { expect, it } from "vitest";
import { readOptions } from "./options.ts";
import { PART_NAMES } from "./parts.ts";

it("runs everything by default", () => {
  expect(readOptions([])).toEqual({ quick: false, strict: false, parts: PART_NAMES });
});

it("runs the selected parts in their own order", () => {
  const asked = readOptions(["--quick", "--strict", "--only", "reads,filing"]);
  expect(asked).toEqual({ quick: true, strict: true, parts: ["filing", "reads"] });
});

it("rejects unknown options", () => {
  expect(() => readOptions(["--only", "filing,speed"])).toThrow('no part "speed"');
  expect(() => readOptions(["--fast"])).toThrow();
});
