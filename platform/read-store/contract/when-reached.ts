import { describe, expect, test } from "vitest";
import { START } from "../../event-store/port.ts";
import { type Fixture, P } from "./fixture.ts";

export function whenReachedContract({ close, open, store }: Fixture): void {
  describe("whenReached", () => {
    test("is true at once where the projection is there or further", async () => {
      await store().apply({ projection: P, from: START, to: "0005", ops: [] });
      expect(await store().whenReached(P, "0005", 0)).toBe(true);
      expect(await store().whenReached(P, "0004", 0)).toBe(true);
      expect(await store().whenReached("toy@2", START, 0)).toBe(true);
    });

    test("is false after the time", async () => {
      expect(await store().whenReached(P, "0005", 0)).toBe(false);
      expect(await store().whenReached(P, "0005", 5)).toBe(false);
    });

    test("turns true when a batch gets there, not before", async () => {
      const answers: string[] = [];
      const waits = ["0001", "0002"].map(async (position) => {
        expect(await store().whenReached(P, position, 60_000)).toBe(true);
        answers.push(position);
      });
      await store().apply({ projection: "toy@2", from: START, to: "0009", ops: [] });
      await store().apply({ projection: P, from: START, to: "0001", ops: [] });
      await waits[0];
      expect(answers).toEqual(["0001"]);
      await store().apply({ projection: P, from: "0001", to: "0003", ops: [] });
      await Promise.all(waits);
    });

    test("hears of a batch that another writer applied", async () => {
      const other = await open();
      const wait = store().whenReached(P, "0001", 60_000);
      await other.apply({ projection: P, from: START, to: "0001", ops: [] });
      expect(await wait).toBe(true);
    });

    test("has told the state that it answers for, also where it need not wait", async () => {
      const told: string[] = [];
      const stop = store().watch(P, ({ position }) => told.push(position));
      const other = await open();
      await other.apply({ projection: P, from: START, to: "0001", ops: [] });
      expect(await store().whenReached(P, "0001", 60_000)).toBe(true);
      expect(told).toEqual([START, "0001"]);
      stop();
    });

    test("is false for those who wait while the store closes", async () => {
      const wait = store().whenReached(P, "0001", 60_000);
      await close();
      expect(await wait).toBe(false);
    });
  });
}
