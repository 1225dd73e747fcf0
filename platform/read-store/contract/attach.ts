import { describe, expect, test } from "vitest";
import { START } from "../../event-store/port.ts";
import { add, type Fixture, P, put } from "./fixture.ts";

const LOG = { id: "log", end: "5" };

export function attachContract({ apply, members, model, reopen, store }: Fixture): void {
  describe("attached to a log", () => {
    const applyTo = (to: string) =>
      store().apply({ projection: P, from: START, to, ops: [put("a", { n: 1 }), add("a", 1)] });

    test("keep what fits it", async () => {
      expect(await store().attach(LOG)).toEqual([]);
      await applyTo("5");
      await reopen();
      expect(await store().attach(LOG)).toEqual([]);
      expect(await store().checkpoint(P)).toBe("5");
      expect(await model().get("thing", "a")).toEqual({ n: 1 });
    });

    test("drop what was made from events that it does not hold any more, and nothing else", async () => {
      await store().attach(LOG);
      await applyTo("5");
      await apply([put("b", {})], "toy@2");
      await reopen();
      const misfit = { name: P, file: expect.any(String), reason: "BEYOND_END", at: "5" };
      expect(await store().attach({ ...LOG, end: "4" })).toEqual([misfit]);
      expect(await store().checkpoint(P)).toBe(START);
      expect(await model().get("thing", "a")).toBeUndefined();
      expect(await members()).toEqual([]);
      expect(await store().projections()).toEqual(["toy@2"]);
      await applyTo("3");
      expect(await store().attach({ ...LOG, end: "4" })).toEqual([]);
    });

    test("drop what was made from another log, however far that goes", async () => {
      await store().attach(LOG);
      await applyTo("5");
      await reopen();
      const other = { id: "another log", end: "9" };
      expect(await store().attach(other)).toMatchObject([{ name: P, reason: "OTHER_LOG", at: "5" }]);
      expect(await store().projections()).toEqual([]);
      await applyTo("7");
      await reopen();
      expect(await store().attach(other)).toEqual([]);
      expect(await store().checkpoint(P)).toBe("7");
    });

    test("take the log over where none was noted", async () => {
      await applyTo("5");
      expect(await store().attach(LOG)).toEqual([]);
      expect(await store().checkpoint(P)).toBe("5");
      await reopen();
      expect(await store().attach({ id: "another log", end: "9" })).toHaveLength(1);
    });
  });
}
