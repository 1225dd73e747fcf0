import { register } from "prom-client";
import { expect, it } from "vitest";
import { openTempEventStore } from "../event-store/testing/testing.ts";
import { countEvents } from "./count-events.ts";

const meta = { correlationId: "c-1", actor: "u-1", at: "2026-05-01T12:00:00.000Z" };
const event = (type: string) => ({ type, version: 1, data: {}, meta: { ...meta, eventId: crypto.randomUUID() } });
const valuesOf = async (name: string) => (await register.getSingleMetric(name)?.get())?.values;

it("counts what was appended, and not what was refused", async () => {
  await using temp = await openTempEventStore();
  const store = countEvents(temp.eventStore, [
    { name: "sb_things_done_total", help: "Things.", events: ["ThingDone", "ThingRedone"] },
  ]);
  await store.append("thing-1", [event("ThingDone"), event("ThingSeen")], -1);
  await store.appendInOrder([{ stream: "thing-2", events: [event("ThingRedone")], expected: -1 }]);
  await expect(store.append("thing-1", [event("ThingDone")], -1)).rejects.toThrow();
  expect(await valuesOf("sb_things_done_total")).toMatchObject([{ value: 2 }]);
  expect(await valuesOf("sb_events_total")).toEqual(
    expect.arrayContaining([
      { labels: { type: "ThingDone" }, value: 1 },
      { labels: { type: "ThingSeen" }, value: 1 },
    ]),
  );
});
