import { expect, it } from "vitest";
import { createSlots } from "./slots.ts";

it("runs so many at once, the others in turn, also after failures", async () => {
  const inSlot = createSlots(2, 60_000);
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const runs = gates.map(({ promise }, at) =>
    inSlot(() => {
      begun.push(at);
      return promise;
    }),
  );
  const outcomes = Promise.allSettled(runs);
  expect(begun).toEqual([0, 1]);
  gates[1]?.reject(new Error("failed"));
  await expect(runs[1]).rejects.toThrow("failed");
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  await outcomes;
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(await inSlot(async () => "free again")).toBe("free again");
});

it("ends what takes too long, and what waits for room as long, and has the room again", async () => {
  const inSlot = createSlots(1, 20);
  const untilAborted = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  const late = { name: "TimeoutError" };
  const runs = [inSlot(untilAborted), inSlot(untilAborted), inSlot(untilAborted)];
  await Promise.all(runs.map((run) => expect(run).rejects.toMatchObject(late)));
  expect(await inSlot(async () => "free again")).toBe("free again");
});
