import { expect, test } from "vitest";
import { collapse } from "./collapse.ts";

/** Runs that end when they are told to, and give their number. */
function held() {
  const ends: PromiseWithResolvers<number>[] = [];
  const shared = collapse(() => {
    const end = Promise.withResolvers<number>();
    ends.push(end);
    return end.promise;
  });
  return { ends, shared };
}

test("calls during a run share the next one, which begins after them", async () => {
  const { ends, shared } = held();
  const first = shared();
  const later = [shared(), shared()];
  expect(ends).toHaveLength(1);
  ends[0]?.resolve(1);
  expect(await first).toBe(1);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.resolve(2);
  expect(await Promise.all(later)).toEqual([2, 2]);
  const alone = shared();
  expect(ends).toHaveLength(3);
  ends[2]?.resolve(3);
  expect(await alone).toBe(3);
});

test("a run that fails fails those who share it, and the next one begins all the same", async () => {
  const { ends, shared } = held();
  const first = shared();
  const later = shared();
  ends[0]?.reject(new Error("away"));
  await expect(first).rejects.toThrow("away");
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.resolve(2);
  expect(await later).toBe(2);
});

test("one run at a time, whenever the calls come", async () => {
  let [running, most] = [0, 0];
  const shared = collapse(async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  const calls = Array.from({ length: 10 }, async (_, pauses) => {
    for (let round = 0; round < 50; round += 1) {
      for (let at = 0; at < pauses; at += 1) await Promise.resolve();
      await shared();
    }
  });
  await Promise.all(calls);
  expect(most).toBe(1);
});
