import { describe, expect, test } from "vitest";
import { START } from "../../event-store/port.ts";
import type { ReadOp } from "../port.ts";
import { add, type Fixture, P, put } from "./fixture.ts";

export function checkpointContract({ apply, members, model, open, reopen, store }: Fixture): void {
  describe("checkpoints", () => {
    test("start at START and move with a batch, an empty one too", async () => {
      expect(await store().checkpoint(P)).toBe(START);
      await store().apply({ projection: P, from: START, to: "0005", ops: [] });
      expect(await store().checkpoint(P)).toBe("0005");
      expect(await store().checkpoint("toy@2")).toBe(START);
    });

    test("refuse a batch that was made at another one, whole", async () => {
      await apply([put("a", { n: 1 }), add("a", 1)]);
      const late = { projection: P, from: START, to: "9", ops: [put("a", { n: 9 }), add("b", 1)] };
      await expect(store().apply(late)).rejects.toMatchObject({ code: "CHECKPOINT_MOVED" });
      await expect(store().apply({ ...late, from: "7" })).rejects.toMatchObject({ code: "CHECKPOINT_MOVED" });
      expect(await store().checkpoint(P)).toBe("1");
      expect(await model().get("thing", "a")).toEqual({ n: 1 });
      expect(await members()).toEqual(["a"]);
    });

    test("let one of two writers through", async () => {
      const other = await open();
      const batch = (n: number) => ({ projection: P, from: START, to: "1", ops: [put("a", { n })] });
      const outcomes = await Promise.allSettled([store().apply(batch(1)), other.apply(batch(2))]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    });

    test("move together with others that are applied at once; a batch that fails holds none of them back", async () => {
      const batch = (projection: string, from: string, ops: readonly ReadOp[]) => ({ projection, from, to: "1", ops });
      const outcomes = await Promise.allSettled([
        store().apply(batch("first@1", START, [put("a", { n: 1 })])),
        store().apply(batch("late@1", "7", [put("a", { n: 1 })])),
        store().apply(batch("broken@1", START, [put("a", { n: 1 }), add("a", Number.NaN)])),
        store().apply(batch("last@1", START, [put("a", { n: 1 })])),
      ]);
      expect(outcomes).toMatchObject([
        { status: "fulfilled" },
        { reason: { code: "CHECKPOINT_MOVED" } },
        { reason: expect.any(RangeError) },
        { status: "fulfilled" },
      ]);
      expect(await store().projections()).toEqual(["first@1", "last@1"]);
      for (const name of ["first@1", "last@1"]) expect(await store().model(name).get("thing", "a")).toEqual({ n: 1 });
    });

    test("survive a close, with everything applied", async () => {
      await apply([put("a", { n: 1 }), add("a", 1)]);
      await reopen();
      expect(await store().checkpoint(P)).toBe("1");
      expect(await model().get("thing", "a")).toEqual({ n: 1 });
      expect(await members()).toEqual(["a"]);
    });
  });
}
