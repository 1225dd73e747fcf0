import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { excerpt, type Range, segments, tidy } from "./passages.ts";

const anyRange = fc.tuple(fc.integer({ min: -5, max: 80 }), fc.integer({ min: -5, max: 80 }));
const shown = (text: string, ranges: readonly Range[]) =>
  segments(text, ranges)
    .map((segment) => (segment.marked ? `[${segment.text}]` : segment.text))
    .join("");

describe("segments", () => {
  test("mark the matches", () => {
    expect(shown("fake airdrop wallet", [[5, 12]])).toBe("fake [airdrop] wallet");
  });

  test("accept unordered, overlapping and adjacent ranges", () => {
    expect(
      shown("abcdefgh", [
        [5, 7],
        [0, 2],
        [1, 3],
        [3, 4],
      ]),
    ).toBe("[abcd]e[fg]h");
  });

  test("clip ranges at the end of the text", () => {
    expect(
      shown("abc", [
        [-2, 1],
        [2, 99],
        [50, 60],
      ]),
    ).toBe("[a]b[c]");
  });

  test("hold whole characters, also where a range ends within one", () => {
    expect(shown("a👛b👛", [[2, 3]])).toBe("a[👛]b👛");
    expect(shown("a👛b👛", [[0, 2]])).toBe("[a👛]b👛");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), fc.array(anyRange), (text, ranges) => {
        expect(segments(text, ranges).every((segment) => segment.text.isWellFormed())).toBe(true);
      }),
    );
  });

  test("join to the original text, whatever the ranges", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.array(anyRange), (text, ranges) => {
        const cut = segments(text, ranges);
        expect(cut.map((segment) => segment.text).join("")).toBe(text);
        expect(
          cut.every((segment) => segment.text === text.slice(segment.start, segment.start + segment.text.length)),
        ).toBe(true);
      }),
    );
  });
});

test("normalized ranges neither touch nor overlap", () => {
  fc.assert(
    fc.property(fc.array(anyRange), (ranges) => {
      const tidied = tidy("a".repeat(60), ranges);
      expect(tidied.every(([start, end], n) => start < end && end < (tidied[n + 1]?.[0] ?? 61))).toBe(true);
    }),
  );
});

describe("an excerpt", () => {
  const long = `${"a".repeat(300)}needle${"b".repeat(300)}`;

  test("of a short text is the whole text", () => {
    expect(excerpt("short", [[0, 5]], 100)).toEqual({ text: "short", ranges: [[0, 5]] });
  });

  test("starts at the beginning without a match", () => {
    expect(excerpt(long, [], 20).text).toBe(`${"a".repeat(20)}…`);
  });

  test("contains the first match, highlighted", () => {
    const { text, ranges } = excerpt(long, [[300, 306]], 100);
    expect(shown(text, ranges)).toBe(`…${"a".repeat(24)}[needle]${"b".repeat(70)}…`);
  });

  test("is not cut short when the match is at the end", () => {
    const { text, ranges } = excerpt(`${"a".repeat(300)}needle`, [[300, 306]], 100);
    expect(shown(text, ranges)).toBe(`…${"a".repeat(94)}[needle]`);
  });

  test("never splits a surrogate pair", () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 60 }), fc.integer({ min: 0, max: 190 }), (chars, at) => {
        expect(excerpt("👛".repeat(100), [[at, at + 2]], chars).text.isWellFormed()).toBe(true);
      }),
    );
  });
});
