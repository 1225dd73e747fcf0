import { APPEND_BYTES, bodiesOf } from "@sb/platform/event-store/bodies.ts";
import type { StoredEvent } from "@sb/platform/event-store/port.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { expect, test } from "vitest";
import { appendsOf } from "./copy-events.ts";
import { howFar } from "./row.ts";

function storedAt(stream: string, revision: number, text = ""): StoredEvent {
  const eventId = uuidv7();
  const meta = { eventId, correlationId: eventId, actor: "t", at: "2026-01-01T00:00:00.000Z" };
  return { stream, revision, position: "", type: "Noted", version: 1, data: { text }, meta };
}

test("neighbours of one stream share an append, and no order changes", () => {
  const events = [storedAt("a", 4), storedAt("a", 5), storedAt("b", 0), storedAt("a", 6)];
  const appends = appendsOf(events);
  expect(appends.map(({ stream, expected, events: { length } }) => [stream, expected, length])).toEqual([
    ["a", 3, 2],
    ["b", -1, 1],
    ["a", 5, 1],
  ]);
  expect(appends.flatMap((append) => append.events)).toEqual(events);
});

test("no append is larger than a store takes, also where every character takes three bytes", () => {
  const events = Array.from({ length: 9 }, (_, revision) => storedAt("a", revision, "가".repeat(60_000)));
  const appends = appendsOf([...events, storedAt("a", 9, "x".repeat(APPEND_BYTES - 1_000))]);
  expect(appends.map(({ events: { length } }) => length)).toEqual([4, 4, 1, 1]);
  for (const append of appends) expect(bodiesOf(append.events)).toHaveLength(append.events.length);
});

test("progress tells how many of all there are, and how long the rest takes at the speed so far", () => {
  expect(howFar(12_000, 107_000, "events", 2)).toBe("12,000 of 107,000 events, about 16 s left");
  expect(howFar(60_000, 1_060_000, "events", 10, 10_000)).toBe("60,000 of 1,060,000 events, about 4 min left");
  expect(howFar(0, 107_000, "events", 1)).toBe("0 of 107,000 events");
});
