import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { TEXTS } from "./for-tests.ts";
import { leavesOf } from "./leaves.ts";

const OWN = new URL("../theme/fonts.css", import.meta.url);
const [, subsets = ""] = /@import "([^"]+)"/.exec(readFileSync(OWN, "utf8")) ?? [];
const faces = [createRequire(import.meta.url).resolve(subsets), OWN]
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

const ranges = [...faces.matchAll(/unicode-range:([^;]+);/g)].flatMap(([, list = ""]) =>
  list.split(",").map((range) => {
    const [from = "", to = from] = range.trim().slice("U+".length).split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  }),
);
const isInFont = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => code >= from && code <= to);
};

test.each([
  ["German", TEXTS.de],
  ["English", TEXTS.en],
])("the font has every letter of the %s texts", (_language, texts) => {
  const letters = new Set([...leavesOf(texts).values()].join("").match(/\p{Letter}/gu));
  expect([...letters].filter((letter) => !isInFont(letter))).toEqual([]);
});
