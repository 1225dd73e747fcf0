import { describe, expect, test } from "vitest";
import { START } from "../event-store/port.ts";
import { add, type Fixture, P, put } from "./contract-fixture.ts";

export function versionContract({ apply, open, reopen, store }: Fixture): void {
  describe("the version of a projection", () => {
    const version = () => store().version(P);

    test("is another one after each batch with operations", async () => {
      const seen = [await version()];
      for (const op of [put("a", { n: 1 }), put("a", { n: 1 }), add("a", 1)]) {
        await apply([op]);
        seen.push(await version());
      }
      expect(new Set(seen).size).toBe(seen.length);
    });

    test("stays while batches only move the checkpoint, and while others are changed", async () => {
      expect(await version()).toBe("");
      await apply([]);
      expect(await version()).toBe("");
      await apply([put("a", { n: 1 })]);
      const before = await version();
      await apply([]);
      await apply([put("a", { n: 1 })], "toy@2");
      await store().apply({ projection: "toy@3", from: START, to: "1", ops: [] });
      expect(await store().checkpoint(P)).toBe("3");
      expect(await version()).toBe(before);
      await reopen();
      expect(await version()).toBe(before);
    });

    test("is another one after a drop, and does not come back", async () => {
      await apply([put("a", { n: 1 })]);
      const before = await version();
      await store().drop(P);
      const dropped = await version();
      await apply([put("a", { n: 1 })]);
      expect(new Set([before, dropped, await version()]).size).toBe(3);
    });

    test("is another one once a rebuilt one has its place, the same position or not", async () => {
      const ops = [put("a", { n: 1 })];
      await store().apply({ projection: P, from: START, to: "1", ops });
      const before = await version();
      await store().apply({ projection: "next", from: START, to: "1", ops });
      await store().promote("next", P);
      expect(await version()).not.toBe(before);
    });

    test("is that of other writers' changes too", async () => {
      await apply([put("a", { n: 1 })]);
      const before = await version();
      const other = await open();
      expect(await other.version(P)).toBe(before);
      await other.apply({ projection: P, from: "1", to: "2", ops: [put("a", { n: 2 })] });
      expect(await version()).toBe(await other.version(P));
      expect(await version()).not.toBe(before);
    });
  });
}
