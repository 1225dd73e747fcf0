import { describe, expect, test } from "vitest";
import { START } from "../../event-store/port.ts";
import { LIST_LIMIT } from "../port.ts";
import { add, type Fixture, P, put, take } from "./fixture.ts";

export function listContract({ apply, members, model, store }: Fixture): void {
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
      expect((await store().model("toy@2").list("all", { offset: 0, limit: 9, newestFirst: true })).members).toEqual([
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

    test("are walked by score, whatever is added and removed meanwhile", async () => {
      await apply([add("a", 1), add("b", 2), add("c", 3), add("d", 4), add("e", 5), add("z", 9, "second")]);
      expect(await model().listAfter("all", 0, 2)).toEqual(["a", "b"]);
      await apply([take("a"), take("b"), take("c"), add("f", 6)]);
      expect(await model().listAfter("all", 2, 2)).toEqual(["d", "e"]);
      expect(await model().listAfter("all", 5, 2)).toEqual(["f"]);
      expect(await model().listAfter("all", 6, 2)).toEqual([]);
      expect(await model().listAfter("no such list", 0, 2)).toEqual([]);
      expect(await store().model("never@1").listAfter("all", 0, 2)).toEqual([]);
    });

    test("are not read without a bound", async () => {
      await apply([add("a", 1)]);
      for (const limit of [LIST_LIMIT + 1, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY]) {
        await expect(model().list("all", { offset: 0, limit, newestFirst: true })).rejects.toThrow(RangeError);
        await expect(model().listAfter("all", 0, limit)).rejects.toThrow(RangeError);
        await expect(model().listAfter("no such list", 0, limit)).rejects.toThrow(RangeError);
      }
      expect(await model().listAfter("all", 0, LIST_LIMIT)).toEqual(["a"]);
    });

    test("refuse a score that is no finite number, and the batch with it", async () => {
      await expect(apply([put("a", { n: 1 }), add("a", Number.NaN)])).rejects.toThrow();
      await expect(apply([put("a", { n: 1 }), add("a", Number.POSITIVE_INFINITY)])).rejects.toThrow();
      expect(await store().checkpoint(P)).toBe(START);
      expect(await model().get("thing", "a")).toBeUndefined();
    });
  });
}
