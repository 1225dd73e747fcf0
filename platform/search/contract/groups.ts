// Groups: their number holds for all documents in them, and they are looked up by keys.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CreatePlace, createWorld, entry, group, type World } from "./world.ts";

export function testGroups(createPlace: CreatePlace): void {
  describe("groups", () => {
    let world: World;
    beforeEach(async () => {
      world = await createWorld(createPlace);
    });
    afterEach(() => world.close());

    const of = (name: string) => entry({ address: name });
    const found = (...keys: string[]) => world.index.groups({ sort: "seen", keys, limit: 10 });

    test("a group's number holds for all documents in it", async () => {
      const [one, two, other] = [of("TSame"), of("TSame"), entry()];
      await world.upsert(one, two, other);
      await world.apply(group("TSame", 2), group("TNever", 9));
      expect(await world.ids("", { sort: "seen" })).toEqual([two.id, one.id, other.id]);
      await world.apply(group("TSame", 0));
      expect(await world.ids("", { sort: "seen" })).toEqual([other.id, two.id, one.id]);
    });

    test("it holds for those that come later, and for those that change", async () => {
      const [one, two, other] = [of("TSame"), of("TSame"), entry()];
      await world.upsert(one, other);
      await world.apply(group("TSame", 2));
      await world.upsert(two, { ...one, texts: { ...one.texts, title: "harbour" } });
      expect(await world.ids("", { sort: "seen" })).toEqual([two.id, one.id, other.id]);
    });

    test("a document that changes its group alone has the other's number", async () => {
      const [one, two, three] = [of("TOne"), of("TTwo"), entry()];
      await world.upsert(one, two, three);
      await world.apply(group("TOne", 5));
      await world.upsert({ ...three, sorts: { likes: 0, seen: "TOne" } });
      await world.upsert({ ...one, sorts: { likes: 0, seen: "TTwo" } });
      expect(await world.ids("", { sort: "seen" })).toEqual([three.id, two.id, one.id]);
    });

    test("of a group without documents nothing is kept", async () => {
      const [one, other] = [of("TSame"), entry()];
      await world.upsert(one, other);
      await world.apply(group("TSame", 2, "same"));
      await world.apply({ op: "delete", id: one.id });
      expect(await found("same")).toEqual([]);
      await world.upsert(one);
      expect(await found("same")).toEqual([]);
      expect(await world.ids("", { sort: "seen" })).toEqual([other.id, one.id]);
    });

    test("they are found by any of their keys, each once", async () => {
      await world.upsert(of("TOne"), of("TOne"), of("TTwo"), of("TThree"));
      await world.apply(group("TOne", 6, "a", "b"), group("TTwo", 1, "b"), group("TThree", 0));
      expect(await found("a")).toEqual([{ group: "TOne", value: 6 }]);
      expect((await found("a", "b", "c")).toSorted((x, y) => y.value - x.value)).toEqual([
        { group: "TOne", value: 6 },
        { group: "TTwo", value: 1 },
      ]);
      expect(await found("c")).toEqual([]);
      expect(await found()).toEqual([]);
      expect(await world.index.groups({ sort: "seen", keys: ["b"], limit: 1 })).toHaveLength(1);
    });

    test("a group's keys are those that it was given last", async () => {
      await world.upsert(of("TOne"));
      await world.apply(group("TOne", 1, "a", "b"));
      await world.apply(group("TOne", 2, "b", "c"));
      expect([await found("a"), await found("b"), await found("c")]).toEqual([
        [],
        [{ group: "TOne", value: 2 }],
        [{ group: "TOne", value: 2 }],
      ]);
      await world.apply(group("TOne", 3));
      expect(await found("b", "c")).toEqual([]);
    });

    test("any text is a key", async () => {
      const keys = ["", "\0", "\ud800", "사기", "x".repeat(3_000), '"]'];
      await world.upsert(of("TOne"));
      await world.apply(group("TOne", 1, ...keys));
      for (const key of keys) expect(await found(key)).toEqual([{ group: "TOne", value: 1 }]);
    });
  });
}
