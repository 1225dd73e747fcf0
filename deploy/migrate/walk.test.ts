import type { NewEvent } from "@sb/platform/event-store/port.ts";
import { openTempEventStore } from "@sb/platform/event-store/testing/testing.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { expect, test } from "vitest";
import { walk } from "./walk.ts";

const AT = "2026-01-01T00:00:00.000Z";

function eventOf(data: unknown, others: Partial<NewEvent["meta"]> = {}): NewEvent {
  const eventId = uuidv7();
  return { type: "Noted", version: 1, data, meta: { eventId, correlationId: eventId, actor: "t", at: AT, ...others } };
}

const first = eventOf({ text: "first" });
const second = eventOf({ text: "second" });
type Written = readonly (readonly [stream: string, event: NewEvent])[];
const BOTH: Written = [
  ["note-1", first],
  ["note-2", second],
];

async function walked(source: Written, target: Written, positions: readonly string[] = []) {
  await using ours = await openTempEventStore();
  await using theirs = await openTempEventStore();
  for (const [stream, event] of source) await ours.eventStore.append(stream, [event], -1);
  for (const [stream, event] of target) await theirs.eventStore.append(stream, [event], -1);
  return await walk(ours.eventStore, theirs.eventStore, { isCopied: (stream) => stream !== "left-out", positions });
}

test("finds two logs the same, whatever the positions, and without what is not copied", async () => {
  const found = await walked(
    [
      ["note-1", first],
      ["left-out", eventOf({})],
      ["note-2", second],
    ],
    BOTH,
    ["0000000000000002"],
  );
  expect(found).toMatchObject({ end: "BOTH", same: 2, unlike: [] });
  expect([...found.translated]).toEqual([["0000000000000002", "0000000000000001"]]);
  expect(found.digest).toBe((await walked(BOTH, BOTH)).digest);
});

test.each([
  [
    "time",
    [
      ["note-1", first],
      ["note-2", { ...second, meta: { ...second.meta, at: "2026-01-02T00:00:00.000Z" } }],
    ],
    ["time", "content"],
  ],
  [
    "content",
    [
      ["note-1", first],
      ["note-2", { ...second, data: { text: "other" } }],
    ],
    ["content"],
  ],
  [
    "id",
    [
      ["note-1", first],
      ["note-2", eventOf(second.data)],
    ],
    ["id", "content"],
  ],
  [
    "stream",
    [
      ["note-1", first],
      ["note-3", second],
    ],
    ["order", "content"],
  ],
] as const)("tells that an event differs in its %s", async (_, target, unlike) => {
  expect(await walked(BOTH, target)).toMatchObject({ end: "DIFFERENT", same: 1, unlike });
});

test("tells that the order of the whole log differs", async () => {
  const found = await walked(BOTH, BOTH.toReversed());
  expect(found).toMatchObject({ end: "DIFFERENT", same: 0, unlike: ["order", "id", "content"] });
});

test("tells which of the two ends first, and translates only what is there", async () => {
  const short = BOTH.slice(0, 1);
  const last = "0000000000000002";
  expect(await walked(short, BOTH)).toMatchObject({ end: "SOURCE_ENDS", same: 1 });
  const found = await walked(BOTH, short, [last]);
  expect(found).toMatchObject({ end: "TARGET_ENDS", same: 1, at: { source: "0000000000000001" } });
  expect(found.translated.has(last)).toBe(false);
});
