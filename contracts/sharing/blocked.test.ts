import { expect, it } from "vitest";
import { isBlocked } from "./blocked.ts";
import type { TargetDoc, TargetEntry } from "./model.ts";

const target = (entries: readonly Partial<TargetEntry>[], changes: Partial<TargetDoc> = {}): TargetDoc => ({
  target: { declareType: "SITE", addressKey: "evil.example" },
  added: 1,
  entries: entries.map((entry, at) => ({ dclrSeq: at + 1, by: `person-${at}`, weight: 1, ...entry })),
  more: 0,
  ...changes,
});

it.each([
  ["one established person", [{}], false],
  ["two of them", [{}, {}], true],
  ["one who reports twice", [{ by: "a" }, { by: "a" }], false],
  ["seven new accounts", Array(7).fill({ weight: 0.25 }), false],
  ["eight new accounts", Array(8).fill({ weight: 0.25 }), true],
  ["many, one of whose reports is disputed", [{}, {}, { disputed: true } as const, {}], false],
])("%s: %#", (_who, entries, blocked) => {
  expect(isBlocked(target(entries))).toBe(blocked);
});

it("never blocks what was cleared", () => {
  expect(isBlocked(target([{}, {}, {}], { cleared: true }))).toBe(false);
});

it("counts a person's first report, however the entries are sorted", () => {
  const entries = [
    { by: "a", dclrSeq: 9, weight: 1 },
    { by: "a", dclrSeq: 3, weight: 0.25 },
    { by: "b", dclrSeq: 5, weight: 1 },
  ];
  expect(isBlocked(target(entries))).toBe(false);
});
