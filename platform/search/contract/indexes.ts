// Several indexes of one engine, each with its own fields, documents and checkpoint.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { START } from "../../event-store/port.ts";
import type { SearchEngine } from "../port.ts";
import {
  applyNext,
  type CreatePlace,
  ENTRIES,
  type EnginePlace,
  entry,
  idsOf,
  NOTICES,
  notice,
  upsert,
} from "./world.ts";

export function testIndexes(createPlace: CreatePlace): void {
  describe("indexes", () => {
    let place: EnginePlace;
    let engine: SearchEngine;
    beforeEach(async () => {
      place = await createPlace();
      engine = await place.open();
    });
    afterEach(async () => {
      await engine.close();
      await place.remove();
    });

    const all = { text: "", offset: 0, limit: 10 };
    const notices = async (more: object = {}) => idsOf(await engine.index(NOTICES).search({ ...all, ...more }));
    const entries = async (more: object = {}) => idsOf(await engine.index(ENTRIES).search({ ...all, ...more }));

    test("side by side do not see each other", async () => {
      const made = entry({ id: 7, title: "harbour" });
      await applyNext(engine, ENTRIES, [upsert(made)]);
      await applyNext(engine, NOTICES, [upsert(notice(7, "meadow")), upsert(notice(8, "forest"))]);
      expect([await entries(), await notices()]).toEqual([[7], [8, 7]]);
      expect([await entries({ text: "meadow" }), await notices({ text: "harbour" })]).toEqual([[], []]);
      await applyNext(engine, NOTICES, [{ op: "delete", id: 7 }]);
      expect([await entries(), await notices()]).toEqual([[7], [8]]);
      expect(await engine.checkpoint(ENTRIES.name)).not.toBe(await engine.checkpoint(NOTICES.name));
    });

    test("one with few fields is searched, filtered, sorted and highlighted as any other", async () => {
      await applyNext(engine, NOTICES, [
        upsert(notice(1, "Maintenance on Sunday", { content: "all services", views: 5 })),
        upsert(notice(2, "점검 안내", { option: "SERVICE", content: "Maintenance as well", views: 9 })),
        upsert(notice(3, "New terms", { views: 7 })),
      ]);
      expect(await notices({ text: "maintenance" })).toEqual([2, 1]);
      expect(await notices({ text: "maintanance", filters: { option: "GENERAL" } })).toEqual([1]);
      expect(await notices({ sort: "views" })).toEqual([2, 3, 1]);
      expect((await engine.index(NOTICES).search({ ...all, text: "maintenance" })).hits).toEqual([
        { id: 2, highlights: {} },
        { id: 1, highlights: { title: [[0, 11]] } },
      ]);
    });

    test("are written at once", async () => {
      await Promise.all([
        applyNext(engine, ENTRIES, [upsert(entry({ id: 7 }))]),
        applyNext(engine, NOTICES, [upsert(notice(8, "meadow"))]),
      ]);
      expect([await entries(), await notices()]).toEqual([[7], [8]]);
    });

    test("are dropped alone", async () => {
      await applyNext(engine, ENTRIES, [upsert(entry({ id: 7 }))]);
      await applyNext(engine, NOTICES, [upsert(notice(8, "meadow"))]);
      await engine.drop(NOTICES.name);
      await engine.drop("never@1");
      expect(await engine.checkpoint(NOTICES.name)).toBe(START);
      expect([await entries(), await notices()]).toEqual([[7], []]);
    });

    test("may be declared when they are needed", async () => {
      const aside = { ...NOTICES, name: "aside@1" };
      expect(await engine.checkpoint(aside.name)).toBe(START);
      await applyNext(engine, aside, [upsert(notice(8, "meadow"))]);
      expect(idsOf(await engine.index(aside).search(all))).toEqual([8]);
      expect(await notices()).toEqual([]);
    });

    test("keep what was written when the engine is opened again", async () => {
      const to = await applyNext(engine, NOTICES, [upsert(notice(8, "meadow"))]);
      await engine.close();
      engine = await place.open();
      expect(await engine.checkpoint(NOTICES.name)).toBe(to);
      expect(await notices({ text: "meadow" })).toEqual([8]);
    });

    test("are emptied where their fields are declared otherwise", async () => {
      await applyNext(engine, ENTRIES, [upsert(entry({ id: 7 }))]);
      await applyNext(engine, NOTICES, [upsert(notice(8, "meadow"))]);
      await engine.close();
      const changed = { ...NOTICES, filters: ["option", "place"] } as const;
      engine = await place.open([ENTRIES, changed]);
      expect(await engine.checkpoint(NOTICES.name)).toBe(START);
      expect(idsOf(await engine.index(changed).search(all))).toEqual([]);
      expect(await entries()).toEqual([7]);
      const { filters, ...doc } = notice(8, "meadow");
      await applyNext(engine, changed, [upsert({ ...doc, filters: { ...filters, place: "Seoul" } })]);
      expect(idsOf(await engine.index(changed).search({ ...all, filters: { place: "Seoul" } }))).toEqual([8]);
    });

    test("are refused where the same name has other fields", async () => {
      expect(() => engine.index({ ...NOTICES, sorts: {} })).toThrow(/notices@1/);
    });
  });
}
