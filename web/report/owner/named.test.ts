import { expect, test } from "vitest";
import { named } from "./named.ts";

const NAMES = { name: "Name", phone: "Phone" };

test("what was entered goes by its name, in the order of the names", () => {
  expect(named({ phone: "1", name: "A" }, NAMES)).toEqual([
    ["Name", "A"],
    ["Phone", "1"],
  ]);
});

test("what was left empty is left out", () => {
  expect(named({ phone: "", name: "A" }, NAMES)).toEqual([["Name", "A"]]);
});

test("a field without a name of ours is not lost", () => {
  expect(named({ other: "x", name: "A" }, NAMES)).toEqual([
    ["Name", "A"],
    ["other", "x"],
  ]);
});
