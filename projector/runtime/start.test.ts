import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Projection } from "./projection.ts";
import { emptied, filled, indexedBox, toyIndex, toyProjection } from "./test-support/toy.ts";
import { until } from "./test-support/until.ts";
import { createWorld, type World } from "./test-support/world.ts";
import { around } from "./testing.ts";

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const sumIn = async (projection = "toy@1") => (await world.readStore.model(projection).get("total", "all"))?.sum;

/** The toy projection, recording every event. */
function noting(name = "toy@1"): { readonly projection: Projection; readonly seen: string[] } {
  const seen: string[] = [];
  const projection = around(toyProjection(name), (event, _docs, project) => {
    seen.push(event.meta.eventId + event.position);
    return project();
  });
  return { projection, seen };
}

describe("following the event store", () => {
  test("processes existing and later events, each once", async () => {
    const { projection, seen } = noting();
    await world.append(filled("a", 3), filled("b", 1));
    const projector = world.start({ projections: [projection] });
    await projector.whenProjected(await world.append(filled("a", 2)));
    await projector.whenProjected(await world.append(emptied("b"), filled("c", 5)));
    expect(await sumIn()).toBe(7);
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });

  test("resumes from each projection's own checkpoint", async () => {
    await world.start({ projections: [toyProjection()] }).whenProjected(await world.append(filled("a", 3)));
    const first = noting();
    const second = noting("second@1");
    await world.close();
    world = await createWorld();
    await world.append(filled("a", 3), filled("b", 1));
    const before = world.start({ projections: [first.projection] });
    await before.whenProjected(await world.eventStore.head());
    await before.stop();
    await world.append(filled("c", 1));
    const after = world.start({ projections: [first.projection, second.projection] });
    await after.whenProjected(await world.eventStore.head());
    expect([first.seen.length, second.seen.length]).toEqual([3, 3]);
    expect([await sumIn("toy@1"), await sumIn("second@1")]).toEqual([5, 5]);
  });

  test("moves the checkpoint of a projection that ignores an event", async () => {
    const projector = world.start({ projections: [toyProjection()] });
    const position = await world.append({ stream: "other-1", type: "Other", data: {} });
    await projector.whenProjected(position);
    expect(await world.readStore.checkpoint("toy@1")).toBe(position);
  });

  test("loses and repeats nothing when events arrive during the catch-up", async () => {
    const names = ["a@1", "b@1", "c@1"];
    const parts = names.map((name) => noting(name));
    await world.append(...Array.from({ length: 40 }, (_, at) => filled(`x${at}`, 1)));
    const late = world.start({ projections: parts.slice(0, 1).map((part) => part.projection), batchSize: 7 });
    await late.whenProjected(await world.eventStore.head());
    await late.stop();
    const appending = world.append(...Array.from({ length: 60 }, (_, at) => filled(`y${at}`, 1)));
    const projector = world.start({ projections: parts.map((part) => part.projection), batchSize: 3 });
    await projector.whenProjected(await appending);
    for (const [at, name] of names.entries()) {
      expect(await sumIn(name)).toBe(100);
      expect(parts[at]?.seen).toHaveLength(100);
      expect(parts[at]?.seen).toEqual([...(parts[at]?.seen ?? [])].sort(byPosition));
    }
  });

  test("two projectors can work on the same read models", async () => {
    const one = world.start({ projections: [toyProjection()], batchSize: 2 });
    const two = world.start({ projections: [toyProjection()], batchSize: 3 });
    const position = await world.append(...Array.from({ length: 50 }, (_, at) => filled(`x${at}`, 1)));
    await Promise.all([one.whenProjected(position), two.whenProjected(position)]);
    expect(await sumIn()).toBe(50);
    expect(world.logged.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("continues when the newest events were shredded", async () => {
    const first = world.start({ projections: [toyProjection()] });
    await world.append(filled("a", 1));
    await first.whenProjected(await world.append({ stream: "key-1", type: "KeyMade", data: {} }));
    await first.stop();
    await world.eventStore.shred("key-1");
    const projector = world.start({ projections: [toyProjection(), toyProjection("second@1")] });
    await projector.whenProjected(await world.append(filled("b", 1)));
    expect([await sumIn("toy@1"), await sumIn("second@1")]).toEqual([2, 2]);
  });
});

describe("the search index", () => {
  test("is updated once the models it follows have the events", async () => {
    await world.append(filled("a", 3), filled("a", 4));
    const projector = world.start({ projections: [toyProjection()], indexProjections: [toyIndex()] });
    await projector.whenProjected(await world.append(filled("b", 1)));
    expect(world.indexed).toContainEqual(indexedBox("a", 4));
    await projector.whenProjected(await world.append(emptied("b")));
    expect(world.indexed.at(-1)).toEqual(indexedBox("b", 0));
  });

  test("waits for a model that is behind", async () => {
    let broken = true;
    const projection = around(toyProjection(), (event, _docs, project) => {
      if (broken && event.type === "BoxEmptied") throw new Error("not yet");
      return project();
    });
    const projector = world.start({ projections: [projection], indexProjections: [toyIndex()] });
    await projector.whenProjected(await world.append(filled("a", 1)));
    const position = await world.append(emptied("a"), filled("b", 9));
    await until(() => expect(projector.health()[0]?.state).toBe("failing"));
    expect(world.indexed).not.toContainEqual(indexedBox("b", 9));
    broken = false;
    await projector.whenProjected(position);
    expect(world.indexed).toContainEqual(indexedBox("b", 9));
  });
});

describe("starting and stopping", () => {
  test("refuses duplicate projection names, and an index that follows an unknown model", () => {
    expect(() => world.start({ projections: [toyProjection(), toyProjection()] })).toThrow("toy@1");
    expect(() => world.start({ indexProjections: [toyIndex()] })).toThrow("follows toy@1");
  });

  test("rejects waiting reads when it stops", async () => {
    const projector = world.start({ projections: [toyProjection()] });
    const waiting = expect(projector.whenProjected("9999999999999999")).rejects.toThrow("stopped");
    await projector.stop();
    await waiting;
    await expect(projector.whenProjected("9999999999999999")).rejects.toThrow("stopped");
  });

  test("processes no event after it is stopped", async () => {
    const projector = world.start({ projections: [toyProjection()] });
    const position = await world.append(filled("a", 1));
    await projector.whenProjected(position);
    await projector.stop();
    await world.append(filled("b", 1));
    expect(await world.readStore.checkpoint("toy@1")).toBe(position);
  });
});

const byPosition = (one: string, other: string): number => (one.slice(36) < other.slice(36) ? -1 : 1);
