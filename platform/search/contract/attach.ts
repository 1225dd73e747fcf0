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

const at = (number: number): string => String(number).padStart(16, "0");
const LOG = { id: "log", end: at(2) };

export function testAttach(createPlace: CreatePlace): void {
  describe("attached to a log, indexes", () => {
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

    const fill = async () => {
      await engine.attach(LOG);
      await applyNext(engine, ENTRIES, [upsert(entry({ id: 7 }))]);
      await applyNext(engine, ENTRIES, [upsert(entry({ id: 8 }))]);
      await applyNext(engine, NOTICES, [upsert(notice(9, "meadow"))]);
      await reopen();
    };
    const reopen = async () => {
      await engine.close();
      engine = await place.open();
    };
    const all = { text: "", offset: 0, limit: 10 };
    const entries = async () => idsOf(await engine.index(ENTRIES).search(all));
    const notices = async () => idsOf(await engine.index(NOTICES).search(all));

    test("keep what fits it", async () => {
      await fill();
      expect(await engine.attach(LOG)).toEqual([]);
      expect([await entries(), await notices()]).toEqual([[8, 7], [9]]);
    });

    test("drop what was made from events that it does not hold any more, and nothing else", async () => {
      await fill();
      const misfit = { name: ENTRIES.name, file: expect.any(String), reason: "BEYOND_END", at: at(2) };
      expect(await engine.attach({ ...LOG, end: at(1) })).toEqual([misfit]);
      expect(await engine.checkpoint(ENTRIES.name)).toBe(START);
      expect([await entries(), await notices()]).toEqual([[], [9]]);
      await applyNext(engine, ENTRIES, [upsert(entry({ id: 7 }))]);
      expect(await entries()).toEqual([7]);
    });

    test("drop what was made from another log, however far that goes; what is made anew is of this one", async () => {
      await fill();
      const other = { id: "another log", end: at(9) };
      expect((await engine.attach(other)).map(({ reason }) => reason)).toEqual(["OTHER_LOG", "OTHER_LOG"]);
      await applyNext(engine, ENTRIES, [upsert(entry({ id: 7 }))]);
      await reopen();
      expect(await engine.attach(other)).toEqual([]);
      expect(await entries()).toEqual([7]);
      expect(await engine.attach(LOG)).toMatchObject([{ name: ENTRIES.name, reason: "OTHER_LOG", at: at(1) }]);
    });

    test("take the log over where none was noted", async () => {
      await applyNext(engine, ENTRIES, [upsert(entry({ id: 7 }))]);
      expect(await engine.attach(LOG)).toEqual([]);
      expect(await entries()).toEqual([7]);
      await reopen();
      expect(await engine.attach({ id: "another log", end: at(9) })).toHaveLength(1);
    });
  });
}
