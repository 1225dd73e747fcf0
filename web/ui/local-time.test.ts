import { expect, test } from "vitest";
import { instantOf, localTimeOf } from "./local-time.ts";

test("an instant survives the way through a field, to the minute", () => {
  const instant = new Date(2026, 2, 1, 9, 30).toISOString();
  expect(localTimeOf(instant)).toBe("2026-03-01T09:30");
  expect(instantOf(localTimeOf(instant))).toBe(instant);
});

test.each(["", "tomorrow", "2026-13-01T00:00"])("%j is no instant", (text) => {
  expect(instantOf(text)).toBeUndefined();
});

test("none is empty", () => {
  expect(localTimeOf(undefined)).toBe("");
});
