import { expect, it } from "vitest";
import { instancesFor, mostWrites } from "./capacity.ts";
import { type SlotOptions, simulateSlots } from "./slots.ts";

const options: SlotOptions = {
  slots: 1,
  eventsPerSecond: 100,
  seconds: 20,
  perBatchMs: 2,
  perEventMs: 1,
  perPassedMs: 0,
  batch: 500,
  random: Math.random,
};

it("takes no less than the work itself, and waits longer the busier it is", () => {
  const idle = simulateSlots({ ...options, eventsPerSecond: 1 });
  expect(idle.p50).toBeCloseTo(3, 5);
  const busy = simulateSlots({ ...options, eventsPerSecond: 900 });
  expect(busy.p50).toBeGreaterThan(idle.p50);
  expect(simulateSlots({ ...options, eventsPerSecond: 2_000 }).behindMs).toBeGreaterThan(1_000);
});

it("does with several slots what one can't", () => {
  const many = simulateSlots({ ...options, eventsPerSecond: 2_000, slots: 8 });
  expect(many.behindMs).toBeLessThan(100);
  expect(many.p99).toBeLessThan(1_000);
});

it("counts instances so that none is too busy, and finds what can't be multiplied", () => {
  const parts = [
    { name: "a", perSecond: 100, perWrite: 1, perRead: 0, from: "measured here" as const },
    { name: "b", perSecond: 100, perWrite: 2, perRead: 0, most: 1, from: "measured here" as const },
  ];
  expect(instancesFor(70, 0, parts)).toEqual([
    { name: "a", units: 70, instances: 1, fits: true },
    { name: "b", units: 140, instances: 2, fits: false },
  ]);
  expect(mostWrites(parts)).toEqual({ part: "b", writes: 35 });
});
