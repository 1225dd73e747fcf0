// An index that is built beside the live one and takes another's place, while searches go on.
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { START } from "../../event-store/port.ts";
import type { IndexOp, Rebuild, SearchEngine } from "../port.ts";
import {
  applyNext,
  applyTo,
  type CreatePlace,
  ENTRIES,
  type EnginePlace,
  type Entries,
  entry,
  group,
  idsOf,
  upsert,
} from "./world.ts";

export function testPromotion(createPlace: CreatePlace): void {
  describe("promotion", () => {
    let place: EnginePlace;
    let engine: SearchEngine;
    beforeEach(async () => {
      built = undefined;
      place = await createPlace();
      engine = await place.open();
    });
    afterEach(async () => {
      await engine.close();
      await place.remove();
    });

    const all = { text: "", offset: 0, limit: 100 };
    const ids = async (more: object = {}) => idsOf(await engine.index(ENTRIES).search({ ...all, ...more }));
    let built: Rebuild<Entries> | undefined;
    /** Begins to build where nothing is being built. */
    const build = async (...ops: IndexOp<Entries>[]) => {
      built ??= await engine.rebuild(ENTRIES);
      return applyTo(built, ops);
    };
    const promote = async () => {
      const promoted = built?.promote();
      built = undefined;
      await promoted;
    };
    const titled = (id: number, title: string, address = `T${id}`) => upsert(entry({ id, title, address }));

    test("takes the name, with the checkpoint and all that was built", async () => {
      await applyNext(engine, ENTRIES, [titled(1, "harbour"), titled(2, "harbour")]);
      await build(titled(2, "meadow", "TSame"), titled(3, "meadow"), group("TSame", 4, "same"));
      const to = await build(titled(4, "lantern"));
      expect(await ids()).toEqual([2, 1]);
      const before = await engine.version(ENTRIES.name);
      await promote();
      expect(await ids()).toEqual([4, 3, 2]);
      expect([await ids({ text: "harbour" }), await ids({ text: "meadwo" })]).toEqual([[], [3, 2]]);
      expect(await ids({ sort: "seen" })).toEqual([2, 4, 3]);
      const asked = { sort: "seen", keys: ["same"], limit: 9 } as const;
      expect(await engine.index(ENTRIES).groups(asked)).toEqual([{ group: "TSame", value: 4 }]);
      expect(await engine.checkpoint(ENTRIES.name)).toBe(to);
      expect(await engine.version(ENTRIES.name)).not.toBe(before);
    });

    test("leaves the other name free", async () => {
      await build(titled(1, "meadow"));
      await promote();
      const next = await engine.rebuild(ENTRIES);
      expect(await next.checkpoint()).toBe(START);
      await applyTo(next, [titled(2, "lantern")]);
      expect(await ids()).toEqual([1]);
    });

    test("ends the rebuild: it takes no more", async () => {
      const first = await engine.rebuild(ENTRIES);
      const to = await applyTo(first, [titled(1, "meadow")]);
      await first.promote();
      await expect(first.apply({ from: to, to: "9", ops: [titled(2, "forest")] })).rejects.toThrow(/over/);
      await expect(first.promote()).rejects.toThrow(/over/);
      await first.drop();
      expect(await ids()).toEqual([1]);
    });

    test("is of the rebuild that was begun last", async () => {
      const first = await engine.rebuild(ENTRIES);
      const to = await applyTo(first, [titled(1, "harbour"), titled(2, "harbour")]);
      const last = await engine.rebuild(ENTRIES);
      expect(await last.checkpoint()).toBe(START);
      await expect(first.apply({ from: to, to: "9", ops: [titled(3, "harbour")] })).rejects.toThrow();
      await applyTo(last, [titled(4, "meadow")]);
      await last.promote();
      expect(await ids()).toEqual([4]);
    });

    test("never comes where the rebuild is dropped", async () => {
      await applyNext(engine, ENTRIES, [titled(1, "harbour")]);
      await build(titled(2, "meadow"));
      await built?.drop();
      await expect(promote()).rejects.toThrow(/over/);
      expect(await ids()).toEqual([1]);
    });

    test("batches go on from there, and nowhere else", async () => {
      await applyNext(engine, ENTRIES, [titled(1, "harbour")]);
      const old = await applyNext(engine, ENTRIES, [titled(2, "harbour")]);
      const to = await build(titled(3, "meadow"));
      await promote();
      const late = engine.index(ENTRIES).apply({ from: old, to: "9", ops: [titled(4, "forest")] });
      await expect(late).rejects.toMatchObject({ code: "CHECKPOINT_MOVED" });
      await engine.index(ENTRIES).apply({ from: to, to: "9", ops: [titled(5, "lantern"), { op: "delete", id: 3 }] });
      expect(await ids()).toEqual([5]);
    });

    test("may be done again and again", async () => {
      for (let id = 1; id <= 4; id++) {
        await build(titled(id, "meadow"));
        await promote();
        expect(await ids()).toEqual([id]);
        await applyNext(engine, ENTRIES, [titled(100, "lantern")]);
        expect(await ids({ text: "lantern" })).toEqual([100]);
      }
    });

    test("holds when the engine is opened again", async () => {
      await applyNext(engine, ENTRIES, [titled(1, "harbour")]);
      const to = await build(titled(2, "meadow"));
      await promote();
      await engine.close();
      engine = await place.open();
      expect(await ids()).toEqual([2]);
      expect(await engine.checkpoint(ENTRIES.name)).toBe(to);
    });

    test("a search sees the whole of the one or of the other", async () => {
      const many = (from: number) => Array.from({ length: 50 }, (_, i) => titled(from + i, "harbour"));
      await applyNext(engine, ENTRIES, many(100));
      await build(...many(200));
      const seen = new Set<string>();
      let isDone = false;
      const promoted = promote().finally(() => {
        isDone = true;
      });
      const look = async () => {
        const found = await ids({ text: "harbour" });
        seen.add(`${found.filter((id) => id < 200).length} ${found.filter((id) => id >= 200).length}`);
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
      await build(titled(1, "meadow"));
      await build(titled(2, "meadow"));
      await promote();
      expect(await waiting).toBe(true);
    });

    test("a batch that comes meanwhile is not lost: it goes to the new one, which refuses it", async () => {
      const from = await applyNext(engine, ENTRIES, [titled(1, "harbour")]);
      await build();
      await build(titled(2, "meadow"));
      const promoted = promote();
      const applied = engine.index(ENTRIES).apply({ from, to: "9", ops: [titled(3, "lantern")] });
      await expect(applied).rejects.toMatchObject({ code: "CHECKPOINT_MOVED" });
      await promoted;
      expect(await ids()).toEqual([2]);
    });

    test("is refused where nothing was built, or with other fields; what stands stays", async () => {
      await applyNext(engine, ENTRIES, [titled(1, "harbour")]);
      await expect((await engine.rebuild(ENTRIES)).promote()).rejects.toThrow(ENTRIES.name);
      await expect(engine.rebuild({ ...ENTRIES, filters: [] })).rejects.toThrow(/fields/);
      expect(await ids()).toEqual([1]);
    });
  });
}
