import { createHmac } from "node:crypto";
import type { Viewed } from "@sb/contracts/views/events.ts";
import { openMemory } from "@sb/platform/rate-limit/memory.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CounterDeps, createViewCounter } from "./counter.ts";
import type { CountViews } from "./rules/decider.ts";

const NEWS: Viewed = { kind: "NEWS", seq: 7 };
const NOTICE: Viewed = { kind: "NOTICE", seq: 7 };
const HIDDEN: Viewed = { kind: "NEWS", seq: 404 };

let written: { stream: string; views: readonly object[] }[];
let fails: boolean;
let keys: string[];
let counter: ReturnType<typeof createViewCounter>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-03-01T23:00:00.000Z") });
  [written, fails, keys] = [[], false, []];
  const visitors = openMemory();
  counter = createViewCounter({
    visitors: {
      hit: (key, windowMs) => {
        keys.push(key);
        return visitors.hit(key, windowMs);
      },
    },
    vault: { mac: (purpose, text) => createHmac("sha256", purpose).update(text).digest("base64url") },
    clock: () => new Date().toISOString(),
    onlyShown: async (viewed) => viewed.filter(({ seq }) => seq !== HIDDEN.seq),
    handle: (async (_: unknown, stream: string, { views }: CountViews) => {
      if (fails) throw new Error("the disk is full");
      written.push({ stream, views });
    }) as unknown as CounterDeps["handle"],
    log: { warn: () => undefined },
  });
});
afterEach(() => vi.useRealTimers());

test("a visitor counts once a day for each thing, and again the day after", async () => {
  for (const visitor of ["a", "a", "b"]) await counter.countView(NEWS, visitor);
  await counter.countView(NOTICE, "a");
  await counter.flush();
  expect(written).toEqual([
    {
      stream: "views-2026-03-01",
      views: [
        { ...NEWS, count: 2 },
        { ...NOTICE, count: 1 },
      ],
    },
  ]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  await counter.countView(NEWS, "a");
  await counter.flush();
  expect(written[1]).toEqual({ stream: "views-2026-03-02", views: [{ ...NEWS, count: 1 }] });
});

test("writes the first view at once, then once a minute whatever comes", async () => {
  await counter.countView(NEWS, "0");
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toHaveLength(1);
  for (let at = 1; at <= 100; at += 1) await counter.countView(NEWS, String(at));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(written).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written[1]?.views).toEqual([{ ...NEWS, count: 100 }]);
});

test("goes on once a minute where the clock was put back two days", async () => {
  await counter.countView(NEWS, "0");
  await vi.advanceTimersByTimeAsync(1);
  vi.setSystemTime(Date.now() - 2 * 86_400_000);
  await counter.countView(NEWS, "1");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written.map(({ stream }) => stream)).toEqual(["views-2026-03-01", "views-2026-02-27"]);
});

test("what can't be written is written later, and nothing twice", async () => {
  fails = true;
  await counter.countView(NEWS, "a");
  await counter.flush();
  fails = false;
  await counter.countView(NEWS, "b");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written.map(({ views }) => views)).toEqual([[{ ...NEWS, count: 2 }]]);
});

test("what nobody can look at is not counted, nor written down", async () => {
  await counter.countView(HIDDEN, "a");
  await counter.close();
  expect(written).toEqual([]);
});

test("visitors are remembered by keyed hashes only", async () => {
  await counter.countView(NEWS, "203.0.113.7 Mozilla");
  expect(keys.join()).not.toMatch(/203|Mozilla|NEWS/);
});

test("of made-up numbers no more than 10,000 wait, and an event holds 500", async () => {
  for (let seq = 0; seq < 10_100; seq += 1) await counter.countView({ kind: "NEWS", seq }, "a");
  await counter.close();
  expect(written.map(({ views }) => views.length)).toEqual([499, ...Array.from({ length: 19 }, () => 500)]);
});
