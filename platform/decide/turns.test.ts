import { expect, it } from "vitest";
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
