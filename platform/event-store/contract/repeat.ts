import { describe, expect, it } from "vitest";
import { NO_STREAM, START } from "../port.ts";
import type { Stores } from "./contract.ts";
import { events, texts } from "./events.ts";

const CONFLICT = { code: "REVISION_CONFLICT" };

export function repeatContract({ store, another }: Stores): void {
  const stored = async () => texts(await store().readAll(START, 100));

  describe("the same append sent again", () => {
    it("is the same append, here and in another store on the same data", async () => {
      const batch = events("a", "b");
      const first = await store().append("report-1", batch, NO_STREAM);
      for (const one of [store(), await another()]) {
        const again = await one.append("report-1", batch, NO_STREAM);
        expect(again.revision).toBe(first.revision);
        expect(again.position >= first.position).toBe(true);
      }
      expect(await stored()).toEqual(["a", "b"]);
    });

    it("is the same append after others followed it", async () => {
      const [first, second] = [events("a"), events("b", "c")];
      await store().append("report-1", first, NO_STREAM);
      const middle = await store().append("report-1", second, 0);
      await store().append("report-1", events("d"), 2);
      expect((await store().append("report-1", first, NO_STREAM)).revision).toBe(0);
      expect((await store().append("report-1", second, 0)).revision).toBe(middle.revision);
      expect(await stored()).toEqual(["a", "b", "c", "d"]);
    });

    it("is the same append while the first is still under way", async () => {
      const batch = events("a");
      const both = await Promise.all([1, 2].map(() => store().append("report-1", batch, NO_STREAM)));
      expect(both.map(({ revision }) => revision)).toEqual([0, 0]);
      expect(await stored()).toEqual(["a"]);
    });

    it("goes on where the answer to appends in order was lost half way", async () => {
      const appends = ["key-1", "report-1"].map((stream) => ({
        stream,
        events: events(stream),
        expected: NO_STREAM,
      }));
      await store().appendInOrder(appends.slice(0, 1));
      expect(await store().appendInOrder(appends)).toMatchObject([{ revision: 0 }, { revision: 0 }]);
      expect(await stored()).toEqual(["key-1", "report-1"]);
    });

    it("is a conflict where only some of its events are stored there", async () => {
      const [a, b, c] = [events("a"), events("b"), events("c")];
      await store().append("report-1", [...a, ...b], NO_STREAM);
      for (const batch of [[...a, ...c], [...a, ...b, ...c], [...b, ...a], b]) {
        await expect(store().append("report-1", batch, NO_STREAM)).rejects.toMatchObject(CONFLICT);
      }
      expect(await stored()).toEqual(["a", "b"]);
    });

    it("is another append at another place: ids are not looked for elsewhere", async () => {
      const batch = events("a");
      await store().append("report-1", batch, NO_STREAM);
      await store().append("report-2", batch, NO_STREAM);
      await store().append("report-1", batch, 0);
      expect(await stored()).toEqual(["a", "a", "a"]);
    });

    it("is refused once its stream was shredded", async () => {
      const batch = events("gone");
      await store().append("key-1", batch, NO_STREAM);
      await store().shred("key-1");
      await expect(store().append("key-1", batch, NO_STREAM)).rejects.toMatchObject({ code: "STREAM_SHREDDED" });
    });
  });
}
