import { expect, test } from "vitest";
import { testRateLimitCounters } from "./contract.ts";
import { openMemory } from "./memory.ts";
import { openRateLimitCounters } from "./open.ts";

testRateLimitCounters("memory", () => openRateLimitCounters("memory:", ""));

test("a window ends at its time, not before", async () => {
  let now = 1_000;
  const counters = openMemory({ now: () => now });
  await counters.hit("a", 60);
  now = 1_059;
  expect(await counters.hit("a", 60)).toEqual({ count: 2, endsInMs: 1 });
  now = 1_060;
  expect(await counters.hit("a", 60)).toEqual({ count: 1, endsInMs: 60 });
});

test("over the limit, the oldest windows are evicted", async () => {
  const counters = openMemory({ limit: 2 });
  for (const key of ["a", "b", "c"]) await counters.hit(key, 60_000);
  expect((await counters.hit("c", 60_000)).count).toBe(2);
  expect((await counters.hit("b", 60_000)).count).toBe(2);
  expect((await counters.hit("a", 60_000)).count).toBe(1);
});

test("rejects a URL of another kind", async () => {
  await expect(openRateLimitCounters("mysql://key:secret@host", "")).rejects.toThrow(/mysql:$/);
});
