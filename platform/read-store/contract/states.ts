import { describe, expect, test, vi } from "vitest";
import { START } from "../../event-store/port.ts";
import type { ModelState, ReadStore } from "../port.ts";
import { add, type Fixture, P, put } from "./fixture.ts";

/** Collects what a store tells of a projection, newest last. */
function listen(store: ReadStore, projection = P) {
  const told: ModelState[] = [];
  const stop = store.watch(projection, (state) => void told.push(state));
  return { told, stop, newest: () => told.at(-1) };
}

/** Resolves once `check` no longer throws; a busy machine is given time. */
const until = (check: () => void | Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 20_000 });

export function stateContract({ apply, close, model, open, reopen, store }: Fixture): void {
  describe("the state of a projection", () => {
    /** As told to a new listener. */
    const state = async (of = store()): Promise<ModelState> => {
      const { told, stop } = listen(of);
      await until(() => expect(told).toHaveLength(1));
      stop();
      const [first] = told;
      if (first === undefined) throw new Error("nothing was told");
      return first;
    };
    const version = async (of?: ReadStore) => (await state(of)).version;

    test("is told at once and after each change, before the change's caller goes on", async () => {
      await store().apply({ projection: P, from: START, to: "0005", ops: [] });
      const { newest, told, stop } = listen(store());
      await until(() => expect(told).toEqual([{ position: "0005", version: "", ready: false }]));
      await store().apply({ projection: P, from: "0005", to: "0006", ops: [put("a", { n: 1 })] });
      expect(newest()).toMatchObject({ position: "0006", version: expect.stringMatching(/./) });
      await store().drop(P);
      expect(newest()).toEqual({ position: START, version: "", ready: false });
      stop();
      await store().apply({ projection: P, from: START, to: "0001", ops: [put("a", { n: 1 })] });
      expect(told).toHaveLength(3);
    });

    test("is told to each listener of the projection, and of no other", async () => {
      const [one, two, other] = [listen(store()), listen(store()), listen(store(), "toy@2")];
      await apply([put("a", { n: 1 })]);
      expect(one.newest()).toEqual(two.newest());
      expect(one.newest()?.position).toBe("1");
      expect(other.newest()).toEqual({ position: START, version: "", ready: false });
      expect(other.told).toHaveLength(1);
    });

    test("is told of what another writer has done, which is read then", async () => {
      await apply([put("a", { n: 1 })]);
      const { told, newest } = listen(store());
      await until(() => expect(told).toHaveLength(1));
      expect(await model().get("thing", "a")).toEqual({ n: 1 });
      const other = await open();
      await other.apply({ projection: P, from: "1", to: "2", ops: [put("a", { n: 2 })] });
      await until(() => expect(newest()?.position).toBe("2"));
      expect(await model().get("thing", "a")).toEqual({ n: 2 });
      expect(newest()).toEqual(await state(other));
      await other.drop(P);
      await until(() => expect(newest()?.position).toBe(START));
    });

    test("is told before a wait for it ends", async () => {
      const { newest } = listen(store());
      const other = await open();
      const wait = store().whenReached(P, "1", 60_000);
      await other.apply({ projection: P, from: START, to: "1", ops: [put("a", { n: 1 })] });
      expect(await wait).toBe(true);
      expect(newest()?.position).toBe("1");
    });

    test("is not told any more once the store is closed", async () => {
      const { told } = listen(store());
      await close();
      const other = await open();
      await other.apply({ projection: P, from: START, to: "1", ops: [] });
      expect(told.length).toBeLessThanOrEqual(1);
    });

    test("has another version after each batch with operations", async () => {
      const seen = [await version()];
      for (const op of [put("a", { n: 1 }), put("a", { n: 1 }), add("a", 1)]) {
        await apply([op]);
        seen.push(await version());
      }
      expect(new Set(seen).size).toBe(seen.length);
    });

    test("keeps its version while batches only move the checkpoint, and while others are changed", async () => {
      expect(await version()).toBe("");
      await apply([]);
      expect(await version()).toBe("");
      await apply([put("a", { n: 1 })]);
      const before = await version();
      await apply([]);
      await apply([put("a", { n: 1 })], "toy@2");
      await store().apply({ projection: "toy@3", from: START, to: "1", ops: [] });
      expect(await state()).toEqual({ position: "3", version: before, ready: false });
      await reopen();
      expect(await version()).toBe(before);
    });

    test("has another version after a drop, which does not come back", async () => {
      await apply([put("a", { n: 1 })]);
      const before = await version();
      await store().drop(P);
      const dropped = await version();
      await apply([put("a", { n: 1 })]);
      expect(new Set([before, dropped, await version()]).size).toBe(3);
    });

    test("changes when a rebuilt one takes its place, the same position or not", async () => {
      const ops = [put("a", { n: 1 })];
      await store().apply({ projection: P, from: START, to: "1", ops });
      const { told, newest } = listen(store());
      await store().apply({ projection: "next", from: START, to: "1", ops });
      const before = newest();
      await store().promote("next", P);
      expect(newest()).toMatchObject({ position: "1" });
      expect(newest()?.version).not.toBe(before?.version);
      expect(told).toHaveLength(2);
    });
  });
}
