import { describe, expect, it } from "vitest";
import { NO_STREAM, START } from "../port.ts";
import type { Stores } from "./contract.ts";
import { events, followUntil, texts } from "./events.ts";

const SHREDDED = { code: "STREAM_SHREDDED" };

export function shredContract({ store, another }: Stores): void {
  describe("shred", () => {
    it("ends the stream for its own reads, and leaves every other event where it was", async () => {
      await store().append("report-1", events("a"), NO_STREAM);
      await store().append("key-1", events("gone"), NO_STREAM);
      await store().shred("key-1");
      expect(await store().readStream("key-1")).toEqual({ events: [], revision: NO_STREAM, shredded: true });
      expect(texts(await store().readAll(START, 10)).filter((text) => text !== "gone")).toEqual(["a"]);
      expect(store().erasure).toMatch(/^(OVERWRITTEN|SCAVENGED)$/);
    });

    it("leaves nothing of the stream to any call where it overwrites", async ({ skip }) => {
      skip(store().erasure !== "OVERWRITTEN", "the server removes bytes when it next scavenges");
      await store().append("report-1", events("a"), NO_STREAM);
      await store().append("key-1", events("gone", "gone too"), NO_STREAM);
      await store().append("report-2", events("b"), NO_STREAM);
      const before = await store().readAll(START, 10);
      await store().shred("key-1");
      expect(await store().readStream("key-1")).toEqual({ events: [], revision: NO_STREAM, shredded: true });
      const after = await store().readAll(START, 10);
      expect(after).toEqual(before.filter((stored) => stored.stream !== "key-1"));
      expect(texts(await followUntil(store(), START, (seen) => seen.length === 2))).toEqual(["a", "b"]);
    });

    it.each([
      ["as if it were new", NO_STREAM],
      ["at its last revision", 0],
    ])("takes no append %s", async (_, expected) => {
      await store().append("key-1", events("gone"), NO_STREAM);
      await store().shred("key-1");
      await expect(store().append("key-1", events("again"), expected)).rejects.toMatchObject(SHREDDED);
    });

    it("takes no append to a stream that was shredded before it ever was", async () => {
      await store().shred("key-1");
      await expect(store().append("key-1", events("late"), NO_STREAM)).rejects.toMatchObject(SHREDDED);
      expect(await store().head()).toBe(START);
    });

    it("may be asked for twice", async () => {
      await store().append("key-1", events("gone"), NO_STREAM);
      await store().shred("key-1");
      await expect(store().shred("key-1")).resolves.toBeUndefined();
    });

    it("never gives a position twice, also where the newest events were shredded", async () => {
      await store().append("report-1", events("a"), NO_STREAM);
      const shredded = await store().append("key-1", events("gone"), NO_STREAM);
      await store().shred("key-1");
      const next = await store().append("report-1", events("b"), 0);
      expect(next.position > shredded.position).toBe(true);
    });

    it("holds for every other store on the same data, and after opening anew", async () => {
      const other = await another();
      await store().append("key-1", events("gone"), NO_STREAM);
      await store().shred("key-1");
      await expect(other.append("key-1", events("again"), NO_STREAM)).rejects.toMatchObject(SHREDDED);
      expect(await other.readStream("key-1")).toEqual({ events: [], revision: NO_STREAM, shredded: true });
    });

    it("takes its turn among appends asked for at the same time", async () => {
      const appended = store().append("key-1", events("gone"), NO_STREAM);
      const shredded = store().shred("key-1");
      const late = store().append("key-1", events("late"), 0);
      await expect(late).rejects.toMatchObject(SHREDDED);
      await Promise.all([appended, shredded]);
      expect((await store().readStream("key-1")).events).toEqual([]);
    });
  });
}
