// An index that is built aside and takes another's place, while searches go on.
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { START } from "../event-store/port.ts";
import { applyNext, type CreatePlace, ENTRIES, entry, group, idsOf, type Place, upsert } from "./contract-world.ts";
import type { SearchEngine } from "./port.ts";

const ASIDE = { ...ENTRIES, name: "entries@1~rebuild" };

export function testPromotion(createPlace: CreatePlace): void {
  describe("promotion", () => {
    let place: Place;
    let engine: SearchEngine;
    beforeEach(async () => {
      place = await createPlace();
      engine = await place.open();
    });
    afterEach(async () => {
      await engine.close();
      await place.remove();
    });

    const all = { text: "", offset: 0, limit: 100 };
    const ids = async (more: object = {}) => idsOf(await engine.index(ENTRIES).search({ ...all, ...more }));
    const titled = (id: number, title: string, address = `T${id}`) => upsert(entry({ id, title, address }));

    test("takes the name, with the checkpoint and all that was built", async () => {
      await applyNext(engine, ENTRIES, [titled(1, "harbour"), titled(2, "harbour")]);
      await applyNext(engine, ASIDE, [titled(2, "meadow", "TSame"), titled(3, "meadow"), group("TSame", 4, "same")]);
      const to = await applyNext(engine, ASIDE, [titled(4, "lantern")]);
      expect(await ids()).toEqual([2, 1]);
      const before = await engine.version(ENTRIES.name);
      await engine.promote(ASIDE.name, ENTRIES.name);
      expect(await ids()).toEqual([4, 3, 2]);
      expect([await ids({ text: "harbour" }), await ids({ text: "meadwo" })]).toEqual([[], [3, 2]]);
      expect(await ids({ sort: "seen" })).toEqual([2, 4, 3]);
      const asked = { sort: "seen", keys: ["same"], limit: 9 } as const;
      expect(await engine.index(ENTRIES).groups(asked)).toEqual([{ group: "TSame", value: 4 }]);
      expect(await engine.checkpoint(ENTRIES.name)).toBe(to);
      expect(await engine.version(ENTRIES.name)).not.toBe(before);
    });

    test("leaves the other name free", async () => {
      await applyNext(engine, ASIDE, [titled(1, "meadow")]);
      await engine.promote(ASIDE.name, ENTRIES.name);
      expect(await engine.checkpoint(ASIDE.name)).toBe(START);
      await applyNext(engine, ASIDE, [titled(2, "lantern")]);
      expect(await ids()).toEqual([1]);
      expect(idsOf(await engine.index(ASIDE).search(all))).toEqual([2]);
    });

    test("batches go on from there, and nowhere else", async () => {
      await applyNext(engine, ENTRIES, [titled(1, "harbour")]);
      const old = await applyNext(engine, ENTRIES, [titled(2, "harbour")]);
      const to = await applyNext(engine, ASIDE, [titled(3, "meadow")]);
      await engine.promote(ASIDE.name, ENTRIES.name);
      const late = engine.index(ENTRIES).apply({ from: old, to: "9", ops: [titled(4, "forest")] });
      await expect(late).rejects.toMatchObject({ code: "CHECKPOINT_MOVED" });
      await engine.index(ENTRIES).apply({ from: to, to: "9", ops: [titled(5, "lantern"), { op: "delete", id: 3 }] });
      expect(await ids()).toEqual([5]);
    });

    test("may be done again and again", async () => {
      for (let id = 1; id <= 4; id++) {
        await applyNext(engine, ASIDE, [titled(id, "meadow")]);
        await engine.promote(ASIDE.name, ENTRIES.name);
        expect(await ids()).toEqual([id]);
        await applyNext(engine, ENTRIES, [titled(100, "lantern")]);
        expect(await ids({ text: "lantern" })).toEqual([100]);
      }
    });

    test("holds when the engine is opened again", async () => {
      await applyNext(engine, ENTRIES, [titled(1, "harbour")]);
      const to = await applyNext(engine, ASIDE, [titled(2, "meadow")]);
      await engine.promote(ASIDE.name, ENTRIES.name);
      await engine.close();
      engine = await place.open();
      expect(await ids()).toEqual([2]);
      expect(await engine.checkpoint(ENTRIES.name)).toBe(to);
      expect(await engine.checkpoint(ASIDE.name)).toBe(START);
    });

    test("a search sees the whole of the one or of the other", async () => {
      const many = (title: string) => Array.from({ length: 50 }, (_, i) => titled(i + 1, title));
      await applyNext(engine, ENTRIES, many("harbour"));
      await applyNext(engine, ASIDE, many("meadow"));
      const seen = new Set<string>();
      let isDone = false;
      const promoted = engine.promote(ASIDE.name, ENTRIES.name).finally(() => {
        isDone = true;
      });
      const look = async () => {
        const [harbour, meadow] = await Promise.all([ids({ text: "harbour" }), ids({ text: "meadow" })]);
        seen.add(`${harbour.length} ${meadow.length}`);
      };
      while (!isDone) {
        await look();
        await setImmediate();
      }
      await promoted;
      await look();
      expect([...seen]).toEqual(["50 0", "0 50"]);
    });

    test("is what those who wait for its checkpoint have waited for", async () => {
      await applyNext(engine, ENTRIES, [titled(1, "harbour")]);
      const waiting = engine.whenReached(ENTRIES.name, "0000000000000002", 20_000);
      await applyNext(engine, ASIDE, [titled(1, "meadow")]);
      await applyNext(engine, ASIDE, [titled(2, "meadow")]);
      await engine.promote(ASIDE.name, ENTRIES.name);
      expect(await waiting).toBe(true);
    });

    test("a batch that comes meanwhile is not lost: it goes to the new one, which refuses it", async () => {
      const from = await applyNext(engine, ENTRIES, [titled(1, "harbour")]);
      await applyNext(engine, ASIDE, []);
      await applyNext(engine, ASIDE, [titled(2, "meadow")]);
      const promoted = engine.promote(ASIDE.name, ENTRIES.name);
      const applied = engine.index(ENTRIES).apply({ from, to: "9", ops: [titled(3, "lantern")] });
      await expect(applied).rejects.toMatchObject({ code: "CHECKPOINT_MOVED" });
      await promoted;
      expect(await ids()).toEqual([2]);
    });

    test("is refused where nothing was built, or with other fields; what stands stays", async () => {
      await applyNext(engine, ENTRIES, [titled(1, "harbour")]);
      await expect(engine.promote(ASIDE.name, ENTRIES.name)).rejects.toThrow(ASIDE.name);
      const other = { ...ENTRIES, name: "other@1", filters: [] };
      await engine.index(other).apply({ from: START, to: "1", ops: [] });
      await expect(engine.promote(other.name, ENTRIES.name)).rejects.toThrow(/fields/);
      await engine.promote(ENTRIES.name, ENTRIES.name);
      expect(await ids()).toEqual([1]);
    });
  });
}
