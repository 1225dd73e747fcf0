import { describe, expect, test } from "vitest";
import { START } from "../../event-store/port.ts";
import { fenced } from "../fenced.ts";
import { type Fixture, P, put } from "./fixture.ts";

export function fenceContract({ model, open, reopen, store }: Fixture): void {
  describe("fences", () => {
    const batch = (from: string, to: string, fence?: number) => ({
      projection: P,
      from,
      to,
      ops: [put("a", { by: fence ?? "nobody" })],
      fence,
    });
    const expectFenced = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code: "FENCED" });

    test("refuse a deposed writer's late batch, whole, though its checkpoint fits", async () => {
      const [deposed, active] = [fenced(store(), 3), fenced(await open(), 4)];
      await deposed.apply(batch(START, "1"));
      await active.apply(batch("1", "2"));
      await expectFenced(deposed.apply(batch("2", "3")));
      expect(await model().get("thing", "a")).toEqual({ by: "nobody" });
      expect(await store().checkpoint(P)).toBe("2");
      await active.apply(batch("2", "3"));
    });

    test("let the same and a newer token through, and batches without one", async () => {
      await store().apply(batch(START, "1", 7));
      await store().apply(batch("1", "2", 7));
      await store().apply(batch("2", "3", Number.MAX_SAFE_INTEGER));
      await store().apply(batch("3", "4"));
      await expectFenced(store().apply(batch("4", "5", 8)));
    });

    test("are each projection's own, and outlast a close, a drop and a promotion", async () => {
      await store().apply(batch(START, "1", 5));
      await store().apply({ ...batch(START, "1", 1), projection: "next" });
      await reopen();
      await expectFenced(store().apply(batch("1", "2", 4)));
      await store().promote("next", P, 6);
      await expectFenced(store().apply(batch("1", "2", 5)));
      await store().drop(P, 6);
      await expectFenced(store().apply(batch(START, "1", 5)));
      await store().apply(batch(START, "1", 6));
    });

    test("hold for a drop and a promotion too", async () => {
      await store().apply(batch(START, "1", 5));
      await store().apply({ ...batch(START, "9", 4), projection: "next" });
      await expectFenced(store().drop(P, 4));
      await expectFenced(store().promote("next", P, 4));
      expect(await store().checkpoint(P)).toBe("1");
      expect(await store().projections()).toEqual(expect.arrayContaining(["next", P]));
    });

    test("are not raised by a batch that is refused, and are safe integers", async () => {
      await store().apply(batch(START, "1", 5));
      await expect(store().apply(batch("0", "2", 9))).rejects.toMatchObject({ code: "CHECKPOINT_MOVED" });
      await store().apply(batch("1", "2", 5));
      for (const fence of [-1, 1.5, Number.NaN, 2 ** 53]) {
        await expect(store().apply(batch("2", "3", fence))).rejects.toThrow(RangeError);
      }
    });
  });
}
