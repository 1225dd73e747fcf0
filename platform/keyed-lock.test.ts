import { expect, it, vi } from "vitest";
import { createKeyedLock } from "./keyed-lock.ts";

it("runs tasks of one name sequentially, in order, also after a failure", async () => {
  const locked = createKeyedLock();
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const tasks = [
    locked("a", async () => {
      log.push("first starts");
      await first.promise;
      log.push("first ends");
      throw new Error("failed");
    }),
    locked("a", async () => log.push("second")),
    locked("b", async () => log.push("another name")),
  ];
  first.resolve();
  const outcomes = await Promise.allSettled(tasks);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(log).toEqual(["first starts", "another name", "first ends", "second"]);
});

it("returns the task's result", async () => {
  const locked = createKeyedLock();
  expect(await Promise.all([locked("a", async () => 1), locked("a", async () => "two")])).toEqual([1, "two"]);
});

it("lets a task wait as long as it takes where nobody said otherwise", async () => {
  vi.useFakeTimers();
  const locked = createKeyedLock();
  const first = Promise.withResolvers<void>();
  const tasks = [locked("a", () => first.promise), locked("a", async () => "second")];
  vi.advanceTimersByTime(3_600_000);
  first.resolve();
  expect(await Promise.all(tasks)).toEqual([undefined, "second"]);
  vi.useRealTimers();
});

it("refuses a task that waited for too long, without beginning it, and takes those that come after", async () => {
  const locked = createKeyedLock(-1);
  const first = Promise.withResolvers<void>();
  const ran: string[] = [];
  const tasks = [locked("a", () => first.promise), locked("a", async () => ran.push("late"))];
  first.resolve();
  await expect(tasks[1]).rejects.toMatchObject({ code: "UNAVAILABLE" });
  await locked("a", async () => ran.push("next"));
  expect(ran).toEqual(["next"]);
});
