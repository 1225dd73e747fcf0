import { expect, test, vi } from "vitest";
import { openLocalInvalidation } from "../invalidation/local.ts";
import { announced } from "./announced.ts";
import type { Keys } from "./port.ts";

/** Keys that tell nobody by themselves, in two processes. */
function openTwo() {
  const destroyed: string[] = [];
  const silent = {
    destroy: async (name: string) => void destroyed.push(name),
    onDestroyed: () => () => {},
  } as Partial<Keys> as Keys;
  const invalidation = openLocalInvalidation();
  return { destroyed, one: announced(silent, invalidation), other: announced(silent, invalidation), invalidation };
}

test("a destroyed key is forgotten in every process", async () => {
  const { destroyed, one, other } = openTwo();
  const forget = vi.fn();
  const stop = other.onDestroyed(forget);
  await one.destroy("report-1");
  expect(destroyed).toEqual(["report-1"]);
  expect(forget).toHaveBeenCalledTimes(1);
  stop();
  await one.destroy("report-2");
  expect(forget).toHaveBeenCalledTimes(1);
});

test("whoever could not tell says so, with the key destroyed", async () => {
  const { destroyed, one, invalidation } = openTwo();
  vi.spyOn(invalidation, "tell").mockRejectedValue(new Error("away"));
  await expect(one.destroy("report-1")).rejects.toThrow("away");
  expect(destroyed).toEqual(["report-1"]);
});
