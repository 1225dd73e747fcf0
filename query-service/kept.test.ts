import { expect, it } from "vitest";
import { keptWhile } from "./kept.ts";

it("keeps what belongs to a state for as long as that is asked for", () => {
  const keptOf = keptWhile<number>(10);
  keptOf("1").keep("a", 7, 1);
  expect(keptOf("1").find("a")).toBe(7);
  expect(keptOf("1").find("b")).toBeUndefined();
  expect(keptOf("2").find("a")).toBeUndefined();
  expect(keptOf("1").find("a")).toBeUndefined();
});

it("never finds what was kept too late", () => {
  const keptOf = keptWhile<number>(10);
  const late = keptOf("1");
  keptOf("2");
  late.keep("a", 7, 1);
  expect([keptOf("2").find("a"), keptOf("1").find("a")]).toEqual([undefined, undefined]);
});

it("keeps no more than its limit", () => {
  const kept = keptWhile<number>(10)("1");
  kept.keep("a", 1, 6);
  kept.keep("b", 2, 4);
  expect([kept.find("a"), kept.find("b")]).toEqual([1, 2]);
  kept.keep("c", 3, 1);
  expect([kept.find("a"), kept.find("b"), kept.find("c")]).toEqual([undefined, undefined, 3]);
});
