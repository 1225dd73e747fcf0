import { expect, test } from "vitest";
import { createFindPassages } from "./highlight.ts";
import type { Mark } from "./plan.ts";

const marked = (text: string, ...marks: Mark[]): string =>
  createFindPassages(marks)(text)
    .toReversed()
    .reduce((shown, [start, end]) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`, text);

test("whole words", () => {
  expect(marked("Scam, scammer and SCAM", { kind: "word", text: "scam" })).toBe("[Scam], scammer and [SCAM]");
});

test("prefixes of words", () => {
  expect(marked("Scam scammer ascam", { kind: "prefix", text: "scamm" })).toBe("Scam [scamm]er ascam");
});

test("characters anywhere, merged where they touch", () => {
  const marks: Mark[] = ["보이", "이스", "스피"].map((text) => ({ kind: "gram", text }));
  expect(marked("전화 보이스피싱과 이스", ...marks)).toBe("전화 [보이스피]싱과 [이스]");
});

test("the longest of several matches of all kinds", () => {
  expect(
    marked("evil-example.com evil", { kind: "word", text: "evil" }, { kind: "prefix", text: "evil-example.com" }),
  ).toBe("[evil-example.com] [evil]");
});

test("highlights the original spelling", () => {
  expect(marked("die große Straße", { kind: "word", text: "strasse" })).toBe("die große [Straße]");
  expect(marked("a\u200bb c", { kind: "word", text: "ab" })).toBe("[a\u200bb] c");
});

test("regular expression characters are literal", () => {
  expect(marked("a.b a+b axb", { kind: "word", text: "a.b" })).toBe("[a.b] a+b axb");
});

test("no match", () => {
  expect(createFindPassages([])("a")).toEqual([]);
  expect(createFindPassages([{ kind: "word", text: "b" }])("a")).toEqual([]);
});
