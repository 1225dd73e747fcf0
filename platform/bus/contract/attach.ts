// The same log, one that lost events, and another one.
import { describe, expect, test } from "vitest";
import type { StreamEvent } from "../../event-store/port.ts";
import { type BusWorld, has, typesOf, until } from "./world.ts";

export function attachContract({ bus, place, collect, reopen }: BusWorld): void {
  describe("attached to a log", () => {
    const LOG = { id: "log", end: "0000000000000003" };
    const deliverThree = async () => {
      const seen: StreamEvent[] = [];
      await bus().attach(LOG);
      await collect("one", seen);
      await place().emit("a-1", "A", "B", "C");
      await until(has(seen, "C"));
      await reopen();
    };
    const deliveredOf = async (stream: string, last: string) => {
      const seen: StreamEvent[] = [];
      await collect("one", seen);
      await place().emit("a-2", "X", last);
      await until(has(seen, last));
      return typesOf(seen, stream);
    };

    test("goes on where a group stopped if the log is the same", async () => {
      await deliverThree();
      expect(await bus().attach(LOG)).toEqual([]);
      expect(await deliveredOf("a-1", "Y")).toEqual([]);
    });

    test("goes on at the end of a log that lost events", async () => {
      await deliverThree();
      const lost = { ...LOG, end: "0000000000000001" };
      expect(await bus().attach(lost)).toMatchObject([{ name: "one", reason: "BEYOND_END", at: LOG.end }]);
      expect(await deliveredOf("a-1", "Y")).toEqual(["1 B", "2 C"]);
    });

    test("begins anew with another log", async () => {
      await deliverThree();
      expect(await bus().attach({ ...LOG, id: "another" })).toMatchObject([{ name: "one", reason: "OTHER_LOG" }]);
      expect(await deliveredOf("a-1", "Y")).toEqual(["0 A", "1 B", "2 C"]);
    });
  });
}
