// Filters, ids, sorts, pages and totals.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CreatePlace, createWorld, entry, group, site, type World } from "./world.ts";

const SORTS = [undefined, "likes", "seen"] as const;

export function testLists(createPlace: CreatePlace): void {
  describe("lists", () => {
    const often = "TOftenSeenxxxxxxxxxxxxxxxxxxxxxxxx";
    const entries = [
      entry({ title: "lantern", kind: "HACKING", chain: "BTC", likes: 2, tag: ["red", "new"] }),
      entry({ title: "lantern", kind: "DRUGS", chain: "ETH", likes: 9, address: often, tag: ["red"] }),
      site("lantern.example", "lantern.example", { kind: "HACKING", likes: 2 }),
      entry({ title: "lantern", kind: "HACKING", chain: "ETH", address: often, tag: [] }),
      entry({ title: "anchor", kind: "HACKING", chain: "ETH", likes: 70_000, tag: ["blue"] }),
    ];
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = entries.map(({ id }) => id);
    let world: World;
    beforeAll(async () => {
      world = await createWorld(createPlace);
      await world.upsert(...entries);
      await world.apply(group(often, 12));
      await world.apply(group("lantern.example", 3));
    });
    afterAll(() => world.close());

    test("without a text everything is there, newest first", async () => {
      expect(await world.ids("")).toEqual([e, d, c, b, a]);
      expect(await world.search(" ")).toMatchObject({ total: 5, totalIsLowerBound: false });
    });

    test("filters hold alone, together and with a text", async () => {
      expect(await world.ids("", { filters: { kind: "HACKING" } })).toEqual([e, d, c, a]);
      expect(await world.ids("", { filters: { form: "SITE" } })).toEqual([c]);
      expect(await world.ids("", { filters: { chain: "ETH", kind: "HACKING" } })).toEqual([e, d]);
      expect(await world.ids("", { filters: { chain: undefined, kind: "DRUGS" } })).toEqual([b]);
      expect(await world.ids("lantern", { filters: { kind: "HACKING" } })).toEqual([d, c, a]);
      const all = { kind: "HACKING", form: "WALLET", chain: "BTC" };
      expect(await world.ids("lantern", { filters: all })).toEqual([a]);
      expect(await world.ids("lantern", { filters: { chain: "XMR" } })).toEqual([]);
      expect(await world.search("lanten", { filters: { kind: "HACKING" } })).toMatchObject({ total: 3 });
    });

    test("a filter value is exact, and no word of a text", async () => {
      for (const kind of ["hacking", "HACK", "HACKING "])
        expect(await world.ids("", { filters: { kind } })).toEqual([]);
      expect(await world.ids("hacking")).toEqual([]);
    });

    test("a document may have several values of a filter, and any of several may be asked for", async () => {
      expect(await world.ids("", { filters: { tag: "red" } })).toEqual([b, a]);
      expect(await world.ids("", { filters: { tag: "new" } })).toEqual([a]);
      expect(await world.ids("", { filters: { tag: ["new", "blue"] } })).toEqual([e, a]);
      expect(await world.ids("", { filters: { tag: ["new", "red"], chain: ["ETH", "BTC"] } })).toEqual([b, a]);
      expect(await world.ids("", { filters: { tag: [] } })).toEqual([]);
    });

    test("ids hold alone, and with a text and filters", async () => {
      expect(await world.ids("", { ids: [b] })).toEqual([b]);
      expect(await world.ids("", { ids: [a, 7, d] })).toEqual([d, a]);
      expect(await world.search("", { ids: [] })).toMatchObject({ hits: [], total: 0 });
      expect(await world.ids("lantern", { ids: [b, e] })).toEqual([b]);
      expect(await world.ids("lanten", { ids: [b, e] })).toEqual([b]);
      expect(await world.ids("", { ids: [b, e], filters: { kind: "HACKING" } })).toEqual([e]);
      expect(await world.ids("", { ids: [a, b, e], sort: "seen" })).toEqual([b, e, a]);
    });

    test("highest value first, then newest", async () => {
      expect(await world.ids("", { sort: "likes" })).toEqual([e, b, c, a, d]);
      expect(await world.ids("lantern", { sort: "likes" })).toEqual([b, c, a, d]);
      expect(await world.ids("", { sort: "likes", filters: { kind: "HACKING" } })).toEqual([e, c, a, d]);
    });

    test("highest value of the group first, then newest", async () => {
      expect(await world.ids("", { sort: "seen" })).toEqual([d, b, c, e, a]);
      expect(await world.ids("lantern", { sort: "seen" })).toEqual([d, b, c, a]);
    });

    test.each(SORTS)("pages follow each other: %s", async (sort) => {
      for (const text of ["", "lantern"]) {
        const all = await world.ids(text, { sort });
        for (const limit of [1, 2, 3]) {
          const pages: number[][] = [];
          for (let offset = 0; offset < all.length + limit; offset += limit) {
            pages.push(await world.ids(text, { sort, offset, limit }));
          }
          expect(pages.flat()).toEqual(all);
        }
      }
    });

    test("a page beyond the end is empty and the total stays", async () => {
      expect(await world.search("lantern", { offset: 50, limit: 10 })).toEqual({
        hits: [],
        total: 4,
        totalIsLowerBound: false,
      });
    });
  });

  describe("totals", () => {
    test("are exact to a thousand and a lower bound above", async () => {
      const world = await createWorld(createPlace);
      await world.upsert(...Array.from({ length: 1_000 }, () => entry({ title: "beacon" })));
      expect(await world.search("beacon", { limit: 1 })).toMatchObject({ total: 1_000, totalIsLowerBound: false });
      await world.upsert(entry({ title: "beacon" }));
      for (const sort of [undefined, "likes"] as const) {
        const counted = { total: 1_000, totalIsLowerBound: true };
        expect(await world.search("beacon", { limit: 1, sort })).toMatchObject(counted);
        expect(await world.search("", { limit: 1, sort })).toMatchObject(counted);
        expect((await world.search("beacon", { limit: 10, offset: 995, sort })).hits).toHaveLength(6);
      }
      await world.close();
    });
  });
}
