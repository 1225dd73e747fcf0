import { describe, expect, test } from "vitest";
import { START } from "../../event-store/port.ts";
import { add, type Fixture, P, put } from "./fixture.ts";

export function projectionContract({ apply, members, model, store }: Fixture): void {
  describe("whole projections", () => {
    test("are dropped with all they hold, and begin anew", async () => {
      await apply([put("a", { n: 1 }), add("a", 1)]);
      await apply([put("a", { n: 2 })], "toy@2");
      await store().drop(P);
      await store().drop("never");
      expect(await store().projections()).toEqual(["toy@2"]);
      expect(await store().checkpoint(P)).toBe(START);
      expect(await model().get("thing", "a")).toBeUndefined();
      await apply([put("b", { n: 1 }), add("b", 1)]);
      expect(await model().get("thing", "a")).toBeUndefined();
      expect(await members()).toEqual(["b"]);
      expect(await store().model("toy@2").get("thing", "a")).toEqual({ n: 2 });
    });

    test("are named once they have a checkpoint", async () => {
      expect(await store().projections()).toEqual([]);
      await apply([]);
      await apply([], "toy@2");
      expect([...(await store().projections())].sort()).toEqual(["toy@1", "toy@2"]);
    });

    test("take another's name, checkpoint and all", async () => {
      await apply([put("a", { n: 1 }), put("old", { n: 1 }), add("old", 1)]);
      await store().apply({ projection: "next", from: START, to: "0007", ops: [put("a", { n: 2 }), add("new", 1)] });
      await store().promote("next", P);
      expect(await store().projections()).toEqual([P]);
      expect(await store().checkpoint(P)).toBe("0007");
      expect(await model().get("thing", "a")).toEqual({ n: 2 });
      expect(await model().get("thing", "old")).toBeUndefined();
      expect(await members()).toEqual(["new"]);
    });

    test("are not promoted where there is none; what stands stays", async () => {
      await apply([put("a", { n: 1 })]);
      await expect(store().promote("never", P)).rejects.toThrow();
      await store().promote(P, P);
      expect(await model().get("thing", "a")).toEqual({ n: 1 });
    });
  });
}
