import { expect, test } from "vitest";
import { isTriedAgain } from "./receivers.ts";

const NOW = Date.parse("2026-11-26T12:00:00.000Z");
const WAITS = [5_000, 300_000];
const failed = (ago: number) => ({ failedAt: new Date(NOW - ago).toISOString() });

test.each([
  ["never failed", {}, false],
  ["failed just now", failed(0), true],
  ["failed longer ago than any wait", failed(400_000), false],
  ["failed in two days: the clock was put back since", failed(-172_800_000), false],
])("a webhook that %s", (_name, webhook, expected) => {
  expect(isTriedAgain(webhook, WAITS, NOW)).toBe(expected);
});
