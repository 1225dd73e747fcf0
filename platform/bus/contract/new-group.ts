// Where a new group begins.
import { describe, expect, test } from "vitest";
import type { StreamEvent } from "../../event-store/port.ts";
import { defineSubscription } from "../subscription.ts";
import { type BusWorld, handles, has, typesOf, until } from "./world.ts";

export function newGroupContract({ bus, place, reopen }: BusWorld): void {
  describe("a new group", () => {
    const join = (from: "beginning" | "now", seen: StreamEvent[]) =>
      bus().subscribe(
        defineSubscription({ group: "late", from, handles, handle: async (event) => void seen.push(event) }),
      );

    test("gets everything from the first event on, also after a restart", async () => {
      await place().emit("a-1", "A");
      await reopen();
      const seen: StreamEvent[] = [];
      await join("beginning", seen);
      await place().emit("a-1", "B");
      await until(has(seen, "B"));
      expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 B"]);
    });

    test("gets only what happens after it was first there, where it begins now", async () => {
      await place().emit("a-1", "A");
      await reopen();
      const seen: StreamEvent[] = [];
      const consumer = await join("now", seen);
      await until(() => expect(bus().groups()).toMatchObject([{ state: "live" }]));
      await consumer.stop();
      await place().emit("a-1", "B");
      await reopen();
      await join("now", seen);
      await until(has(seen, "B"));
      expect(typesOf(seen, "a-1")).toEqual(["1 B"]);
    });
  });
}
