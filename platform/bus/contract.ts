// The contract of the bus port. Each adapter's test calls `testBus` with its own place.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { StoredEvent } from "../event-store/port.ts";
import type { Bus } from "./port.ts";
import { defineSubscription } from "./subscription.ts";
import { eventsOf } from "./testing.ts";

/** A new bus without events. Retries must come within milliseconds. Streams of the kind `key` don't travel. */
export type BusPlace = {
  /** Called again only after the one before was closed. */
  open(): Promise<Bus>;
  /** Appends events of these types to a stream and makes sure that the bus gets them. */
  emit(stream: string, ...types: string[]): Promise<void>;
  remove(): Promise<void>;
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

    const collect = (group: string, seen: StoredEvent[]) =>
      bus.subscribe(defineSubscription({ group, handles, handle: async (event) => void seen.push(event) }));
    const typesOf = (seen: readonly StoredEvent[], stream: string) => [
      ...new Set(seen.filter((event) => event.stream === stream).map(({ type, revision }) => `${revision} ${type}`)),
    ];
    const has = (seen: readonly StoredEvent[], type: string) => () =>
      expect(seen.map((event) => event.type)).toContain(type);

    test("brings every event to every group, in order per stream", async () => {
      const [one, other]: [StoredEvent[], StoredEvent[]] = [[], []];
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
      const seen: StoredEvent[] = [];
      await collect("one", seen);
      await place.emit("a-1", "A");
      await until(has(seen, "A"));
      expect(seen[0]).toMatchObject({ stream: "a-1", revision: 0, type: "A", version: 1, data: { type: "A" } });
      expect(seen[0]?.meta.eventId).toMatch(/\S/);
      expect(seen[0]?.position).toMatch(/\S/);
    });

    test("gives a group that comes late everything from the first event on", async () => {
      await place.emit("a-1", "A", "B");
      const seen: StoredEvent[] = [];
      await collect("late", seen);
      await until(has(seen, "B"));
      expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 B"]);
    });

    test("brings what was rejected again, before anything after it in its stream", async () => {
      const handled: string[] = [];
      let failures = 0;
      const handle = async ({ type }: StoredEvent): Promise<void> => {
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
      const handle = async ({ type }: StoredEvent): Promise<void> => void handled.push(type);
      await bus.subscribe(defineSubscription({ group: "one", handles: eventsOf("B", "C"), handle }));
      await place.emit("a-1", "A", "B", "X", "C");
      await until(() => expect(handled).toContain("C"));
      expect(new Set(handled)).toEqual(new Set(["B", "C"]));
    });

    test("never brings an event of a stream that does not travel, or of a type that is not handled", async () => {
      const brought: string[] = [];
      const deliver = async ({ stream, type }: StoredEvent): Promise<void> => void brought.push(`${stream} ${type}`);
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
      const handle = async ({ type }: StoredEvent): Promise<void> => void handled.push(type);
      await bus.subscribe(defineSubscription({ group: "one", handles: [...eventsOf("A", "C"), ...broken], handle }));
      await place.emit("a-1", "A", "B", "C");
      await until(() => expect(unreadable).toBeGreaterThan(2));
      expect(new Set(handled)).toEqual(new Set(["A"]));
    });

    test("does not hold one group up for another", async () => {
      const seen: StoredEvent[] = [];
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
      const seen: StoredEvent[] = [];
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

    test("goes on after a close, and loses nothing", async () => {
      const seen: StoredEvent[] = [];
      const handle = async (event: StoredEvent): Promise<void> => {
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
        const seen: StoredEvent[] = [];
        await bus.attach(LOG);
        await collect("one", seen);
        await place.emit("a-1", "A", "B", "C");
        await until(has(seen, "C"));
        await reopen();
      };
      const deliveredOf = async (stream: string, last: string) => {
        const seen: StoredEvent[] = [];
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
      const handle = async ({ type }: StoredEvent): Promise<void> => {
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
