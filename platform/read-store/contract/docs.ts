import { setImmediate } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { START } from "../../event-store/port.ts";
import { type Fixture, P, put, remove } from "./fixture.ts";

/** Resolves once `check` no longer throws; a busy machine is given time. */
const until = (check: () => void | Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 20_000 });

export function documentContract({ apply, model, open, store }: Fixture): void {
  describe("documents", () => {
    test("are found by collection and id, and undefined elsewhere", async () => {
      const doc = { title: "한국어 ä 🙂", nested: { list: [1, null, "x"], flag: true }, score: -1.5 };
      await apply([put("a", doc)]);
      expect(await model().get("thing", "a")).toEqual(doc);
      expect(await model().get("thing", "b")).toBeUndefined();
      expect(await model().get("other", "a")).toBeUndefined();
      expect(await store().model("toy@2").get("thing", "a")).toBeUndefined();
    });

    test("are replaced whole and deleted", async () => {
      await apply([put("a", { one: 1 }), put("b", { one: 1 })]);
      await apply([put("a", { two: 2 }), remove("b"), remove("never")]);
      expect(await model().get("thing", "a")).toEqual({ two: 2 });
      expect(await model().get("thing", "b")).toBeUndefined();
    });

    test("are as they were written last, by whomever, also where they were read before", async () => {
      const other = await open();
      const both = async () => {
        await setImmediate();
        const keys = ["a", "b"].map((id) => ({ collection: "thing", id }));
        return [await model().getMany(keys), await other.model(P).getMany(keys)];
      };
      const expectBoth = async (...docs: readonly unknown[]) => expect(await both()).toEqual([docs, docs]);
      await expectBoth(undefined, undefined);
      await apply([put("a", { n: 1 })]);
      await expectBoth({ n: 1 }, undefined);
      await other.apply({ projection: P, from: "1", to: "2", ops: [put("a", { n: 2 }), put("b", { n: 2 })] });
      await expectBoth({ n: 2 }, { n: 2 });
      await apply([remove("a")]);
      await expectBoth(undefined, { n: 2 });
      await other.apply({ projection: "next", from: START, to: "1", ops: [put("a", { n: 3 })] });
      await other.promote("next", P);
      await expectBoth({ n: 3 }, undefined);
      await other.drop(P);
      await expectBoth(undefined, undefined);
    });

    test("are not what a refused batch would have made of them", async () => {
      await apply([put("a", { n: 1 })]);
      expect(await model().get("thing", "a")).toEqual({ n: 1 });
      const ops = [put("a", { n: 2 }), remove("a")];
      await expect(store().apply({ projection: P, from: "0", to: "2", ops })).rejects.toThrow();
      expect(await model().get("thing", "a")).toEqual({ n: 1 });
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
      await apply([put("short", { n: 1 }, soon), put("long", { n: 1 }, Date.now() + 3_600_000), put("kept", { n: 2 })]);
      expect(await model().get("thing", "past")).toBeUndefined();
      expect(await model().get("thing", "long")).toEqual({ n: 1 });
      await until(async () => expect(await model().get("thing", "short")).toBeUndefined());
      expect(await model().get("thing", "kept")).toEqual({ n: 2 });
      expect(await model().get("thing", "long")).toEqual({ n: 1 });
    });
  });
}
