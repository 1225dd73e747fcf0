import { expect, test } from "vitest";
import { isTooMany, targetsIn } from "./targets.ts";

test.each([
  ["ADDRESS", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"],
  ["ADDRESS", "0xdAC17F958D2ee523a2206206994597C13D831ec7"],
  ["ADDRESS", "9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin"],
  ["TRANSACTION", `0x${"ab".repeat(32)}`],
  ["TRANSACTION", "AB".repeat(32)],
  ["TRANSACTION", "5".repeat(88)],
  ["SITE", "https://fake-exchange.example/login?a=1"],
  ["SITE", "fake-exchange.example"],
  ["SITE", "가짜거래소.한국/입금"],
] as const)("%s: %s", (kind, value) => {
  expect(targetsIn(value)).toEqual([{ kind, value }]);
});

test("lines, blanks and commas separate; the same is taken once", () => {
  expect(targetsIn("  a.example,\n\nbbb  a.example;\tccc ").map(({ value }) => value)).toEqual([
    "a.example",
    "bbb",
    "ccc",
  ]);
  expect(targetsIn(" \n ")).toEqual([]);
});

test("ten are enough", () => {
  const many = (count: number) => targetsIn(Array.from({ length: count }, (_, at) => `w${at}`).join("\n"));
  expect(isTooMany(many(10))).toBe(false);
  expect(isTooMany(many(11))).toBe(true);
});
