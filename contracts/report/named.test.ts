import { expect, test } from "vitest";
import { named } from "./named.ts";

const NAMES = { name: "Name", phone: "Phone" };

test("values get their labels, in the order of the labels", () => {
  expect(named({ phone: "1", name: "A" }, NAMES)).toEqual([
    ["Name", "A"],
    ["Phone", "1"],
  ]);
});

test("empty values are omitted", () => {
  expect(named({ phone: "", name: "A" }, NAMES)).toEqual([["Name", "A"]]);
});

test("a field without a label is kept", () => {
  expect(named({ other: "x", name: "A" }, NAMES)).toEqual([
    ["Name", "A"],
    ["other", "x"],
  ]);
});
