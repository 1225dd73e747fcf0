import { expect, test } from "vitest";
import { createFindPassages } from "./highlight.ts";
import type { Mark } from "./plan.ts";

const marked = (text: string, ...marks: Mark[]): string =>
  createFindPassages(marks, [text])(text)
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
  expect(createFindPassages([], ["a"])("a")).toEqual([]);
  expect(createFindPassages([{ kind: "word", text: "b" }], ["a"])("a")).toEqual([]);
});

test("ends of words, initials across spaces, and syllables that begin so", () => {
  expect(marked("Kryptobetrug, Betrug, betrogen", { kind: "end", text: "betrug" })).toBe(
    "Krypto[betrug], [Betrug], betrogen",
  );
  expect(marked("회사 서버와 화상", { kind: "initials", text: "gttq" })).toBe("[회사 서버]와 화상");
  expect(marked("리딩방 리더", { kind: "gram", text: "리\u1103\u1175" })).toBe("[리딩]방 리더");
});

test("many marks are looked for as a few are", () => {
  const others = Array.from({ length: 40 }, (_, i): Mark => ({ kind: "word", text: `other${i}` }));
  expect(marked("Scam other3", ...others, { kind: "gram", text: "리\u1103" }, { kind: "word", text: "scam" })).toBe(
    "[Scam] [other3]",
  );
});
