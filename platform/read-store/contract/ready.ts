// A model answers queries once it has been caught up with the log; one that was dropped, lost or begun anew does not.
import { describe, expect, test, vi } from "vitest";
import { START } from "../../event-store/port.ts";
import type { ReadModel } from "../port.ts";
import { add, type Fixture, P, put } from "./fixture.ts";

const LOG = { id: "log", end: "5" };

export function readyContract({ apply, model, open, reopen, store }: Fixture): void {
  describe("a model that must be ready", () => {
    const READS: readonly (readonly [string, (from: ReadModel) => Promise<unknown>])[] = [
      ["a document", (from) => from.get("thing", "a")],
      ["documents", (from) => from.getMany([{ collection: "thing", id: "a" }])],
      ["a list", (from) => from.list("all", { offset: 0, limit: 9, newestFirst: true })],
      ["a walk through a list", (from) => from.listAfter("all", 0, 9)],
    ];
    /** Every read is refused, also of what is not there. */
    const expectRefused = async (of = store(), projection = P): Promise<void> => {
      for (const [, read] of READS)
        await expect(read(of.readyModel(projection))).rejects.toMatchObject({ code: "NOT_READY" });
    };
    const fill = () => apply([put("a", { n: 1 }), add("a", 1)]);
    /** At its checkpoint, as a projector does that has come to the end of the log. */
    const setReady = async (projection = P): Promise<void> => {
      const at = await store().checkpoint(projection);
      await store().apply({ projection, from: at, to: at, ops: [], ready: true });
    };
    const isReady = async (projection = P, of = store()): Promise<boolean | undefined> => {
      const told = vi.fn();
      const stop = of.watch(projection, told);
      await vi.waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 20_000 });
      stop();
      return told.mock.lastCall?.[0].ready;
    };

    test("is not read before it is, while the projector reads it", async () => {
      await expectRefused();
      await fill();
      await expectRefused();
      expect(await isReady()).toBe(false);
      expect(await model().get("thing", "a")).toEqual({ n: 1 });
    });

    test("is read from then on, whatever comes next, and after a restart", async () => {
      await fill();
      await setReady();
      await apply([put("a", { n: 2 })]);
      await apply([]);
      await reopen();
      expect(await isReady()).toBe(true);
      const answers = await Promise.all(READS.map(([, read]) => read(store().readyModel(P))));
      expect(answers).toEqual([{ n: 2 }, [{ n: 2 }], { members: ["a"], total: 1 }, ["a"]]);
    });

    test("may be empty, made from a log without events", async () => {
      await setReady();
      expect(await isReady()).toBe(true);
      expect(await store().readyModel(P).get("thing", "a")).toBeUndefined();
      await fill();
      expect(await store().readyModel(P).get("thing", "a")).toEqual({ n: 1 });
    });

    test("is not where it stands elsewhere than the batch says", async () => {
      await fill();
      const batch = { projection: P, from: START, to: START, ops: [], ready: true } as const;
      await expect(store().apply(batch)).rejects.toMatchObject({ code: "CHECKPOINT_MOVED" });
      await expectRefused();
    });

    test("is not after a drop, nor while it is built anew", async () => {
      await fill();
      await setReady();
      await store().drop(P);
      await expectRefused();
      await fill();
      await expectRefused();
    });

    test("is not once it was found to be of another log, or from beyond the end of this one", async () => {
      await store().attach(LOG);
      await fill();
      await setReady();
      await store().attach({ ...LOG, end: START });
      await expectRefused();
      await setReady();
      await store().attach({ ...LOG, id: "another log" });
      await expectRefused();
    });

    test("is ready after a promotion where the model before was, or what was built", async () => {
      await fill();
      await setReady();
      await apply([put("a", { n: 2 })], "toy@1~rebuild");
      await store().promote("toy@1~rebuild", P);
      expect(await store().readyModel(P).get("thing", "a")).toEqual({ n: 2 });
      await expectRefused(store(), "toy@1~rebuild");
      await apply([put("a", { n: 3 })], "toy@3");
      await store().promote("toy@3", "toy@4");
      await expectRefused(store(), "toy@4");
    });

    test("is told to other processes", async () => {
      const other = await open();
      const told = vi.fn();
      other.watch(P, told);
      await fill();
      await setReady();
      await vi.waitFor(() => expect(told.mock.lastCall?.[0]).toMatchObject({ position: "1", ready: true }), {
        timeout: 20_000,
      });
      expect(await other.readyModel(P).get("thing", "a")).toEqual({ n: 1 });
      await store().drop(P);
      await expectRefused(other);
    });
  });
}
