import fc from "fast-check";
import { expect, test } from "vitest";
import { diffLines } from "./diff.ts";

const textOf = (lines: ReturnType<typeof diffLines>, without: "ADDED" | "REMOVED") =>
  lines
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join("\n");

test("shows what was removed and added, and leaves the rest", () => {
  expect(diffLines("one\ntwo\nthree", "one\n2\nthree\nfour")).toEqual([
    { kind: "SAME", text: "one" },
    { kind: "REMOVED", text: "two" },
    { kind: "ADDED", text: "2" },
    { kind: "SAME", text: "three" },
    { kind: "ADDED", text: "four" },
  ]);
});

test("both texts can be read from it, and equal ones have no change", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", ""), { maxLength: 12 }).map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after);
      expect([textOf(lines, "ADDED"), textOf(lines, "REMOVED")]).toEqual([before, after]);
      expect(diffLines(before, before).every(({ kind }) => kind === "SAME")).toBe(true);
    }),
  );
});

test("two long texts that share nothing are replaced as a whole", () => {
  const long = (word: string) => Array.from({ length: 1_500 }, (_, n) => `${word} ${n}`).join("\n");
  const lines = diffLines(long("a"), long("b"));
  expect(lines).toHaveLength(3_000);
  expect(lines[0]?.kind).toBe("REMOVED");
});
