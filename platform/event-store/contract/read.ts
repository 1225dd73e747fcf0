import { describe, expect, it } from "vitest";
import { NO_STREAM, type Position, START } from "../port.ts";
import type { Stores } from "./contract.ts";
import { event, events, texts } from "./events.ts";

export function readContract({ store, another }: Stores): void {
  describe("reading", () => {
    it("gives back what was appended, whole", async () => {
      const full = {
        ...event("a"),
        data: { text: "한국어 漢字 🙂", nested: [{ n: 1.5 }, null, true] },
        sealed: "c2VhbGVk",
        meta: { ...event("a").meta, causationId: "cause-1" },
      };
      const { position } = await store().append("report-1", [full], NO_STREAM);
      expect(await store().readAll(START, 1)).toEqual([{ ...full, stream: "report-1", revision: 0, position }]);
      const { events: stored } = await store().readStream("report-1");
      expect(stored).toMatchObject([{ ...full, stream: "report-1", revision: 0 }]);
    });

    it("gives a stream's events without their positions, since a server may leave them out of stream reads", async () => {
      await store().append("report-1", events("a"), NO_STREAM);
      const { events: stored } = await store().readStream("report-1");
      expect(stored).toHaveLength(1);
      expect(stored[0]).not.toHaveProperty("position");
    });

    it("says so where there is no stream", async () => {
      expect(await store().readStream("report-1")).toEqual({ events: [], revision: NO_STREAM });
    });

    it("reads a stream from a revision on, past its end as well", async () => {
      await store().append("report-1", events("a", "b", "c"), NO_STREAM);
      expect(texts((await store().readStream("report-1", 1)).events)).toEqual(["b", "c"]);
      expect(await store().readStream("report-1", 7)).toEqual({ events: [], revision: 2 });
    });

    it("reads everything in the order of appending, strictly after a position, up to a limit", async () => {
      await store().append("report-2", events("a"), NO_STREAM);
      const { position } = await store().append("report-1", events("b"), NO_STREAM);
      await store().append("report-2", events("c", "d"), 0);
      expect(texts(await store().readAll(START, 10))).toEqual(["a", "b", "c", "d"]);
      expect(texts(await store().readAll(START, 3))).toEqual(["a", "b", "c"]);
      expect(texts(await store().readAll(position, 10))).toEqual(["c", "d"]);
    });

    it("ends a page where its events come to so many bytes, and has one event at least", async () => {
      const long = "x".repeat(1_000);
      await store().append("report-1", events(...Array.from({ length: 6 }, (_, i) => `${i} ${long}`)), NO_STREAM);
      expect(await store().readAll(START, 10, 1)).toHaveLength(1);
      const page = await store().readAll(START, 10, 2_500);
      expect(page.length).toBeGreaterThan(1);
      expect(page.length).toBeLessThan(4);
      expect(await store().readAll(page.at(-1)?.position ?? START, 10, 1_000_000)).toHaveLength(6 - page.length);
    });

    it("leaves out kinds of streams, but for the last event of a page, which says how far it goes", async () => {
      for (const stream of ["key-1", "report-1", "key-2", "claim-1", "report-2", "keys", "key-3"])
        await store().append(stream, events(`of ${stream}`), NO_STREAM);
      const read = async (after: Position, limit: number, maxBytes?: number) =>
        await store().readAll(after, limit, maxBytes, new Set(["report", "place"]));
      const page = await read(START, 10);
      expect(texts(page)).toEqual(["of report-1", "of report-2", "of key-3"]);
      expect(page.at(-1)?.position).toBe(await store().head());
      const first = await read(START, 1);
      expect(texts(first)).toEqual(["of report-1"]);
      expect(texts(await read(first[0]?.position ?? START, 1))).toEqual(["of report-2"]);
      expect(texts(await read(page[1]?.position ?? START, 1))).toEqual(["of key-3"]);
      expect(texts(await read(START, 10, 1))).toEqual(["of key-1"]);
      expect(await read(page.at(-1)?.position ?? START, 1)).toEqual([]);
    });

    it("reads everything backwards, the newest first, strictly before a position, up to a limit", async () => {
      expect(await store().readBack(10)).toEqual([]);
      await store().append("report-2", events("a"), NO_STREAM);
      const { position } = await store().append("report-1", events("b"), NO_STREAM);
      await store().append("report-2", events("c", "d"), 0);
      expect(texts(await store().readBack(10))).toEqual(["d", "c", "b", "a"]);
      expect(texts(await store().readBack(2))).toEqual(["d", "c"]);
      expect(texts(await store().readBack(10, position))).toEqual(["a"]);
      expect(await store().readBack(10)).toEqual((await store().readAll(START, 10)).toReversed());
    });

    it("orders positions by plain string comparison", async () => {
      await store().append("report-1", events(...Array.from({ length: 120 }, (_, i) => `${i}`)), NO_STREAM);
      const positions = (await store().readAll(START, 200)).map((stored) => stored.position);
      expect([...positions].sort()).toEqual(positions);
      expect(START < (positions[0] ?? START)).toBe(true);
    });

    it("tells the position of the newest event", async () => {
      expect(await store().head()).toBe(START);
      const { position } = await store().append("report-1", events("a", "b"), NO_STREAM);
      expect(await store().head()).toBe(position);
    });

    it("tells about how many events come after a position", async () => {
      expect(await store().countAfter(START)).toBe(0);
      const first = await store().append("report-1", events("a", "b"), NO_STREAM);
      const second = await store().append("report-2", events("c"), NO_STREAM);
      expect(await store().countAfter(START)).toBeGreaterThan(1);
      expect(await store().countAfter(first.position)).toBe(1);
      expect(await store().countAfter(second.position)).toBe(0);
    });

    it("finds everything again when opened anew", async () => {
      const { position } = await store().append("report-1", events("a"), NO_STREAM);
      await store().close();
      const reopened = await another();
      expect(texts(await reopened.readAll(START, 10))).toEqual(["a"]);
      expect((await reopened.append("report-2", events("b"), NO_STREAM)).position > position).toBe(true);
    });
  });

  describe("close", () => {
    it("waits for appends under way and takes no more", async () => {
      const underWay = store().append("report-1", events("a"), NO_STREAM);
      await store().close();
      await expect(underWay).resolves.toMatchObject({ revision: 0 });
      await expect(store().append("report-1", events("b"), 0)).rejects.toThrow("closed");
    });

    it("may be asked for twice", async () => {
      await store().close();
      await expect(store().close()).resolves.toBeUndefined();
    });
  });
}
