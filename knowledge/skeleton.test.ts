import { expect, it } from "vitest";
import { skeletonOf } from "./skeleton.ts";

it.each([
  ["Il", "lI"],
  ["O0", "0O"],
  ["pаypal", "paypal"],
  ["ＡＤＭＩＮ", "ADMIN"],
  ["adrnin", "admin"],
])("%s looks like %s", (a, b) => {
  expect(skeletonOf(a)).toBe(skeletonOf(b));
});

it("tells other names apart", () => {
  expect(skeletonOf("apple")).not.toBe(skeletonOf("appie"));
});
