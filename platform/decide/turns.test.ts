import { expect, it, vi } from "vitest";
import { createTurns } from "./turns.ts";

it("runs tasks of one name sequentially, in order, also after a failure", async () => {
  const inTurn = createTurns();
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const tasks = [
    inTurn("a", async () => {
      log.push("first starts");
      await first.promise;
      log.push("first ends");
      throw new Error("failed");
    }),
    inTurn("a", async () => log.push("second")),
    inTurn("b", async () => log.push("another name")),
  ];
  first.resolve();
  const outcomes = await Promise.allSettled(tasks);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(log).toEqual(["first starts", "another name", "first ends", "second"]);
});

it("returns the task's result", async () => {
  const inTurn = createTurns();
  expect(await Promise.all([inTurn("a", async () => 1), inTurn("a", async () => "two")])).toEqual([1, "two"]);
});

it("lets a task wait as long as it takes where nobody said otherwise", async () => {
  vi.useFakeTimers();
  const inTurn = createTurns();
  const first = Promise.withResolvers<void>();
  const tasks = [inTurn("a", () => first.promise), inTurn("a", async () => "second")];
  vi.advanceTimersByTime(3_600_000);
  first.resolve();
  expect(await Promise.all(tasks)).toEqual([undefined, "second"]);
  vi.useRealTimers();
});

it("refuses a task that waited for too long, without beginning it, and takes those that come after", async () => {
  const inTurn = createTurns(-1);
  const first = Promise.withResolvers<void>();
  const ran: string[] = [];
  const tasks = [inTurn("a", () => first.promise), inTurn("a", async () => ran.push("late"))];
  first.resolve();
  await expect(tasks[1]).rejects.toMatchObject({ code: "UNAVAILABLE" });
  await inTurn("a", async () => ran.push("next"));
  expect(ran).toEqual(["next"]);
});
