// Filters, orders, pages and totals.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CreatePlace, createWorld, doc, site, type World } from "./contract-world.ts";

export function testLists(createPlace: CreatePlace): void {
  describe("lists", () => {
    const often = "TOftenReportedxxxxxxxxxxxxxxxxxxxx";
    const reports = [
      doc({ title: "lantern", crimeType: "HACKING", chain: "BTC", likeCount: 2 }),
      doc({ title: "lantern", crimeType: "DRUGS", chain: "ETH", likeCount: 9, adrs: often }),
      site("lantern.example", "lantern.example", { crimeType: "HACKING", likeCount: 2 }),
      doc({ title: "lantern", crimeType: "HACKING", chain: "ETH", adrs: often }),
      doc({ title: "anchor", crimeType: "HACKING", chain: "ETH", likeCount: 70_000 }),
    ];
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = reports.map(({ id }) => id);
    let world: World;
    beforeAll(async () => {
      world = await createWorld(createPlace);
      await world.upsert(...reports);
      await world.apply({ op: "rank", addressKey: often, timesReported: 12 });
      await world.apply({ op: "rank", addressKey: "lantern.example", timesReported: 3 });
    });
    afterAll(() => world.close());

    test("without a text everything is there, newest first", async () => {
      expect(await world.ids("")).toEqual([e, d, c, b, a]);
      expect(await world.search(" ")).toMatchObject({ total: 5, totalIsLowerBound: false });
    });

    test("filters hold alone, together and with a text", async () => {
      expect(await world.ids("", { crimeType: "HACKING" })).toEqual([e, d, c, a]);
      expect(await world.ids("", { declareType: "SITE" })).toEqual([c]);
      expect(await world.ids("", { chain: "ETH", crimeType: "HACKING" })).toEqual([e, d]);
      expect(await world.ids("lantern", { crimeType: "HACKING" })).toEqual([d, c, a]);
      expect(await world.ids("lantern", { crimeType: "HACKING", declareType: "WALLET", chain: "BTC" })).toEqual([a]);
      expect(await world.ids("lantern", { chain: "XMR" })).toEqual([]);
      expect(await world.search("lanten", { crimeType: "HACKING" })).toMatchObject({ total: 3 });
    });

    test("most liked first, then newest", async () => {
      expect(await world.ids("", { order: "POPULAR" })).toEqual([e, b, c, a, d]);
      expect(await world.ids("lantern", { order: "POPULAR" })).toEqual([b, c, a, d]);
      expect(await world.ids("", { order: "POPULAR", crimeType: "HACKING" })).toEqual([e, c, a, d]);
    });

    test("most reported first, then newest", async () => {
      expect(await world.ids("", { order: "MOST_REPORTED" })).toEqual([d, b, c, e, a]);
      expect(await world.ids("lantern", { order: "MOST_REPORTED" })).toEqual([d, b, c, a]);
    });

    test.each(["LATEST", "POPULAR", "MOST_REPORTED"] as const)("pages follow each other: %s", async (order) => {
      for (const text of ["", "lantern"]) {
        const all = await world.ids(text, { order });
        for (const limit of [1, 2, 3]) {
          const pages: number[][] = [];
          for (let offset = 0; offset < all.length + limit; offset += limit) {
            pages.push(await world.ids(text, { order, offset, limit }));
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
      await world.upsert(...Array.from({ length: 1_000 }, () => doc({ title: "beacon" })));
      expect(await world.search("beacon", { limit: 1 })).toMatchObject({ total: 1_000, totalIsLowerBound: false });
      await world.upsert(doc({ title: "beacon" }));
      for (const order of ["LATEST", "POPULAR"] as const) {
        const counted = { total: 1_000, totalIsLowerBound: true };
        expect(await world.search("beacon", { limit: 1, order })).toMatchObject(counted);
        expect(await world.search("", { limit: 1, order })).toMatchObject(counted);
        expect((await world.search("beacon", { limit: 10, offset: 995, order })).hits).toHaveLength(6);
      }
      await world.close();
    });
  });
}
