// As read-store/contract/ready.ts: an index answers queries once it has been caught up with the log.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { START } from "../../event-store/port.ts";
import type { SearchEngine } from "../port.ts";
import { applyNext, type CreatePlace, ENTRIES, type EnginePlace, entry, idsOf, upsert } from "./world.ts";

export function testReady(createPlace: CreatePlace): void {
  describe("an index that must be ready", () => {
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
    const found = async (of = engine) => idsOf(await of.readyIndex(ENTRIES).search(all));
    const expectRefused = async (of = engine) => {
      const index = of.readyIndex(ENTRIES);
      await expect(index.search(all)).rejects.toMatchObject({ code: "NOT_READY" });
      await expect(index.groups({ sort: "seen", keys: ["a"], limit: 1 })).rejects.toMatchObject({ code: "NOT_READY" });
    };
    const fill = (id = 7) => applyNext(engine, ENTRIES, [upsert(entry({ id }))]);
    const setReady = async () => {
      const at = await engine.checkpoint(ENTRIES.name);
      await engine.index(ENTRIES).apply({ from: at, to: at, ops: [], ready: true });
    };

    test("is not searched before it is, and is from then on", async () => {
      await expectRefused();
      await fill();
      await expectRefused();
      expect(idsOf(await engine.index(ENTRIES).search(all))).toEqual([7]);
      await setReady();
      await fill(8);
      await engine.close();
      engine = await place.open();
      expect(await found()).toEqual([8, 7]);
      expect(await engine.readyIndex(ENTRIES).groups({ sort: "seen", keys: ["a"], limit: 1 })).toEqual([]);
    });

    test("may be empty, made from a log without events", async () => {
      await setReady();
      expect(await found()).toEqual([]);
    });

    test("is not after a drop, nor where it was made from another log or from events that this one has lost", async () => {
      const log = { id: "log", end: "0000000000000001" };
      await engine.attach(log);
      await fill();
      await setReady();
      await engine.attach({ ...log, end: START });
      await expectRefused();
      await setReady();
      await engine.attach({ ...log, id: "another log" });
      await expectRefused();
      await fill();
      await setReady();
      await engine.drop(ENTRIES.name);
      await expectRefused();
    });

    test("keeps being ready when a rebuilt one takes its place, and is not by that", async () => {
      const rebuild = async (id: number) => {
        const built = await engine.rebuild(ENTRIES);
        await built.apply({ from: START, to: "0000000000000001", ops: [upsert(entry({ id }))] });
        await built.promote();
      };
      await fill();
      await rebuild(8);
      await expectRefused();
      await setReady();
      await rebuild(9);
      expect(await found()).toEqual([9]);
    });

    test("is told to other processes", async () => {
      const other = await place.open();
      const told = vi.fn();
      other.watch(ENTRIES.name, told);
      const until = (ready: boolean) =>
        vi.waitFor(() => expect(told.mock.lastCall?.[0]).toMatchObject({ ready }), { timeout: 20_000 });
      await until(false);
      await fill();
      await setReady();
      await until(true);
      expect(await found(other)).toEqual([7]);
      await engine.drop(ENTRIES.name);
      await until(false);
      await expectRefused(other);
      await other.close();
    });
  });
}
