import type { Position } from "@sb/platform/event-store/port.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filled, toyIndex, toyProjection } from "./test-support/toy.ts";
import { createWorld, type World } from "./test-support/world.ts";

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

test("models far behind don't wait for an index that takes longer", async () => {
  const gate = Promise.withResolvers<void>();
  const index = toyIndex();
  const slow = {
    ...index,
    index: async (...asked: Parameters<typeof index.index>) => {
      await gate.promise;
      return await index.index(...asked);
    },
  };
  // Each batch is a full one: more may have come meanwhile.
  const projector = world.start({ projections: [toyProjection()], indexProjections: [slow], batchSize: 1 });
  const position = await world.append(filled("a", 1), filled("b", 2), filled("c", 3));
  expect(await world.readStore.whenReached("toy@1", position, 20_000)).toBe(true);
  expect(world.indexed).toEqual([]);
  gate.resolve();
  await projector.whenProjected(position);
  expect(world.indexed.at(-1)).toMatchObject({ doc: { sorts: { size: 3 } } });
});

test("a page of many slices comes out as one batch", async () => {
  const boxes = Array.from({ length: 600 }, (_, i) => filled(`b${i % 7}`, i));
  const position = await world.append(...boxes);
  const batches: number[] = [];
  const readStore = {
    ...world.readStore,
    async apply(batch: Parameters<typeof world.readStore.apply>[0]) {
      batches.push(batch.ops.length);
      await world.readStore.apply(batch);
    },
  };
  await world.start({ projections: [toyProjection()], readStore, batchSize: 1_000 }).whenProjected(position);
  // Seven boxes, the total, seven members.
  expect(batches).toEqual([15]);
});

test("an index far behind takes its first page once the models are at the end", async () => {
  const position = await world.append(...Array.from({ length: 40 }, (_, i) => filled(`b${i}`, i + 1)));
  const seen: string[] = [];
  const index = toyIndex();
  const noting = {
    ...index,
    index: async (...asked: Parameters<typeof index.index>) => {
      seen.push(await world.readStore.checkpoint("toy@1"));
      return await index.index(...asked);
    },
  };
  const projector = world.start({ projections: [toyProjection()], indexProjections: [noting], batchSize: 1 });
  await projector.whenProjected(position);
  expect(new Set(seen)).toEqual(new Set([position]));
});

test("each page is read once for all models, and once for each index", async () => {
  const position = await world.append(...Array.from({ length: 40 }, (_, i) => filled(`b${i}`, i + 1)));
  const reads: Position[] = [];
  const eventStore = {
    ...world.eventStore,
    readAll(...asked: Parameters<typeof world.eventStore.readAll>) {
      const [after, , , kinds] = asked;
      if (kinds && after < position) reads.push(after);
      return world.eventStore.readAll(...asked);
    },
  };
  const projector = world.start({
    ...{ eventStore, batchSize: 4 },
    projections: ["toy@1", "toy@2", "toy@3"].map(toyProjection),
    indexProjections: ["one@1", "two@1", "three@1"].map((name) => toyIndex("toy@1", name)),
  });
  await projector.whenProjected(position);
  const times = [...Map.groupBy(reads, (after) => after).values()].map(({ length }) => length);
  expect(times.length).toBeGreaterThan(2);
  expect(Math.max(...times)).toBeLessThanOrEqual(4);
});
