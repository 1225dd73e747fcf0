import { beforeEach, expect, test } from "vitest";
import { forgetStale, isStale, noteStale } from "./stale.ts";

beforeEach(forgetStale);

test("one stale answer is enough, until the same route answers in full", () => {
  noteStale("GET home/main", "report@1");
  noteStale("GET terms", null);
  expect(isStale()).toBe(true);
  noteStale("GET home/main", null);
  expect(isStale()).toBe(false);
});

test("another page begins anew", () => {
  noteStale("GET home/main", "report@1, report-index@1");
  forgetStale();
  expect(isStale()).toBe(false);
});
