// One group in several processes: one of them is at work.
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { StreamEvent } from "../../event-store/port.ts";
import { defineSubscription } from "../subscription.ts";
import { type BusWorld, type GroupProcess, handles, has, typesOf, until } from "./world.ts";

export function processesContract({ bus, place, collect }: BusWorld): void {
  describe("one group in several processes", () => {
    test("gets everything, in order per stream, when the one at work is killed", async () => {
      const streams = ["a-1", "a-2", "a-3"];
      const emitAll = async (times: number) => {
        for (let at = 0; at < times; at += 1) for (const stream of streams) await place().emit(stream, "A");
      };
      const processes = [await place().startProcess("one"), await place().startProcess("one")];
      await emitAll(10);
      const atWork = () => processes.find((process) => process.delivered().length >= 5);
      await until(() => expect(atWork()).toBeDefined());
      const emitting = emitAll(10);
      await atWork()?.kill();
      await emitting;
      const all = streams.flatMap((stream) => Array.from({ length: 20 }, (_, revision) => `${stream} ${revision}`));
      await until(() => expect(new Set(processes.flatMap((each) => each.delivered()))).toEqual(new Set(all)));
      for (const process of processes) {
        for (const stream of streams)
          expect(revisionsIn(process, stream)).toEqual(revisionsIn(process, stream).toSorted((a, b) => a - b));
        await process.kill();
      }
    });

    test("brings an event to one of them, however slow its handler is", async () => {
      const other = await place().open();
      let running = 0;
      const handled: string[] = [];
      const overlaps: number[] = [];
      const handle = async ({ type }: StreamEvent): Promise<void> => {
        overlaps.push(running);
        running += 1;
        // Longer than a process may be silent: the time itself is what is tried here.
        if (type === "A") await delay(3 * (place().sessionMs ?? 200));
        running -= 1;
        handled.push(type);
      };
      for (const each of [bus(), other]) await each.subscribe(defineSubscription({ group: "one", handles, handle }));
      await place().emit("a-1", "A", "B");
      await until(() => expect(handled).toContain("B"));
      expect(handled).toEqual(["A", "B"]);
      expect(overlaps).toEqual([0, 0]);
      await other.close();
    });

    test("waits for the one that has it, and goes on when that stops", async () => {
      const seen: StreamEvent[] = [];
      const consumer = await collect("one", seen);
      await until(() => expect(bus().groups()).toMatchObject([{ state: "live" }]));
      const other = await place().open();
      const later: StreamEvent[] = [];
      await other.subscribe(
        defineSubscription({ group: "one", handles, handle: async (event) => void later.push(event) }),
      );
      await place().emit("a-1", "A");
      await until(has(seen, "A"));
      expect(other.groups()).toMatchObject([{ state: "standby" }]);
      await consumer.stop();
      await place().emit("a-1", "B");
      await until(has(later, "B"));
      expect(typesOf(later, "a-1")).toEqual(["1 B"]);
      await other.close();
    });
  });
}

const revisionsIn = (process: GroupProcess, stream: string): readonly number[] =>
  process
    .delivered()
    .map((line) => line.split(" "))
    .flatMap(([of, revision]) => (of === stream ? [Number(revision)] : []));
