// The contract of the bus port. Each adapter's test calls `testBus` with its own place.
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { StreamEvent } from "../event-store/port.ts";
import { type Bus, SKIP_REASON_CHARS } from "./port.ts";
import { defineSubscription } from "./subscription.ts";
import { eventsOf } from "./testing.ts";

/** A new bus without events. Retries must come within milliseconds. Streams of the kind `key` don't travel. */
export type BusPlace = {
  /** May be called again, as by another process. */
  open(): Promise<Bus>;
  /** How long a process may be silent until others take over its groups, in milliseconds; undefined where that has no limit. */
  readonly sessionMs: number | undefined;
  /** Another process that consumes this group's events of the type A. */
  startProcess(group: string): Promise<GroupProcess>;
  /** Appends events of these types to a stream and makes sure that the bus gets them. */
  emit(stream: string, ...types: string[]): Promise<void>;
  remove(): Promise<void>;
};

export type GroupProcess = {
  /** `stream revision` of what was delivered there, in that order. */
  delivered(): readonly string[];
  /** By SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
};

const handles = eventsOf("A", "B", "C", "X", "Y");

/** Resolves when `check` no longer throws, with time enough for a busy machine. */
const until = (check: () => void | Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 20_000 });

export function testBus(name: string, createPlace: () => Promise<BusPlace>): void {
  describe(`bus: ${name}`, () => {
    let place: BusPlace;
    let bus: Bus;

    beforeEach(async () => {
      place = await createPlace();
      bus = await place.open();
    });
    afterEach(async () => {
      await bus.close();
      await place.remove();
    });

    const collect = (group: string, seen: StreamEvent[]) =>
      bus.subscribe(defineSubscription({ group, handles, handle: async (event) => void seen.push(event) }));
    const typesOf = (seen: readonly StreamEvent[], stream: string) => [
      ...new Set(seen.filter((event) => event.stream === stream).map(({ type, revision }) => `${revision} ${type}`)),
    ];
    const has = (seen: readonly StreamEvent[], type: string) => () =>
      expect(seen.map((event) => event.type)).toContain(type);

    test("brings every event to every group, in order per stream", async () => {
      const [one, other]: [StreamEvent[], StreamEvent[]] = [[], []];
      await place.emit("a-1", "A", "B");
      await collect("one", one);
      await collect("other", other);
      await place.emit("a-2", "X", "Y");
      await place.emit("a-1", "C");
      for (const seen of [one, other]) {
        await until(() => expect(new Set(seen.map((event) => event.meta.eventId)).size).toBe(5));
        expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 B", "2 C"]);
        expect(typesOf(seen, "a-2")).toEqual(["0 X", "1 Y"]);
      }
    });

    test("brings whole events", async () => {
      const seen: StreamEvent[] = [];
      await collect("one", seen);
      await place.emit("a-1", "A");
      await until(has(seen, "A"));
      expect(seen[0]).toMatchObject({ stream: "a-1", revision: 0, type: "A", version: 1, data: { type: "A" } });
      expect(seen[0]?.meta.eventId).toMatch(/\S/);
    });

    describe("a new group", () => {
      const join = (from: "beginning" | "now", seen: StreamEvent[]) =>
        bus.subscribe(
          defineSubscription({ group: "late", from, handles, handle: async (event) => void seen.push(event) }),
        );
      const reopen = async () => {
        await bus.close();
        bus = await place.open();
      };

      test("gets everything from the first event on, also after a restart", async () => {
        await place.emit("a-1", "A");
        await reopen();
        const seen: StreamEvent[] = [];
        await join("beginning", seen);
        await place.emit("a-1", "B");
        await until(has(seen, "B"));
        expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 B"]);
      });

      test("gets only what happens after it was first there, where it begins now", async () => {
        await place.emit("a-1", "A");
        await reopen();
        const seen: StreamEvent[] = [];
        const consumer = await join("now", seen);
        await until(() => expect(bus.groups()).toMatchObject([{ state: "live" }]));
        await consumer.stop();
        await place.emit("a-1", "B");
        await reopen();
        await join("now", seen);
        await until(has(seen, "B"));
        expect(typesOf(seen, "a-1")).toEqual(["1 B"]);
      });
    });

    test("brings what was rejected again, before anything after it in its stream", async () => {
      const handled: string[] = [];
      let failures = 0;
      const handle = async ({ type }: StreamEvent): Promise<void> => {
        if (type === "B" && failures < 3) {
          failures += 1;
          throw new Error("not now");
        }
        handled.push(type);
      };
      await bus.subscribe(defineSubscription({ group: "one", handles, handle }));
      await place.emit("a-1", "A", "B", "C");
      await until(() => expect(handled).toContain("C"));
      expect(failures).toBe(3);
      expect([...new Set(handled)]).toEqual(["A", "B", "C"]);
    });

    test("passes over what a group does not handle", async () => {
      const handled: string[] = [];
      const handle = async ({ type }: StreamEvent): Promise<void> => void handled.push(type);
      await bus.subscribe(defineSubscription({ group: "one", handles: eventsOf("B", "C"), handle }));
      await place.emit("a-1", "A", "B", "X", "C");
      await until(() => expect(handled).toContain("C"));
      expect(new Set(handled)).toEqual(new Set(["B", "C"]));
    });

    test("never brings an event of a stream that does not travel, or of a type that is not handled", async () => {
      const brought: string[] = [];
      const deliver = async ({ stream, type }: StreamEvent): Promise<void> => void brought.push(`${stream} ${type}`);
      await bus.subscribe({ group: "one", handles: eventsOf("A", "C"), deliver });
      await place.emit("key-report-1", "A");
      await place.emit("a-1", "A", "B");
      await place.emit("key-report-2", "A");
      await place.emit("a-1", "C");
      await until(() => expect(brought).toContain("a-1 C"));
      expect(new Set(brought)).toEqual(new Set(["a-1 A", "a-1 C"]));
    });

    test("brings what can't be read again, and never unread", async () => {
      const handled: string[] = [];
      let unreadable = 0;
      const broken = eventsOf("B").map((definition) => ({
        ...definition,
        read: () => {
          unreadable += 1;
          throw new Error("of another shape");
        },
      }));
      const handle = async ({ type }: StreamEvent): Promise<void> => void handled.push(type);
      await bus.subscribe(defineSubscription({ group: "one", handles: [...eventsOf("A", "C"), ...broken], handle }));
      await place.emit("a-1", "A", "B", "C");
      await until(() => expect(unreadable).toBeGreaterThan(2));
      expect(new Set(handled)).toEqual(new Set(["A"]));
    });

    describe("an event that fails", () => {
      const failing = { isRepaired: false, tries: 0 };
      const seen: StreamEvent[] = [];
      const handle = async (event: StreamEvent): Promise<void> => {
        if (event.type === "X" && !failing.isRepaired) {
          failing.tries += 1;
          throw new Error("the words of a victim");
        }
        seen.push(event);
      };
      const held = async () =>
        (await bus.held()).map(({ group, stream, eventType }) => `${group} ${stream} ${eventType}`);
      beforeEach(async () => {
        Object.assign(failing, { isRepaired: false, tries: 0 });
        seen.length = 0;
        await bus.subscribe(defineSubscription({ group: "one", handles, handle }));
        await place.emit("a-1", "A", "X", "B");
        await place.emit("a-2", "A", "B");
        await until(() => expect(typesOf(seen, "a-2")).toEqual(["0 A", "1 B"]));
      });

      test("holds its own stream back and no other, says so, and is tried on", async () => {
        await until(() => expect(failing.tries).toBeGreaterThan(3));
        expect(typesOf(seen, "a-1")).toEqual(["0 A"]);
        await until(async () => expect(await held()).toEqual(["one a-1 X"]));
        const [health] = bus.groups();
        expect(health).toMatchObject({ group: "one", state: "holding", held: 1 });
        expect(health?.lag).toBeGreaterThan(0);
        await place.emit("a-1", "C");
        await place.emit("a-2", "C");
        await until(() => expect(typesOf(seen, "a-2")).toEqual(["0 A", "1 B", "2 C"]));
        expect(typesOf(seen, "a-1")).toEqual(["0 A"]);
        failing.isRepaired = true;
        await until(() => expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 X", "2 B", "3 C"]));
        await until(async () => expect(await held()).toEqual([]));
        await until(() => expect(bus.groups()).toEqual([{ group: "one", state: "live", held: 0, lag: 0 }]));
      });

      test("is still held back after a restart, and then goes on in order", async () => {
        await until(async () => expect(await held()).toEqual(["one a-1 X"]));
        await bus.close();
        bus = await place.open();
        expect(await held()).toEqual(["one a-1 X"]);
        failing.isRepaired = true;
        await bus.subscribe(defineSubscription({ group: "one", handles, handle }));
        await until(() => expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 X", "2 B"]));
      });

      test("is left out once an operator skips it, and that is recorded", async () => {
        await until(async () => expect(await held()).toEqual(["one a-1 X"]));
        const [{ eventId = "" } = {}] = await bus.held();
        const operator = await place.open();
        expect(await operator.skip({ group: "one", eventId, reason: "the agency has it already" })).toBe(true);
        await until(() => expect(typesOf(seen, "a-1")).toEqual(["0 A", "2 B"]));
        await until(async () => expect(await operator.held()).toEqual([]));
        expect(await operator.skip({ group: "one", eventId, reason: "again" })).toBe(false);
        const recorded = { group: "one", eventId, eventType: "X", stream: "a-1", reason: "the agency has it already" };
        expect(await operator.skipped("one")).toEqual([{ ...recorded, at: expect.stringMatching(/Z$/) }]);
        expect(await operator.skipped("other")).toEqual([]);
        await operator.close();
      });

      test("is skipped with a short reason only", async () => {
        await until(async () => expect(await held()).toEqual(["one a-1 X"]));
        const [{ eventId = "" } = {}] = await bus.held();
        for (const reason of ["", "  ", "a".repeat(SKIP_REASON_CHARS + 1)]) {
          await expect(bus.skip({ group: "one", eventId, reason })).rejects.toThrow("reason");
        }
        expect(await bus.skipped("one")).toEqual([]);
      });
    });

    describe("one group in several processes", () => {
      test("gets everything, in order per stream, when the one at work is killed", async () => {
        const streams = ["a-1", "a-2", "a-3"];
        const emitAll = async (times: number) => {
          for (let at = 0; at < times; at += 1) for (const stream of streams) await place.emit(stream, "A");
        };
        const processes = [await place.startProcess("one"), await place.startProcess("one")];
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
        const other = await place.open();
        let running = 0;
        const handled: string[] = [];
        const overlaps: number[] = [];
        const handle = async ({ type }: StreamEvent): Promise<void> => {
          overlaps.push(running);
          running += 1;
          // Longer than a process may be silent: the time itself is what is tried here.
          if (type === "A") await delay(3 * (place.sessionMs ?? 200));
          running -= 1;
          handled.push(type);
        };
        for (const each of [bus, other]) await each.subscribe(defineSubscription({ group: "one", handles, handle }));
        await place.emit("a-1", "A", "B");
        await until(() => expect(handled).toContain("B"));
        expect(handled).toEqual(["A", "B"]);
        expect(overlaps).toEqual([0, 0]);
        await other.close();
      });

      test("waits for the one that has it, and goes on when that stops", async () => {
        const seen: StreamEvent[] = [];
        const consumer = await collect("one", seen);
        await until(() => expect(bus.groups()).toMatchObject([{ state: "live" }]));
        const other = await place.open();
        const later: StreamEvent[] = [];
        await other.subscribe(
          defineSubscription({ group: "one", handles, handle: async (event) => void later.push(event) }),
        );
        await place.emit("a-1", "A");
        await until(has(seen, "A"));
        expect(other.groups()).toMatchObject([{ state: "standby" }]);
        await consumer.stop();
        await place.emit("a-1", "B");
        await until(has(later, "B"));
        expect(typesOf(later, "a-1")).toEqual(["1 B"]);
        await other.close();
      });
    });

    test("does not hold one group up for another", async () => {
      const seen: StreamEvent[] = [];
      let tries = 0;
      const handle = async (): Promise<void> => {
        tries += 1;
        throw new Error("never");
      };
      await bus.subscribe(defineSubscription({ group: "failing", handles, handle }));
      await collect("sound", seen);
      await place.emit("a-1", "A", "B");
      await until(has(seen, "B"));
      await until(() => expect(tries).toBeGreaterThan(2));
    });

    test("goes on where a group stopped, and loses nothing", async () => {
      const seen: StreamEvent[] = [];
      const consumer = await collect("one", seen);
      await place.emit("a-1", "A", "B");
      await until(has(seen, "B"));
      await consumer.stop();
      await place.emit("a-1", "C");
      expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 B"]);
      await collect("one", seen);
      await until(has(seen, "C"));
      expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 B", "2 C"]);
    });

    test("begins a group anew where asked, and no other", async () => {
      const [one, other]: [StreamEvent[], StreamEvent[]] = [[], []];
      const consumers = [await collect("one", one), await collect("other", other)];
      await place.emit("a-1", "A", "B");
      for (const seen of [one, other]) await until(has(seen, "B"));
      for (const consumer of consumers) await consumer.stop();
      for (const seen of [one, other]) seen.length = 0;
      await bus.beginAnew(["one", "unknown"]);
      await collect("one", one);
      await collect("other", other);
      await place.emit("a-1", "C");
      for (const seen of [one, other]) await until(has(seen, "C"));
      expect(typesOf(one, "a-1")).toEqual(["0 A", "1 B", "2 C"]);
      expect(typesOf(other, "a-1")).not.toContain("0 A");
    });

    test("goes on after a close, and loses nothing", async () => {
      const seen: StreamEvent[] = [];
      const handle = async (event: StreamEvent): Promise<void> => {
        if (event.type === "B") throw new Error("not now");
        seen.push(event);
      };
      await bus.subscribe(defineSubscription({ group: "one", handles, handle }));
      await place.emit("a-1", "A", "B", "C");
      await until(has(seen, "A"));
      await bus.close();
      bus = await place.open();
      await collect("one", seen);
      await until(has(seen, "C"));
      expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 B", "2 C"]);
    });

    describe("attached to a log", () => {
      const LOG = { id: "log", end: "0000000000000003" };
      const reopen = async () => {
        await bus.close();
        bus = await place.open();
      };
      const deliverThree = async () => {
        const seen: StreamEvent[] = [];
        await bus.attach(LOG);
        await collect("one", seen);
        await place.emit("a-1", "A", "B", "C");
        await until(has(seen, "C"));
        await reopen();
      };
      const deliveredOf = async (stream: string, last: string) => {
        const seen: StreamEvent[] = [];
        await collect("one", seen);
        await place.emit("a-2", "X", last);
        await until(has(seen, last));
        return typesOf(seen, stream);
      };

      test("goes on where a group stopped if the log is the same", async () => {
        await deliverThree();
        expect(await bus.attach(LOG)).toEqual([]);
        expect(await deliveredOf("a-1", "Y")).toEqual([]);
      });

      test("goes on at the end of a log that lost events", async () => {
        await deliverThree();
        const lost = { ...LOG, end: "0000000000000001" };
        expect(await bus.attach(lost)).toMatchObject([{ name: "one", reason: "BEYOND_END", at: LOG.end }]);
        expect(await deliveredOf("a-1", "Y")).toEqual(["1 B", "2 C"]);
      });

      test("begins anew with another log", async () => {
        await deliverThree();
        expect(await bus.attach({ ...LOG, id: "another" })).toMatchObject([{ name: "one", reason: "OTHER_LOG" }]);
        expect(await deliveredOf("a-1", "Y")).toEqual(["0 A", "1 B", "2 C"]);
      });
    });

    test("waits with stop for the call under way, which counts, and delivers nothing after it", async () => {
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      const done: string[] = [];
      const handle = async ({ type }: StreamEvent): Promise<void> => {
        begin();
        await mayEnd;
        done.push(type);
      };
      const consumer = await bus.subscribe(defineSubscription({ group: "one", handles, handle }));
      await place.emit("a-1", "A", "B");
      await begun;
      const stopped = consumer.stop().then(() => [...done]);
      end();
      expect(await stopped).toEqual(["A"]);
      expect(done).toEqual(["A"]);
    });

    test("stops a consumer twice without harm", async () => {
      const consumer = await collect("one", []);
      await Promise.all([consumer.stop(), consumer.stop()]);
      await consumer.stop();
    });
  });
}

const revisionsIn = (process: GroupProcess, stream: string): readonly number[] =>
  process
    .delivered()
    .map((line) => line.split(" "))
    .flatMap(([of, revision]) => (of === stream ? [Number(revision)] : []));
