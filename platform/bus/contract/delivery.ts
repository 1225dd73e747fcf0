// Delivery: which events reach which group, and in which order.
import { expect, test } from "vitest";
import type { StreamEvent } from "../../event-store/port.ts";
import { defineSubscription } from "../subscription.ts";
import { eventsOf } from "../testing/testing.ts";
import { type BusWorld, handles, has, typesOf, until } from "./world.ts";

export function deliveryContract({ bus, place, collect }: BusWorld): void {
  test("brings every event to every group, in order per stream", async () => {
    const [one, other]: [StreamEvent[], StreamEvent[]] = [[], []];
    await place().emit("a-1", "A", "B");
    await collect("one", one);
    await collect("other", other);
    await place().emit("a-2", "X", "Y");
    await place().emit("a-1", "C");
    for (const seen of [one, other]) {
      await until(() => expect(new Set(seen.map((event) => event.meta.eventId)).size).toBe(5));
      expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 B", "2 C"]);
      expect(typesOf(seen, "a-2")).toEqual(["0 X", "1 Y"]);
    }
  });

  test("brings whole events", async () => {
    const seen: StreamEvent[] = [];
    await collect("one", seen);
    await place().emit("a-1", "A");
    await until(has(seen, "A"));
    expect(seen[0]).toMatchObject({ stream: "a-1", revision: 0, type: "A", version: 1, data: { type: "A" } });
    expect(seen[0]?.meta.eventId).toMatch(/\S/);
  });

  test("passes over what a group does not handle", async () => {
    const handled: string[] = [];
    const handle = async ({ type }: StreamEvent): Promise<void> => void handled.push(type);
    await bus().subscribe(defineSubscription({ group: "one", handles: eventsOf("B", "C"), handle }));
    await place().emit("a-1", "A", "B", "X", "C");
    await until(() => expect(handled).toContain("C"));
    expect(new Set(handled)).toEqual(new Set(["B", "C"]));
  });

  test("never brings an event of a stream that does not travel, or of a type that is not handled", async () => {
    const brought: string[] = [];
    const deliver = async ({ stream, type }: StreamEvent): Promise<void> => void brought.push(`${stream} ${type}`);
    await bus().subscribe({ group: "one", handles: eventsOf("A", "C"), deliver });
    await place().emit("key-report-1", "A");
    await place().emit("a-1", "A", "B");
    await place().emit("key-report-2", "A");
    await place().emit("a-1", "C");
    await until(() => expect(brought).toContain("a-1 C"));
    expect(new Set(brought)).toEqual(new Set(["a-1 A", "a-1 C"]));
  });

  test("brings what a group takes together in order per stream, and one by one where that is rejected", async () => {
    const seen: StreamEvent[] = [];
    await place().emit("a-1", "A", "B", "C");
    await place().emit("a-2", "X", "Y");
    await bus().subscribe({
      ...{ group: "one", handles },
      deliver: async (event) => void seen.push(event),
      async deliverAll(events) {
        if (events.some(({ type }) => type === "X")) throw new Error("not together");
        seen.push(...events);
      },
    });
    await place().emit("a-3", "A");
    await until(() => expect(new Set(seen.map((event) => event.meta.eventId)).size).toBe(6));
    expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 B", "2 C"]);
    expect(typesOf(seen, "a-2")).toEqual(["0 X", "1 Y"]);
  });

  test("does not hold one group up for another", async () => {
    const seen: StreamEvent[] = [];
    let tries = 0;
    const handle = async (): Promise<void> => {
      tries += 1;
      throw new Error("never");
    };
    await bus().subscribe(defineSubscription({ group: "failing", handles, handle }));
    await collect("sound", seen);
    await place().emit("a-1", "A", "B");
    await until(has(seen, "B"));
    await until(() => expect(tries).toBeGreaterThan(2));
  });
}
