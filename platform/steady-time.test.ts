import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { inSteps } from "./steady-time.ts";

const STEP_MS = 40;

/** How many steps it took. It never ends before one is over. */
async function stepsOf(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await inSteps(STEP_MS, task).catch(() => undefined);
  return (performance.now() - start) / STEP_MS;
}

test.each([
  ["at once", async () => undefined],
  ["later in the step", () => setTimeout(STEP_MS / 4)],
  ["with an error", () => Promise.reject(new Error("no"))],
])("what is done %s ends no sooner than its step", async (_, task) => {
  expect(await stepsOf(task)).toBeGreaterThanOrEqual(1);
});

test("what takes longer than a step ends with the next one", async () => {
  expect(await stepsOf(() => setTimeout(STEP_MS * 1.2))).toBeGreaterThanOrEqual(2);
});

test("gives what the task gave, and throws what it threw", async () => {
  expect(await inSteps(1, async () => 7)).toBe(7);
  await expect(inSteps(1, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
});
