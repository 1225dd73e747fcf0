// What every read store adapter must do. An adapter's test calls `testReadStore` with a place of its own.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { START } from "../event-store/port.ts";
import type { Doc, ReadModel, ReadOp, ReadStore } from "./port.ts";

/** A fresh, empty place for data. `open` may be called more than once, at the same time too. */
export type Place = { open(): Promise<ReadStore>; remove(): Promise<void> };

const P = "toy@1";

const put = (id: string, doc: Doc, expiresAt?: number): ReadOp => ({
  op: "put",
  collection: "thing",
  id,
  doc,
  expiresAt,
});
const remove = (id: string): ReadOp => ({ op: "delete", collection: "thing", id });
const add = (member: string, score: number, list = "all"): ReadOp => ({ op: "listAdd", list, member, score });
const take = (member: string, list = "all"): ReadOp => ({ op: "listRemove", list, member });

export function testReadStore(name: string, createPlace: () => Promise<Place>): void {
  describe(`read store: ${name}`, () => {
    let place: Place;
    let store: ReadStore;
    const opened: ReadStore[] = [];

    const open = async (): Promise<ReadStore> => {
      const next = await place.open();
      opened.push(next);
      return next;
    };
    /** Applies ops as the batch after the checkpoint; batches are numbered "1", "2" … */
    const apply = async (ops: readonly ReadOp[], projection = P): Promise<void> => {
      const from = await store.checkpoint(projection);
      await store.apply({ projection, from, to: String(Number(from) + 1), ops });
    };
    const model = (): ReadModel => store.model(P);
    const members = async (newestFirst = false, offset = 0, limit = 100, list = "all"): Promise<readonly string[]> =>
      (await model().list(list, { offset, limit, newestFirst })).members;

    beforeEach(async () => {
      place = await createPlace();
      store = await open();
    });
    afterEach(async () => {
      for (const each of opened.splice(0)) await each.close();
      await place.remove();
    });

    describe("documents", () => {
      test("are found by collection and id, and undefined elsewhere", async () => {
        const doc = { title: "한국어 ä 🙂", nested: { list: [1, null, "x"], flag: true }, score: -1.5 };
        await apply([put("a", doc)]);
        expect(await model().get("thing", "a")).toEqual(doc);
        expect(await model().get("thing", "b")).toBeUndefined();
        expect(await model().get("other", "a")).toBeUndefined();
        expect(await store.model("toy@2").get("thing", "a")).toBeUndefined();
      });

      test("are replaced whole and deleted", async () => {
        await apply([put("a", { one: 1 }), put("b", { one: 1 })]);
        await apply([put("a", { two: 2 }), remove("b"), remove("never")]);
        expect(await model().get("thing", "a")).toEqual({ two: 2 });
        expect(await model().get("thing", "b")).toBeUndefined();
      });

      test("come in the order of the keys asked for", async () => {
        await apply([put("a", { n: 1 }), put("b", { n: 2 })]);
        const keys = ["b", "none", "a", "b"].map((id) => ({ collection: "thing", id }));
        expect(await model().getMany(keys)).toEqual([{ n: 2 }, undefined, { n: 1 }, { n: 2 }]);
        expect(await model().getMany([])).toEqual([]);
      });

      test("keep the operations' order within a batch", async () => {
        await apply([put("a", { n: 1 }), remove("a"), put("a", { n: 2 }), put("b", { n: 1 }), remove("b")]);
        expect(await model().get("thing", "a")).toEqual({ n: 2 });
        expect(await model().get("thing", "b")).toBeUndefined();
      });

      test("are gone once their time is over, and stay where they have none any more", async () => {
        const soon = Date.now() + 30;
        await apply([put("past", { n: 1 }, Date.now() - 1), put("kept", { n: 1 }, soon)]);
        await apply([
          put("short", { n: 1 }, soon),
          put("long", { n: 1 }, Date.now() + 3_600_000),
          put("kept", { n: 2 }),
        ]);
        expect(await model().get("thing", "past")).toBeUndefined();
        await vi.waitFor(async () => expect(await model().get("thing", "short")).toBeUndefined());
        expect(await model().get("thing", "kept")).toEqual({ n: 2 });
        expect(await model().get("thing", "long")).toEqual({ n: 1 });
      });
    });

    describe("lists", () => {
      test("hold members by score, then by member", async () => {
        await apply([
          add("c", 2),
          add("b", 2),
          add("a", 10),
          add("d", -0.5),
          add("e", 2 ** 53 - 1),
          add("f", 2 ** 53 - 2),
        ]);
        expect(await members()).toEqual(["d", "b", "c", "a", "f", "e"]);
        expect(await members(true)).toEqual(["e", "f", "a", "c", "b", "d"]);
      });

      test("move a member that is added again, and count it once", async () => {
        await apply([add("a", 1), add("b", 2), add("a", 1)]);
        await apply([add("a", 3)]);
        expect(await model().list("all", { offset: 0, limit: 10, newestFirst: false })).toEqual({
          members: ["b", "a"],
          total: 2,
        });
      });

      test("lose members, and those who were never there make no difference", async () => {
        await apply([add("a", 1), add("b", 2)]);
        await apply([take("a"), take("a"), take("never"), take("a", "no such list")]);
        expect(await model().list("all", { offset: 0, limit: 10, newestFirst: true })).toEqual({
          members: ["b"],
          total: 1,
        });
        await apply([take("b"), add("c", 1), take("c")]);
        expect(await model().list("all", { offset: 0, limit: 10, newestFirst: true })).toEqual({
          members: [],
          total: 0,
        });
        await apply([add("d", 1)]);
        expect(await members()).toEqual(["d"]);
      });

      test("are apart from each other and from other projections'", async () => {
        await apply([add("a", 1), add("b", 1, "second")]);
        await apply([add("c", 1)], "toy@2");
        expect(await members()).toEqual(["a"]);
        expect(await members(false, 0, 10, "second")).toEqual(["b"]);
        expect((await store.model("toy@2").list("all", { offset: 0, limit: 9, newestFirst: true })).members).toEqual([
          "c",
        ]);
      });

      test("answer the same page from either end as a plain array would", async () => {
        const all = Array.from({ length: 25 }, (_, at) => String(at).padStart(2, "0"));
        await apply(all.map((member, at) => add(member, Math.floor(at / 2))));
        for (const newestFirst of [false, true]) {
          const expected = newestFirst ? all.toReversed() : all;
          for (let offset = 0; offset < 30; offset += 1) {
            for (const limit of [0, 1, 7, 40]) {
              const page = await model().list("all", { offset, limit, newestFirst });
              expect(page).toEqual({ members: expected.slice(offset, offset + limit), total: 25 });
            }
          }
        }
      });

      test("refuse a score that is no finite number, and the batch with it", async () => {
        await expect(apply([put("a", { n: 1 }), add("a", Number.NaN)])).rejects.toThrow();
        await expect(apply([put("a", { n: 1 }), add("a", Number.POSITIVE_INFINITY)])).rejects.toThrow();
        expect(await store.checkpoint(P)).toBe(START);
        expect(await model().get("thing", "a")).toBeUndefined();
      });
    });

    describe("checkpoints", () => {
      test("start at START and move with a batch, an empty one too", async () => {
        expect(await store.checkpoint(P)).toBe(START);
        await store.apply({ projection: P, from: START, to: "0005", ops: [] });
        expect(await store.checkpoint(P)).toBe("0005");
        expect(await store.checkpoint("toy@2")).toBe(START);
      });

      test("refuse a batch that was made at another one, whole", async () => {
        await apply([put("a", { n: 1 }), add("a", 1)]);
        const late = { projection: P, from: START, to: "9", ops: [put("a", { n: 9 }), add("b", 1)] };
        await expect(store.apply(late)).rejects.toMatchObject({ code: "CHECKPOINT_MOVED" });
        await expect(store.apply({ ...late, from: "7" })).rejects.toMatchObject({ code: "CHECKPOINT_MOVED" });
        expect(await store.checkpoint(P)).toBe("1");
        expect(await model().get("thing", "a")).toEqual({ n: 1 });
        expect(await members()).toEqual(["a"]);
      });

      test("let one of two writers through", async () => {
        const other = await open();
        const batch = (n: number) => ({ projection: P, from: START, to: "1", ops: [put("a", { n })] });
        const outcomes = await Promise.allSettled([store.apply(batch(1)), other.apply(batch(2))]);
        expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      });

      test("survive a close, with everything applied", async () => {
        await apply([put("a", { n: 1 }), add("a", 1)]);
        await store.close();
        opened.splice(0);
        store = await open();
        expect(await store.checkpoint(P)).toBe("1");
        expect(await model().get("thing", "a")).toEqual({ n: 1 });
        expect(await members()).toEqual(["a"]);
      });
    });

    describe("whenReached", () => {
      test("is true at once where the projection is there or further", async () => {
        await store.apply({ projection: P, from: START, to: "0005", ops: [] });
        expect(await store.whenReached(P, "0005", 0)).toBe(true);
        expect(await store.whenReached(P, "0004", 0)).toBe(true);
        expect(await store.whenReached("toy@2", START, 0)).toBe(true);
      });

      test("is false after the time", async () => {
        expect(await store.whenReached(P, "0005", 0)).toBe(false);
        expect(await store.whenReached(P, "0005", 5)).toBe(false);
      });

      test("turns true when a batch gets there, not before", async () => {
        const answers: string[] = [];
        const waits = ["0001", "0002"].map(async (position) => {
          expect(await store.whenReached(P, position, 60_000)).toBe(true);
          answers.push(position);
        });
        await store.apply({ projection: "toy@2", from: START, to: "0009", ops: [] });
        await store.apply({ projection: P, from: START, to: "0001", ops: [] });
        await waits[0];
        expect(answers).toEqual(["0001"]);
        await store.apply({ projection: P, from: "0001", to: "0003", ops: [] });
        await Promise.all(waits);
      });

      test("hears of a batch that another writer applied", async () => {
        const other = await open();
        const wait = store.whenReached(P, "0001", 60_000);
        await other.apply({ projection: P, from: START, to: "0001", ops: [] });
        expect(await wait).toBe(true);
      });

      test("is false for those who wait while the store closes", async () => {
        const wait = store.whenReached(P, "0001", 60_000);
        await store.close();
        opened.splice(0);
        expect(await wait).toBe(false);
      });
    });

    describe("whole projections", () => {
      test("are dropped with all they hold, and begin anew", async () => {
        await apply([put("a", { n: 1 }), add("a", 1)]);
        await apply([put("a", { n: 2 })], "toy@2");
        await store.drop(P);
        await store.drop("never");
        expect(await store.projections()).toEqual(["toy@2"]);
        expect(await store.checkpoint(P)).toBe(START);
        expect(await model().get("thing", "a")).toBeUndefined();
        await apply([put("b", { n: 1 }), add("b", 1)]);
        expect(await model().get("thing", "a")).toBeUndefined();
        expect(await members()).toEqual(["b"]);
        expect(await store.model("toy@2").get("thing", "a")).toEqual({ n: 2 });
      });

      test("are named once they have a checkpoint", async () => {
        expect(await store.projections()).toEqual([]);
        await apply([]);
        await apply([], "toy@2");
        expect([...(await store.projections())].sort()).toEqual(["toy@1", "toy@2"]);
      });

      test("take another's name, checkpoint and all", async () => {
        await apply([put("a", { n: 1 }), put("old", { n: 1 }), add("old", 1)]);
        await store.apply({ projection: "next", from: START, to: "0007", ops: [put("a", { n: 2 }), add("new", 1)] });
        await store.promote("next", P);
        expect(await store.projections()).toEqual([P]);
        expect(await store.checkpoint(P)).toBe("0007");
        expect(await model().get("thing", "a")).toEqual({ n: 2 });
        expect(await model().get("thing", "old")).toBeUndefined();
        expect(await members()).toEqual(["new"]);
      });

      test("are not promoted where there is none; what stands stays", async () => {
        await apply([put("a", { n: 1 })]);
        await expect(store.promote("never", P)).rejects.toThrow();
        await store.promote(P, P);
        expect(await model().get("thing", "a")).toEqual({ n: 1 });
      });
    });
  });
}
