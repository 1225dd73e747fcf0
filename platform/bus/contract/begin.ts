// Groups that come from another bus over a copy of the log.
import { describe, expect, test } from "vitest";
import type { StreamEvent } from "../../event-store/port.ts";
import type { GroupPlace } from "../group-place.ts";
import type { Paused } from "../inline/paused.ts";
import { defineSubscription } from "../subscription.ts";
import { type BusWorld, handles, has, typesOf, until } from "./world.ts";

export function beginContract({ bus, place, reopen, collect }: BusWorld): void {
  describe("groups that come from another bus", () => {
    const LOG = { id: "log", end: "" };
    const here = async (group: string, paused: readonly Paused[] = []): Promise<GroupPlace> => {
      const position = await place().eventStore.head();
      return { group, position, paused };
    };
    const pausedAt = async (group: string, stream: string, revision: number, through: number): Promise<Paused> => {
      const [event] = (await place().eventStore.readStream(stream, revision)).events;
      if (!event) throw new Error("there is no such event");
      const { type: eventType, meta } = event;
      return {
        group,
        stream,
        revision,
        through,
        eventId: meta.eventId,
        eventType,
        at: meta.at,
        failures: 3,
        cause: "AWAY",
        since: 1,
      };
    };

    test.each(["beginning", "now"] as const)(
      "go on behind their place, where a new one begins with the %s",
      async (from) => {
        await bus().attach({ ...LOG, end: await place().eventStore.head() });
        await place().emit("a-1", "A", "B");
        await bus().begin([await here("one")]);
        await place().emit("a-1", "C");
        await place().emit("a-2", "A");
        await reopen();
        const seen: StreamEvent[] = [];
        const handle = async (event: StreamEvent): Promise<void> => void seen.push(event);
        const consumer = await bus().subscribe(defineSubscription({ group: "one", from, handles, handle }));
        await until(() => expect(seen).toHaveLength(2));
        await consumer.stop();
        await reopen();
        await place().emit("a-1", "Y");
        await bus().subscribe(defineSubscription({ group: "one", from, handles, handle }));
        await until(has(seen, "Y"));
        expect([typesOf(seen, "a-1"), typesOf(seen, "a-2")]).toEqual([["2 C", "3 Y"], ["0 A"]]);
      },
    );

    test("go on with nothing delivered, where that is their place", async () => {
      await bus().begin([{ group: "one", position: "", paused: [] }]);
      await place().emit("a-1", "A", "B");
      const seen: StreamEvent[] = [];
      const handle = async (event: StreamEvent): Promise<void> => void seen.push(event);
      await bus().subscribe(defineSubscription({ group: "one", from: "now", handles, handle }));
      await until(() => expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 B"]));
    });

    test("bring along what they hold back, and deliver it in order", async () => {
      await place().emit("a-1", "A", "X", "B");
      await place().emit("a-2", "A");
      await bus().begin([await here("one", [await pausedAt("one", "a-1", 1, 2)])]);
      expect(await bus().paused()).toMatchObject([{ group: "one", stream: "a-1", eventType: "X", failures: 3 }]);
      await place().emit("a-1", "C");
      const seen: StreamEvent[] = [];
      await collect("one", seen);
      await until(has(seen, "C"));
      expect([typesOf(seen, "a-1"), typesOf(seen, "a-2")]).toEqual([["1 X", "2 B", "3 C"], []]);
      await until(async () => expect(await bus().paused()).toEqual([]));
    });

    test("are told of, may be brought twice, and nowhere else", async () => {
      await place().emit("a-1", "A", "B");
      const places = [await here("one"), await here("two", [await pausedAt("two", "a-1", 0, 1)])];
      await bus().begin(places);
      await bus().begin(places);
      await reopen();
      expect((await bus().places()).toSorted((a, b) => (a.group < b.group ? -1 : 1))).toEqual(places);
      const elsewhere = bus().begin([{ group: "one", position: "", paused: [] }]);
      await expect(elsewhere).rejects.toThrow("the group one has another place on this bus already");
    });

    test("are refused where the group was at work", async () => {
      const before = await here("one");
      await place().emit("a-1", "A");
      const seen: StreamEvent[] = [];
      const consumer = await collect("one", seen);
      await until(has(seen, "A"));
      await consumer.stop();
      await expect(bus().begin([before])).rejects.toThrow("the group one has another place on this bus already");
    });
  });
}
