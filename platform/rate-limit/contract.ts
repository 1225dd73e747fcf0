// The contract of every rate-limit adapter. An adapter's test calls `testRateLimitCounters` with a way to open it.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { RateLimitCounters } from "./port.ts";

/** So long that no window ends during a test. */
const LONG = 600_000;

export function testRateLimitCounters(name: string, open: () => Promise<RateLimitCounters>): void {
  describe(`rate-limit counters: ${name}`, () => {
    let counters: RateLimitCounters;
    beforeEach(async () => {
      counters = await open();
    });
    afterEach(() => counters.close());

    const countOf = async (key: string): Promise<number> => (await counters.hit(key, LONG)).count;

    test("counts each key for itself", async () => {
      expect([await countOf("a"), await countOf("a"), await countOf("b")]).toEqual([1, 2, 1]);
    });

    test("tells when the window ends, which further hits don't put off", async () => {
      const { endsInMs } = await counters.hit("a", LONG);
      expect(endsInMs).toBeLessThanOrEqual(LONG);
      expect(endsInMs).toBeGreaterThan(0);
      expect((await counters.hit("a", LONG * 2)).endsInMs).toBeLessThanOrEqual(endsInMs);
    });

    test("never lets a window go on for longer than it is long", async () => {
      await counters.hit("a", LONG);
      // As after a clock that was put back: the end lies further ahead than the window is long.
      const { count, endsInMs } = await counters.hit("a", LONG / 2);
      expect(count).toBe(2);
      expect(endsInMs).toBeLessThanOrEqual(LONG / 2);
    });

    test("counts hits that come at the same time once each", async () => {
      const hits = await Promise.all(Array.from({ length: 50 }, () => countOf("a")));
      expect(hits.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    });

    test("begins a new window once the last has ended", async () => {
      await countOf("other");
      await counters.hit("a", 1);
      // Hits of a window that still runs count up; the first of a new one is 1 again.
      await expect.poll(async () => (await counters.hit("a", 1)).count, { interval: 5 }).toBe(1);
      expect(await countOf("other")).toBe(2);
    });

    test("takes a hit back, but none that was not counted", async () => {
      await countOf("a");
      await countOf("a");
      await counters.takeBack("a");
      expect(await countOf("a")).toBe(2);
      await counters.takeBack("b");
      expect(await countOf("b")).toBe(1);
    });

    test("tells a key's count without counting", async () => {
      expect(await counters.count("a")).toBe(0);
      await countOf("a");
      await countOf("a");
      expect([await counters.count("a"), await counters.count("a"), await counters.count("b")]).toEqual([2, 2, 0]);
      await counters.hit("short", 1);
      await expect.poll(() => counters.count("short"), { interval: 5 }).toBe(0);
    });

    test("forgets a key, and only that one", async () => {
      await countOf("a");
      await countOf("b");
      await counters.forget("a");
      await counters.forget("never counted");
      expect([await countOf("a"), await countOf("b")]).toEqual([1, 2]);
    });

    test.each(["", "::1", "POST user/login 203.0.113.7", "한국어", "__proto__"])("takes %j as a key", async (key) => {
      expect([await countOf(key), await countOf(key)]).toEqual([1, 2]);
    });
  });
}
