import { expect, test } from "vitest";
import { piecesOf } from "./text-pieces.ts";

test("a text is cut at its mentions", () => {
  const mentions = [
    { start: 0, end: 8, adrs: "evil.com" },
    { start: 13, end: 21, adrs: "evil.net" },
  ];
  expect(piecesOf("evil.com and evil.net.", mentions)).toEqual([
    { start: 0, text: "evil.com", adrs: "evil.com" },
    { start: 8, text: " and " },
    { start: 13, text: "evil.net", adrs: "evil.net" },
    { start: 21, text: "." },
  ]);
});

test("a text without any is one piece, and no text is none", () => {
  expect(piecesOf("nothing here", [])).toEqual([{ start: 0, text: "nothing here" }]);
  expect(piecesOf("", [])).toEqual([]);
});
