import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { logEvents } from "./log-event.ts";
import { createRunner } from "./runner.ts";
import type { ProjectionTarget } from "./target.ts";
import { toyHistory } from "./test-support/toy.ts";

const [one, two, three] = logEvents(toyHistory()).map((event) => [event]);
const ahead = () => undefined;

/** Its writes end one by one, where told to. */
function createTarget(isDue: boolean) {
  const writes: PromiseWithResolvers<void>[] = [];
  const target: ProjectionTarget = {
    name: "toy@1",
    follows: [],
    checkpoint: async () => "",
    ready: async () => undefined,
    take: async (_from, events, more) => ({
      position: events.at(-1)?.stored.position ?? "",
      isKnown: more,
      isDue,
      write() {
        const write = Promise.withResolvers<void>();
        writes.push(write);
        return write.promise;
      },
    }),
  };
  const moves: string[] = [];
  return { runner: createRunner(target, (position) => moves.push(position)), writes, moves };
}

const positionsOf = (...pages: (typeof one)[]) => pages.map((page) => page?.[0]?.stored.position);

test("far behind, one batch is taken in while another is written, and told once it is", async () => {
  const { runner, writes, moves } = createTarget(true);
  await runner.run(one ?? [], ahead);
  expect([runner.position()]).toEqual(positionsOf(one));
  const second = runner.run(two ?? [], ahead);
  await setImmediate();
  expect([writes.length, moves.length]).toEqual([1, 0]);
  writes[0]?.resolve();
  await second;
  expect([writes.length, moves]).toEqual([2, positionsOf(one)]);
  const last = runner.run(three ?? []);
  await setImmediate();
  writes[1]?.resolve();
  await setImmediate();
  writes[2]?.resolve();
  await last;
  expect(moves).toEqual(positionsOf(one, two, three));
});

test("what is not due is written at the end", async () => {
  const { runner, writes, moves } = createTarget(false);
  await runner.run(one ?? [], ahead);
  await runner.run(two ?? [], ahead);
  expect(writes).toHaveLength(0);
  const settled = runner.settled();
  await setImmediate();
  writes[0]?.resolve();
  await settled;
  expect([writes.length, moves]).toEqual([1, positionsOf(two)]);
});

test("a write that fails is told to who comes next, and what came after it is taken again", async () => {
  const { runner, writes, moves } = createTarget(true);
  await runner.run(one ?? [], ahead);
  writes[0]?.reject(new Error("no room"));
  await expect(runner.run(two ?? [], ahead)).rejects.toThrow("no room");
  expect([runner.position(), moves, writes.length]).toEqual(["", [], 1]);
  await runner.settled();
  expect(writes).toHaveLength(1);
});
