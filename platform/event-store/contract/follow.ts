import { describe, expect, it } from "vitest";
import { NO_STREAM, START, type StoredEvent } from "../port.ts";
import type { Stores } from "./contract.ts";
import { events, followUntil, texts } from "./events.ts";

const count = (wanted: number) => (seen: readonly StoredEvent[]) => seen.length >= wanted;

export function followContract({ store, another }: Stores): void {
  describe("follow", () => {
    it("gives what is there in batches no larger than asked for", async () => {
      await store().append("report-1", events("a", "b", "c", "d", "e"), NO_STREAM);
      const stop = new AbortController();
      const sizes: number[] = [];
      for await (const batch of store().follow({ after: START, signal: stop.signal, batchSize: 2 })) {
        sizes.push(batch.length);
        if (sizes.length === 3) stop.abort();
      }
      expect(sizes).toEqual([2, 2, 1]);
    });

    it("doubles its batches while far behind, up to the most that was asked for", async () => {
      await store().append("report-1", events(...Array.from({ length: 30 }, (_, i) => `${i}`)), NO_STREAM);
      const stop = new AbortController();
      const sizes: number[] = [];
      for await (const batch of store().follow({ after: START, signal: stop.signal, batchSize: 2, growTo: 10 })) {
        sizes.push(batch.length);
        if (sizes.length === 5) stop.abort();
      }
      expect(sizes).toEqual([2, 4, 8, 10, 6]);
    });

    it("starts strictly after a position", async () => {
      const { position } = await store().append("report-1", events("a", "b"), NO_STREAM);
      await store().append("report-1", events("c"), 1);
      expect(texts(await followUntil(store(), position, count(1)))).toEqual(["c"]);
    });

    it("goes on with what is appended later, missing and repeating nothing at the cut-over", async () => {
      const following = followUntil(store(), START, count(100), 7);
      for (let i = 0; i < 100; i += 1) await store().append(`report-${i}`, events(`${i}`), NO_STREAM);
      expect(texts(await following)).toEqual(Array.from({ length: 100 }, (_, i) => `${i}`));
    });

    it("sees what another store on the same data appends", async () => {
      const other = await another();
      const following = followUntil(store(), START, count(2));
      await other.append("report-1", events("from afar"), NO_STREAM);
      await store().append("report-1", events("from here"), 0);
      expect(texts(await following)).toEqual(["from afar", "from here"]);
    });

    it("serves several followers, each at its own pace", async () => {
      const followers = [1, 3, 10].map((batchSize) => followUntil(store(), START, count(12), batchSize));
      for (let i = 0; i < 12; i += 1) await store().append("report-1", events(`${i}`), i - 1);
      const seen = await Promise.all(followers);
      expect(new Set(seen.map((all) => texts(all).join())).size).toBe(1);
    });

    it("keeps nothing of what a slow follower has not asked for", async () => {
      const stop = new AbortController();
      const follower = store().follow({ after: START, signal: stop.signal, batchSize: 2 })[Symbol.asyncIterator]();
      await store().append("report-1", events("a"), NO_STREAM);
      await follower.next();
      for (let i = 0; i < 5; i += 1) await store().append("report-1", events(`${i}`), i);
      expect((await follower.next()).value).toHaveLength(2);
      stop.abort();
      expect(await follower.next()).toMatchObject({ done: true });
    });

    it("ends when aborted while it waits, and at once where it was aborted before", async () => {
      const stop = new AbortController();
      const follower = store().follow({ after: START, signal: stop.signal, batchSize: 2 })[Symbol.asyncIterator]();
      const next = follower.next();
      stop.abort();
      expect(await next).toMatchObject({ done: true });
      const late = store().follow({ after: START, signal: stop.signal, batchSize: 2 })[Symbol.asyncIterator]();
      expect(await late.next()).toMatchObject({ done: true });
    });

    it("ends when the store is closed", async () => {
      const following = followUntil(store(), START, () => false);
      await store().close();
      expect(await following).toEqual([]);
    });
  });
}
