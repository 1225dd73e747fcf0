import { beforeEach, expect, test } from "vitest";
import { forgetStale, isStale, noteStale } from "./stale.ts";

beforeEach(forgetStale);

test("one stale response marks the page as stale until the same route responds without the header", () => {
  noteStale("GET home/main", "report@1");
  noteStale("GET terms", null);
  expect(isStale()).toBe(true);
  noteStale("GET home/main", null);
  expect(isStale()).toBe(false);
});

test("navigation resets it", () => {
  noteStale("GET home/main", "report@1, report-index@1");
  forgetStale();
  expect(isStale()).toBe(false);
});
