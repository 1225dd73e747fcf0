// Batches: what they change, what they leave, and the checkpoint that goes with them.
import { REPORT_INDEX } from "@sb/contracts/report/model.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { START } from "../event-store/port.ts";
import { type CreatePlace, createWorld, doc, site, type World } from "./contract-world.ts";

export function testWrites(createPlace: CreatePlace): void {
  describe("writes", () => {
    let world: World;
    beforeEach(async () => {
      world = await createWorld(createPlace);
    });
    afterEach(() => world.close());

    test("a report written again replaces what it was", async () => {
      const first = doc({ title: "harbour", comment: "쾌속선", likeCount: 1, crimeType: "DRUGS" });
      const other = doc({ title: "harbour" });
      await world.upsert(first, other);
      await world.upsert({ ...first, title: "meadow", comment: "산들바람", adrs: "TMeadow", addressKey: "TMeadow" });
      expect(await world.ids("harbour")).toEqual([other.id]);
      expect(await world.ids("쾌속")).toEqual([]);
      expect(await world.ids(first.adrs)).toEqual([]);
      for (const text of ["meadow", "meadwo", "산들", "TMeadow"])
        expect(await world.ids(text), text).toEqual([first.id]);
      expect(await world.ids("")).toEqual([other.id, first.id]);
    });

    test("likes, filters and highlights follow", async () => {
      const report = doc({ title: "harbour", crimeType: "DRUGS" });
      const other = doc({ title: "harbour", likeCount: 1 });
      await world.upsert(report, other);
      await world.upsert({ ...report, title: "old harbour", likeCount: 5, crimeType: "HACKING" });
      expect(await world.ids("harbour", { order: "POPULAR" })).toEqual([report.id, other.id]);
      expect(await world.ids("", { crimeType: "DRUGS" })).toEqual([]);
      expect(await world.ids("", { crimeType: "HACKING" })).toEqual([report.id]);
      expect((await world.search("harbour")).hits[1]?.highlights).toEqual({ title: [[4, 11]] });
    });

    test("a deleted report is gone from everywhere", async () => {
      const gone = doc({
        title: "harbour",
        comment: "unmistakable 쾌속선",
        adrs: "TGoneGoneGoneGoneGoneGoneGoneGoneG1",
      });
      const stays = doc({ title: "harbour" });
      await world.upsert(gone, stays);
      await world.apply({ op: "delete", id: gone.id }, { op: "delete", id: 7 });
      for (const text of [
        "unmistakable",
        "unmistakible",
        "쾌속",
        "쾌",
        gone.adrs,
        "tgone",
        gone.addressKey.slice(0, 3),
      ]) {
        expect(await world.ids(text), text).toEqual([]);
      }
      expect(await world.search("")).toMatchObject({ hits: [{ id: stays.id }], total: 1 });
      expect(await world.ids("harbour")).toEqual([stays.id]);
      await world.apply({ op: "delete", id: gone.id });
      await world.upsert(gone);
      expect(await world.ids("unmistakable")).toEqual([gone.id]);
    });

    test("within a batch operations take effect in their order", async () => {
      const [one, two] = [doc({ title: "harbour" }), doc({ title: "harbour" })];
      await world.apply(
        { op: "upsert", doc: one },
        { op: "delete", id: one.id },
        { op: "upsert", doc: two },
        { op: "upsert", doc: { ...two, title: "meadow" } },
        { op: "rank", addressKey: two.addressKey, timesReported: 4 },
        { op: "upsert", doc: { ...one, title: "forest" } },
      );
      expect(await world.ids("harbour")).toEqual([]);
      expect(await world.ids("forest")).toEqual([one.id]);
      expect(await world.ids("meadow")).toEqual([two.id]);
      expect(await world.ids("", { order: "MOST_REPORTED" })).toEqual([two.id, one.id]);
    });

    test("a report that comes late stands where its age puts it", async () => {
      const [one, two, three] = [doc({ title: "harbour" }), doc({ title: "harbour" }), doc({ title: "harbour" })];
      await world.upsert(one);
      await world.upsert(three);
      await world.upsert(two);
      expect(await world.ids("harbour")).toEqual([three.id, two.id, one.id]);
      expect(await world.ids("harbour", { offset: 1, limit: 1 })).toEqual([two.id]);
      expect(await world.ids("", { order: "POPULAR" })).toEqual([three.id, two.id, one.id]);
    });

    test("a rank holds for all reports of the address", async () => {
      const [one, two, other] = [doc({ adrs: "TSame" }), doc({ adrs: "TSame" }), doc()];
      await world.upsert(one, two, other);
      await world.apply(
        { op: "rank", addressKey: "TSame", timesReported: 2 },
        { op: "rank", addressKey: "TNever", timesReported: 9 },
      );
      expect(await world.ids("", { order: "MOST_REPORTED" })).toEqual([two.id, one.id, other.id]);
      await world.apply({ op: "rank", addressKey: "TSame", timesReported: 0 });
      expect(await world.ids("", { order: "MOST_REPORTED" })).toEqual([other.id, two.id, one.id]);
    });

    test("a batch made on another checkpoint is refused and changes nothing", async () => {
      const to = await world.upsert(doc({ title: "harbour" }));
      const late = {
        projection: REPORT_INDEX,
        from: START,
        to: "9",
        ops: [{ op: "upsert", doc: doc({ title: "meadow" }) }],
      };
      await expect(world.index.apply(late as never)).rejects.toMatchObject({ code: "CHECKPOINT_MOVED" });
      expect(await world.ids("meadow")).toEqual([]);
      expect(await world.index.checkpoint(REPORT_INDEX)).toBe(to);
      await world.upsert(doc({ title: "meadow" }));
      expect(await world.ids("meadow")).toHaveLength(1);
    });

    test("the checkpoint can be waited for", async () => {
      expect(await world.index.checkpoint(REPORT_INDEX)).toBe(START);
      const waiting = world.index.whenReached(REPORT_INDEX, "0000000000000002", 20_000);
      await world.upsert(doc());
      await world.upsert(doc({ title: "harbour" }));
      expect(await waiting).toBe(true);
      expect(await world.ids("harbour")).toHaveLength(1);
      expect(await world.index.whenReached(REPORT_INDEX, "0000000000000002", 0)).toBe(true);
      expect(await world.index.whenReached(REPORT_INDEX, "0000000000000003", 1)).toBe(false);
    });

    test("a batch without operations moves the checkpoint, and leaves the version as it is", async () => {
      await world.upsert(doc({ title: "harbour" }));
      const before = await world.index.version(REPORT_INDEX);
      const to = await world.apply();
      expect(await world.index.checkpoint(REPORT_INDEX)).toBe(to);
      expect(await world.index.version(REPORT_INDEX)).toBe(before);
      await world.upsert(doc({ title: "harbour" }));
      expect(await world.ids("harbour")).toHaveLength(2);
    });

    test("each batch with operations, and a drop, make another version; it does not come back", async () => {
      const report = doc();
      const seen = [await world.index.version(REPORT_INDEX)];
      for (const change of [
        () => world.upsert(report),
        () => world.apply({ op: "delete", id: report.id }),
        () => world.index.drop(REPORT_INDEX),
        () => world.upsert(report),
      ]) {
        await change();
        seen.push(await world.index.version(REPORT_INDEX));
      }
      expect(new Set(seen).size).toBe(seen.length);
      await world.index.apply({ projection: "aside@1", from: START, to: "5", ops: [{ op: "upsert", doc: doc() }] });
      expect(await world.index.version(REPORT_INDEX)).toBe(seen.at(-1));
      expect(await world.index.version("never@1")).toBe("");
    });

    test("another projection has a checkpoint of its own and is not searched", async () => {
      const aside = { op: "upsert" as const, doc: doc({ title: "meadow" }) };
      await world.index.apply({ projection: "aside@1", from: START, to: "5", ops: [aside] });
      expect(await world.index.checkpoint("aside@1")).toBe("5");
      expect(await world.index.checkpoint(REPORT_INDEX)).toBe(START);
      expect(await world.ids("meadow")).toEqual([]);
      await world.index.drop("aside@1");
      expect(await world.index.checkpoint("aside@1")).toBe(START);
    });

    test("a dropped index is empty and can be filled again", async () => {
      const report = doc({ title: "harbour" });
      await world.upsert(report);
      await world.index.drop(REPORT_INDEX);
      expect(await world.index.checkpoint(REPORT_INDEX)).toBe(START);
      expect(await world.search("")).toEqual({ hits: [], total: 0, totalIsLowerBound: false });
      expect(await world.ids("harbour")).toEqual([]);
      await world.upsert(report);
      expect(await world.ids("harbour")).toEqual([report.id]);
    });

    test("addresses that look alike are found", async () => {
      const seen = "0x7cb57b5a97eabe94205c07890be4c1ad31e486a8";
      const alike = "0x7cb5111111111111111111111111111111e486a8";
      await world.upsert(doc({ adrs: seen }), doc({ adrs: "0x7cb57b5a97eabe94205c07890be4c1ad31e48000" }));
      const bank = site("example-bank.com");
      await world.upsert(bank, site("example-bank.net"));
      await world.apply({ op: "rank", addressKey: seen, timesReported: 6 });
      expect(await world.index.similar(alike, 5)).toEqual([{ addressKey: seen, timesReported: 6 }]);
      expect(await world.index.similar(seen, 5)).toEqual([]);
      for (const host of ["exampel-bank.com", "example-bnk.com", "example--bank.com", "examp1e-bank.com"]) {
        expect(await world.index.similar(host, 5)).toEqual([{ addressKey: "example-bank.com", timesReported: 0 }]);
      }
      expect(await world.index.similar("example-bonk.org", 5)).toEqual([]);
      await world.apply({ op: "delete", id: bank.id });
      expect(await world.index.similar("examp1e-bank.com", 5)).toEqual([]);
    });
  });
}
