// Older versions of an index, and what rebuilds left: dropped when they are not in use, and not before.
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { START } from "../../event-store/port.ts";
import type { SearchEngine } from "../port.ts";
import { applyNext, applyTo, type CreatePlace, ENTRIES, type EnginePlace, entry, idsOf, upsert } from "./world.ts";

const NEWER = { ...ENTRIES, name: "entries@2" };

export function testOlder(createPlace: CreatePlace): void {
  describe("older versions", () => {
    let place: EnginePlace;
    let opened: SearchEngine[];
    beforeEach(async () => {
      place = await createPlace();
      opened = [];
    });
    afterEach(async () => {
      for (const engine of opened) await engine.close();
      await place.remove();
    });

    const open = async (...schemas: readonly IndexSchema[]): Promise<SearchEngine> => {
      const engine = await place.open(schemas);
      opened.push(engine);
      return engine;
    };
    const meadow = [upsert(entry({ id: 7, title: "meadow" }))];
    const found = async (engine: SearchEngine) =>
      idsOf(await engine.index(ENTRIES).search({ text: "meadow", offset: 0, limit: 9 }));

    test("stay when a newer one is opened and filled", async () => {
      const old = await open(ENTRIES);
      const to = await applyNext(old, ENTRIES, meadow);
      await old.close();
      await applyNext(await open(NEWER), NEWER, meadow);
      const again = await open(ENTRIES);
      expect([await again.checkpoint(ENTRIES.name), await found(again)]).toEqual([to, [7]]);
    });

    test("are kept while an engine has them declared, and dropped after", async () => {
      const [old, next] = [await open(ENTRIES), await open(NEWER)];
      await applyNext(old, ENTRIES, meadow);
      expect(await next.dropOlder(NEWER.name)).toEqual({ dropped: [], inUse: [ENTRIES.name] });
      expect(await found(old)).toEqual([7]);
      await old.close();
      expect(await next.dropOlder(NEWER.name)).toEqual({ dropped: [ENTRIES.name], inUse: [] });
      expect(await next.dropOlder(NEWER.name)).toEqual({ dropped: [], inUse: [] });
      const again = await open(ENTRIES);
      expect([await again.checkpoint(ENTRIES.name), await found(again)]).toEqual([START, []]);
    });

    test("are those of the same index only, and neither newer ones nor its own", async () => {
      const others = ["entries@2", "entries@3", "entries-more@1", "more-entries@1"].map((name) => ({
        ...ENTRIES,
        name,
      }));
      const first = await open(...others);
      for (const schema of others) await applyNext(first, schema, meadow);
      await first.close();
      const engine = await open(NEWER);
      expect(await engine.dropOlder(NEWER.name)).toEqual({ dropped: [], inUse: [] });
      const again = await open(...others);
      for (const { name } of others) expect(await again.checkpoint(name), name).not.toBe(START);
    });

    test("and rebuilds that nobody goes on with are dropped; one under way is kept", async () => {
      const [old, next] = [await open(ENTRIES), await open(NEWER)];
      await applyTo(await old.rebuild(ENTRIES), meadow);
      await old.close();
      await applyTo(await next.rebuild(NEWER), meadow);
      const third = await open(NEWER);
      expect(await third.dropOlder(NEWER.name)).toEqual({
        dropped: expect.arrayContaining([ENTRIES.name, `${ENTRIES.name}~rebuild`]),
        inUse: [`${NEWER.name}~rebuild`],
      });
      await next.close();
      expect((await third.dropOlder(NEWER.name)).dropped).toEqual([`${NEWER.name}~rebuild`]);
    });
  });
}
