// The contract of every invalidation adapter. An adapter's test calls `testInvalidation` with its own place.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Invalidation } from "./port.ts";

export type InvalidationPlace = { open(): Promise<Invalidation>; remove(): Promise<void> };

export function testInvalidation(name: string, createPlace: () => InvalidationPlace): void {
  describe(`invalidation: ${name}`, () => {
    let place: InvalidationPlace;
    let invalidation: Invalidation;
    beforeEach(async () => {
      place = createPlace();
      invalidation = await place.open();
    });
    afterEach(async () => {
      await invalidation.close();
      await place.remove();
    });

    test("has told each listener of this process when tell resolves", async () => {
      const [one, other] = [vi.fn(), vi.fn()];
      for (const forget of [one, one, other]) invalidation.onTold("keys", forget);
      await invalidation.tell("keys");
      expect(one.mock.calls.length).toBeGreaterThanOrEqual(2);
      expect(other).toHaveBeenCalled();
    });

    test("tells nobody who no longer listens", async () => {
      const forget = vi.fn();
      invalidation.onTold("keys", forget)();
      await invalidation.tell("keys");
      expect(forget).not.toHaveBeenCalled();
    });
  });
}
