// Batches: what they change, what they leave, and the checkpoint that goes with them.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { START } from "../../event-store/port.ts";
import { type CreatePlace, createWorld, ENTRIES, entry, group, upsert, type World } from "./world.ts";

export function testWrites(createPlace: CreatePlace): void {
  describe("writes", () => {
    let world: World;
    beforeEach(async () => {
      world = await createWorld(createPlace);
    });
    afterEach(() => world.close());

    test("an entry written again replaces what it was", async () => {
      const first = entry({ title: "harbour", body: "쾌속선", likes: 1, kind: "DRUGS" });
      const other = entry({ title: "harbour" });
      await world.upsert(first, other);
      await world.upsert(entry({ id: first.id, title: "meadow", body: "산들바람", address: "TMeadow" }));
      expect(await world.ids("harbour")).toEqual([other.id]);
      expect(await world.ids("쾌속")).toEqual([]);
      expect(await world.ids(first.texts.address)).toEqual([]);
      for (const text of ["meadow", "meadwo", "산들", "TMeadow"])
        expect(await world.ids(text), text).toEqual([first.id]);
      expect(await world.ids("")).toEqual([other.id, first.id]);
    });

    test("sorts, filters and highlights follow", async () => {
      const made = entry({ title: "harbour", kind: "DRUGS", tag: ["red", "new"] });
      const other = entry({ title: "harbour", likes: 1 });
      await world.upsert(made, other);
      await world.upsert(entry({ id: made.id, title: "old harbour", likes: 5, kind: "HACKING", tag: ["red"] }));
      expect(await world.ids("harbour", { sort: "likes" })).toEqual([made.id, other.id]);
      expect(await world.ids("", { filters: { kind: "DRUGS" } })).toEqual([]);
      expect(await world.ids("", { filters: { kind: "HACKING" } })).toEqual([made.id]);
      expect(await world.ids("", { filters: { tag: "new" } })).toEqual([]);
      expect(await world.ids("", { filters: { tag: "red" } })).toEqual([made.id]);
      expect((await world.search("harbour")).hits[1]?.highlights).toEqual({ title: [[4, 11]] });
    });

    test("a value alone may change", async () => {
      const [one, two] = [entry({ title: "harbour" }), entry({ title: "harbour" })];
      await world.upsert(one, two);
      await world.upsert({ ...one, sorts: { ...one.sorts, likes: 3 } });
      expect(await world.ids("harbour", { sort: "likes" })).toEqual([one.id, two.id]);
    });

    test("a deleted entry is gone from everywhere", async () => {
      const address = "TGoneGoneGoneGoneGoneGoneGoneGoneG1";
      const gone = entry({ title: "harbour", body: "unmistakable 쾌속선", address, tag: ["red"] });
      const stays = entry({ title: "harbour" });
      await world.upsert(gone, stays);
      await world.apply({ op: "delete", id: gone.id }, { op: "delete", id: 7 });
      for (const text of ["unmistakable", "unmistakible", "쾌속", "쾌", address, "tgone", address.slice(0, 3)]) {
        expect(await world.ids(text), text).toEqual([]);
      }
      expect(await world.ids("", { filters: { tag: "red" } })).toEqual([]);
      expect(await world.ids("", { ids: [gone.id] })).toEqual([]);
      expect(await world.search("")).toMatchObject({ hits: [{ id: stays.id }], total: 1 });
      expect(await world.ids("harbour")).toEqual([stays.id]);
      await world.apply({ op: "delete", id: gone.id });
      await world.upsert(gone);
      expect(await world.ids("unmistakable")).toEqual([gone.id]);
    });

    test("within a batch operations take effect in their order", async () => {
      const [one, two] = [entry({ title: "harbour" }), entry({ title: "harbour" })];
      await world.apply(
        upsert(one),
        { op: "delete", id: one.id },
        upsert(two),
        upsert(entry({ id: two.id, title: "meadow", address: two.texts.address })),
        group(two.texts.address, 4),
        upsert(entry({ id: one.id, title: "forest" })),
      );
      expect(await world.ids("harbour")).toEqual([]);
      expect(await world.ids("forest")).toEqual([one.id]);
      expect(await world.ids("meadow")).toEqual([two.id]);
      expect(await world.ids("", { sort: "seen" })).toEqual([two.id, one.id]);
    });

    test("an entry that comes late stands where its age puts it", async () => {
      const [one, two, three] = [entry({ title: "harbour" }), entry({ title: "harbour" }), entry({ title: "harbour" })];
      await world.upsert(one);
      await world.upsert(three);
      await world.upsert(two);
      expect(await world.ids("harbour")).toEqual([three.id, two.id, one.id]);
      expect(await world.ids("harbour", { offset: 1, limit: 1 })).toEqual([two.id]);
      expect(await world.ids("", { sort: "likes" })).toEqual([three.id, two.id, one.id]);
    });

    test("ids and numbers may be as large as they are allowed to be", async () => {
      const [first, last] = [entry({ id: 0, likes: 1 }), entry({ id: Number.MAX_SAFE_INTEGER, likes: 0xffff_ffff })];
      await world.upsert(first, last, entry({ id: 9, likes: 0xffff_fffe }));
      expect(await world.ids("")).toEqual([Number.MAX_SAFE_INTEGER, 9, 0]);
      expect(await world.ids("", { sort: "likes" })).toEqual([Number.MAX_SAFE_INTEGER, 9, 0]);
    });

    test.each([
      ["id", { ...entry(), id: 0.5 }],
      ["id", { ...entry(), id: -1 }],
      ["text", { ...entry(), texts: { title: "meadow" } }],
      ["value", { ...entry(), sorts: { likes: -1, seen: "T" } }],
      ["value", { ...entry(), sorts: { likes: 2 ** 32, seen: "T" } }],
      ["group", { ...entry(), sorts: { likes: 1 } }],
    ])("an entry without a proper %s is refused, and its batch changes nothing", async (_, broken) => {
      await expect(world.upsert(entry({ title: "harbour" }), broken as never)).rejects.toThrow();
      expect(await world.engine.checkpoint(ENTRIES.name)).toBe(START);
      expect(await world.ids("")).toEqual([]);
      await world.upsert(entry({ title: "harbour" }));
      expect(await world.ids("harbour")).toHaveLength(1);
    });

    test("a batch made on another checkpoint is refused and changes nothing", async () => {
      const to = await world.upsert(entry({ title: "harbour" }));
      const late = world.index.apply({ from: START, to: "9", ops: [upsert(entry({ title: "meadow" }))] });
      await expect(late).rejects.toMatchObject({ code: "CHECKPOINT_MOVED" });
      expect(await world.ids("meadow")).toEqual([]);
      expect(await world.engine.checkpoint(ENTRIES.name)).toBe(to);
      await world.upsert(entry({ title: "meadow" }));
      expect(await world.ids("meadow")).toHaveLength(1);
    });

    test("the checkpoint can be waited for", async () => {
      const { checkpoint, whenReached } = world.engine;
      expect(await checkpoint(ENTRIES.name)).toBe(START);
      const waiting = whenReached(ENTRIES.name, "0000000000000002", 20_000);
      await world.upsert(entry());
      await world.upsert(entry({ title: "harbour" }));
      expect(await waiting).toBe(true);
      expect(await world.ids("harbour")).toHaveLength(1);
      expect(await whenReached(ENTRIES.name, "0000000000000002", 0)).toBe(true);
      expect(await whenReached(ENTRIES.name, "0000000000000003", 1)).toBe(false);
    });

    test("a batch without operations moves the checkpoint, and leaves the version as it is", async () => {
      await world.upsert(entry({ title: "harbour" }));
      const before = await world.engine.version(ENTRIES.name);
      const to = await world.apply();
      await vi.waitFor(async () => expect(await world.engine.checkpoint(ENTRIES.name)).toBe(to), { timeout: 20_000 });
      expect(await world.engine.version(ENTRIES.name)).toBe(before);
      await world.upsert(entry({ title: "harbour" }));
      expect(await world.ids("harbour")).toHaveLength(2);
    });

    test("each batch with operations, and a drop, make another version; it does not come back", async () => {
      const made = entry();
      await world.apply();
      expect(await world.engine.version(ENTRIES.name)).toBe("");
      const seen: string[] = [];
      for (const change of [
        () => world.upsert(made),
        () => world.apply({ op: "delete", id: made.id }),
        () => world.engine.drop(ENTRIES.name),
        () => world.upsert(made),
      ]) {
        await change();
        seen.push(await world.engine.version(ENTRIES.name));
      }
      expect(new Set(seen).size).toBe(seen.length);
      await world.engine.index({ ...ENTRIES, name: "aside@1" }).apply({ from: START, to: "5", ops: [upsert(entry())] });
      expect(await world.engine.version(ENTRIES.name)).toBe(seen.at(-1));
      expect(await world.engine.version("never@1")).toBe("");
    });

    test("a dropped index is empty and can be filled again", async () => {
      const made = entry({ title: "harbour" });
      await world.upsert(made);
      await world.engine.drop(ENTRIES.name);
      expect(await world.engine.checkpoint(ENTRIES.name)).toBe(START);
      expect(await world.search("")).toEqual({ hits: [], total: 0, totalIsLowerBound: false });
      expect(await world.ids("harbour")).toEqual([]);
      await world.upsert(made);
      expect(await world.ids("harbour")).toEqual([made.id]);
    });
  });
}
