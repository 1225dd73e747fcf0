import { describe, expect, it } from "vitest";
import { NO_STREAM } from "../port.ts";
import type { Stores } from "./contract.ts";
import { event, events, texts } from "./events.ts";

const CONFLICT = { code: "REVISION_CONFLICT" };

export function appendContract({ store, another }: Stores): void {
  describe("append", () => {
    it("numbers a stream's events from 0 and tells revision and position of the last", async () => {
      const first = await store().append("report-1", events("a", "b"), NO_STREAM);
      const second = await store().append("report-1", events("c"), first.revision);
      expect([first.revision, second.revision]).toEqual([1, 2]);
      expect(second.position > first.position).toBe(true);
      const { events: stored, revision } = await store().readStream("report-1");
      expect(revision).toBe(2);
      expect(stored.map((one) => one.revision)).toEqual([0, 1, 2]);
      expect((await store().readAll("", 10)).at(-1)?.position).toBe(second.position);
    });

    it.each([
      ["a stream that is not there yet", NO_STREAM, 0],
      ["a revision not reached yet", 0, 1],
      ["a revision passed already", 1, 0],
      ["no stream where there is one", 1, NO_STREAM],
    ])("refuses to append after %s", async (_, newest, expected) => {
      if (newest !== NO_STREAM) {
        await store().append("report-1", events(...Array.from({ length: newest + 1 }, () => "x")), NO_STREAM);
      }
      await expect(store().append("report-1", events("y"), expected)).rejects.toMatchObject(CONFLICT);
      expect((await store().readStream("report-1")).revision).toBe(newest);
    });

    it("refuses to append nothing", async () => {
      await expect(store().append("report-1", [], NO_STREAM)).rejects.toThrow(RangeError);
    });

    it("lets exactly one of many concurrent appends on one revision in, and all on other streams", async () => {
      const rivals = Array.from({ length: 20 }, (_, i) => store().append("report-1", events(`rival ${i}`), NO_STREAM));
      const others = Array.from({ length: 20 }, (_, i) => store().append(`report-o${i}`, events("o"), NO_STREAM));
      const outcomes = await Promise.allSettled(rivals);
      expect(outcomes.filter((one) => one.status === "fulfilled")).toHaveLength(1);
      await expect(Promise.all(others)).resolves.toHaveLength(20);
      expect((await store().readStream("report-1")).events).toHaveLength(1);
    });

    it("fails an event that can't be written without failing those beside it", async () => {
      const circular: Record<string, unknown> = {};
      circular.self = circular;
      const [before, broken, after] = await Promise.allSettled([
        store().append("report-1", events("a"), NO_STREAM),
        store().append("report-2", [{ ...event("b"), data: circular }], NO_STREAM),
        store().append("report-3", events("c"), NO_STREAM),
      ]);
      expect([before.status, broken.status, after.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
      // Sent at once, they may be carried out in either order.
      expect(texts(await store().readAll("", 10)).toSorted()).toEqual(["a", "c"]);
    });

    it("keeps one order over several stores on the same data", async () => {
      const [one, two] = [store(), await another()];
      const appends = Array.from({ length: 60 }, (_, i) =>
        (i % 2 === 0 ? one : two).append(`report-${i}`, events(`${i}`), NO_STREAM),
      );
      const positions = (await Promise.all(appends)).map((appended) => appended.position);
      expect(new Set(positions).size).toBe(60);
      const [seenByOne, seenByTwo] = [await one.readAll("", 100), await two.readAll("", 100)];
      expect(seenByOne).toEqual(seenByTwo);
      expect(seenByOne.map((stored) => stored.position)).toEqual([...positions].sort());
    });

    it("refuses what conflicts with another store's append", async () => {
      const other = await another();
      await other.append("report-1", events("a"), NO_STREAM);
      await expect(store().append("report-1", events("b"), NO_STREAM)).rejects.toMatchObject(CONFLICT);
    });
  });

  describe("appendInOrder", () => {
    it("appends to several streams in the order given", async () => {
      const appended = await store().appendInOrder([
        { stream: "key-1", events: events("key"), expected: NO_STREAM },
        { stream: "report-1", events: events("a", "b"), expected: NO_STREAM },
      ]);
      const all = await store().readAll("", 10);
      expect(texts(all)).toEqual(["key", "a", "b"]);
      expect(appended).toEqual([
        { revision: 0, position: all[0]?.position },
        { revision: 1, position: all[2]?.position },
      ]);
    });

    it("stores nothing of an append before what it waits for, and then in the order given", async () => {
      const { promise: after, resolve } = Promise.withResolvers<void>();
      const appending = store().appendInOrder([
        { stream: "claim-1", events: events("claim"), expected: NO_STREAM },
        { stream: "report-1", events: events("a"), expected: NO_STREAM, after },
      ]);
      await store().append("report-2", events("meanwhile"), NO_STREAM);
      expect((await store().readStream("report-1")).events).toEqual([]);
      resolve();
      const appended = await appending;
      const stored = texts(await store().readAll("", 10));
      expect(stored.filter((text) => text !== "meanwhile")).toEqual(["claim", "a"]);
      expect(appended).toMatchObject([{ revision: 0 }, { revision: 0 }]);
    });

    it("stores nothing of an append whose wait ends in a failure, which is thrown", async () => {
      const after = Promise.reject(new Error("no key"));
      const appends = [{ stream: "report-1", events: events("a"), expected: NO_STREAM, after }];
      await expect(store().appendInOrder(appends)).rejects.toThrow("no key");
      expect(await store().readStream("report-1")).toEqual({ events: [], revision: NO_STREAM });
      await store().append("report-1", events("b"), NO_STREAM);
    });

    it("stops at the first failure, keeps what came before and nothing after", async () => {
      await store().append("key-2", events("there already"), NO_STREAM);
      const appends = ["key-1", "key-2", "key-3"].map((stream) => ({
        stream,
        events: events(stream),
        expected: NO_STREAM,
      }));
      await expect(store().appendInOrder(appends)).rejects.toMatchObject(CONFLICT);
      expect(texts(await store().readAll("", 10))).toEqual(["there already", "key-1"]);
    });
  });
}
