// An event that keeps failing holds back its own stream, until it succeeds or an operator skips it.
import { beforeEach, describe, expect, test } from "vitest";
import type { StreamEvent } from "../../event-store/port.ts";
import { SKIP_REASON_CHARS } from "../port.ts";
import { defineSubscription } from "../subscription.ts";
import { type BusWorld, handles, typesOf, until } from "./world.ts";

export function pausedContract({ bus, place, reopen }: BusWorld): void {
  describe("an event that fails", () => {
    const failing = { isRepaired: false, tries: 0 };
    const seen: StreamEvent[] = [];
    const handle = async (event: StreamEvent): Promise<void> => {
      if (event.type === "X" && !failing.isRepaired) {
        failing.tries += 1;
        throw Object.assign(new Error("this test fails it: the words of a victim"), { code: "NOT_READY" });
      }
      seen.push(event);
    };
    const held = async () =>
      (await bus().paused()).map(({ group, stream, eventType }) => `${group} ${stream} ${eventType}`);
    beforeEach(async () => {
      Object.assign(failing, { isRepaired: false, tries: 0 });
      seen.length = 0;
      await bus().subscribe(defineSubscription({ group: "one", handles, handle }));
      await place().emit("a-1", "A", "X", "B");
      await place().emit("a-2", "A", "B");
      await until(() => expect(typesOf(seen, "a-2")).toEqual(["0 A", "1 B"]));
    });

    test("holds its own stream back and no other, says so, and is tried on", async () => {
      await until(() => expect(failing.tries).toBeGreaterThan(3));
      expect(typesOf(seen, "a-1")).toEqual(["0 A"]);
      await until(async () => expect(await held()).toEqual(["one a-1 X"]));
      const [health] = bus().groups();
      expect(health).toMatchObject({ group: "one", state: "holding", held: 1 });
      expect((await bus().paused()).map(({ cause }) => cause)).toEqual(["NOT_READY: this test fails it"]);
      expect(health?.lag).toBeGreaterThan(0);
      await place().emit("a-1", "C");
      await place().emit("a-2", "C");
      await until(() => expect(typesOf(seen, "a-2")).toEqual(["0 A", "1 B", "2 C"]));
      expect(typesOf(seen, "a-1")).toEqual(["0 A"]);
      failing.isRepaired = true;
      await until(() => expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 X", "2 B", "3 C"]));
      await until(async () => expect(await held()).toEqual([]));
      await until(() => expect(bus().groups()).toEqual([{ group: "one", state: "live", held: 0, lag: 0 }]));
    });

    test("is still held back after a restart, and then goes on in order", async () => {
      await until(async () => expect(await held()).toEqual(["one a-1 X"]));
      await reopen();
      expect(await held()).toEqual(["one a-1 X"]);
      failing.isRepaired = true;
      await bus().subscribe(defineSubscription({ group: "one", handles, handle }));
      await until(() => expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 X", "2 B"]));
    });

    test("is left out once an operator skips it, and that is recorded", async () => {
      await until(async () => expect(await held()).toEqual(["one a-1 X"]));
      const [{ eventId = "" } = {}] = await bus().paused();
      const operator = await place().open();
      expect(await operator.skip({ group: "one", eventId, reason: "the agency has it already" })).toBe(true);
      await until(() => expect(typesOf(seen, "a-1")).toEqual(["0 A", "2 B"]));
      await until(async () => expect(await operator.paused()).toEqual([]));
      expect(await operator.skip({ group: "one", eventId, reason: "again" })).toBe(false);
      const recorded = { group: "one", eventId, eventType: "X", stream: "a-1", reason: "the agency has it already" };
      expect(await operator.skipped("one")).toEqual([
        { ...recorded, by: "system:operator", at: expect.stringMatching(/Z$/) },
      ]);
      expect(await operator.skipped("other")).toEqual([]);
      await operator.close();
    });

    /** Skips X, and answers with its id once its stream has gone on. */
    const skipX = async (by?: string): Promise<string> => {
      await until(async () => expect(await held()).toEqual(["one a-1 X"]));
      const [{ eventId = "" } = {}] = await bus().paused();
      await bus().skip({ group: "one", eventId, reason: "not by this release", ...(by !== undefined && { by }) });
      await until(async () => expect(await held()).toEqual([]));
      await until(() => expect(typesOf(seen, "a-1")).toEqual(["0 A", "2 B"]));
      return eventId;
    };

    test("comes once more when its skip is taken back, to its group alone, and that is recorded", async () => {
      const others: StreamEvent[] = [];
      await bus().subscribe(
        defineSubscription({ group: "other", handles, handle: async (event) => void others.push(event) }),
      );
      const eventId = await skipX("user-1");
      await until(() => expect(typesOf(others, "a-1")).toEqual(["0 A", "1 X", "2 B"]));
      failing.isRepaired = true;
      const operator = await place().open();
      expect(await operator.replay("other", eventId)).toBe(false);
      expect(await operator.replay("one", eventId)).toBe(true);
      await until(() => expect(typesOf(seen, "a-1")).toEqual(["0 A", "2 B", "1 X"]));
      expect(seen.find(({ type }) => type === "X")).toMatchObject({ stream: "a-1", revision: 1, meta: { eventId } });
      const at = expect.stringMatching(/Z$/);
      expect(await operator.skipped("one")).toMatchObject([{ eventId, by: "user-1", at, replayedAt: at }]);
      await operator.close();
      await place().emit("a-1", "C");
      await until(() => expect(typesOf(seen, "a-1")).toEqual(["0 A", "2 B", "1 X", "3 C"]));
      await until(() => expect(typesOf(others, "a-1")).toEqual(["0 A", "1 X", "2 B", "3 C"]));
      for (const all of [seen, others]) expect(all.filter(({ type }) => type === "X")).toHaveLength(1);
    });

    test("holds back its replay alone where it fails again, over a restart, until it succeeds or is skipped", async () => {
      const eventId = await skipX();
      expect(await bus().replay("one", eventId)).toBe(true);
      await until(async () => expect(await held()).toEqual([`one replay-one~${eventId} ReplayOrdered`]));
      await place().emit("a-1", "C");
      await until(() => expect(typesOf(seen, "a-1")).toEqual(["0 A", "2 B", "3 C"]));
      await reopen();
      failing.isRepaired = true;
      await bus().subscribe(defineSubscription({ group: "one", handles, handle }));
      await until(() => expect(typesOf(seen, "a-1")).toEqual(["0 A", "2 B", "3 C", "1 X"]));
      await until(async () => expect(await held()).toEqual([]));

      failing.isRepaired = false;
      expect(await bus().replay("one", eventId)).toBe(true);
      await until(async () => expect(await held()).toEqual([`one replay-one~${eventId} ReplayOrdered`]));
      const [order] = await bus().paused();
      await bus().skip({ group: "one", eventId: order?.eventId ?? "", reason: "it stays skipped" });
      await until(async () => expect(await held()).toEqual([]));
    });

    test("is skipped with a short reason only", async () => {
      await until(async () => expect(await held()).toEqual(["one a-1 X"]));
      const [{ eventId = "" } = {}] = await bus().paused();
      for (const reason of ["", "  ", "a".repeat(SKIP_REASON_CHARS + 1)]) {
        await expect(bus().skip({ group: "one", eventId, reason })).rejects.toThrow("reason");
      }
      expect(await bus().skipped("one")).toEqual([]);
    });
  });
}
