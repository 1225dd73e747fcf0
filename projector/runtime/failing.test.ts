import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Projection } from "./projection.ts";
import type { Projector } from "./start.ts";
import { emptied, filled, toyIndex, toyProjection } from "./test-support/toy.ts";
import { until } from "./test-support/until.ts";
import { createWorld, type World } from "./test-support/world.ts";
import { around } from "./testing.ts";

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const sumIn = async (projection: string) => (await world.readStore.model(projection).get("total", "all"))?.sum;

/** The toy projection; fails on BoxEmptied until it is fixed. */
function breakable(name: string): { readonly projection: Projection; mend(): void } {
  let broken = true;
  return {
    projection: around(toyProjection(name), (event, _docs, project) => {
      if (broken && event.type === "BoxEmptied") JSON.parse("the words of the victim");
      return project();
    }),
    mend: () => {
      broken = false;
    },
  };
}

describe("an event that a projection can't process", () => {
  test("stops only that projection before it; fixed, it continues", async () => {
    const { projection, mend } = breakable("broken@1");
    const projector = world.start({ projections: [projection, toyProjection("sound@1")] });
    const position = await world.append(filled("a", 1), filled("b", 2), emptied("a"), filled("c", 4));
    expect(await world.readStore.whenReached("sound@1", position, 20_000)).toBe(true);
    await until(() => expect(projector.health()[0]?.state).toBe("failing"));
    expect(await sumIn("broken@1")).toBe(3);
    const more = await world.append(filled("d", 8));
    expect(await world.readStore.whenReached("sound@1", more, 20_000)).toBe(true);
    mend();
    await projector.whenProjected(more);
    expect(await sumIn("broken@1")).toBe(14);
    await until(() => expect(projector.health()[0]).toMatchObject({ state: "live", position: more }));
    expect(projector.health()[0]).not.toHaveProperty("error");
    expect(world.logged.at(-1)).toMatchObject({ level: "info", fields: { projection: "broken@1" } });
  });

  test("marks the projection and its followers as failing until it has caught up again", async () => {
    const { projection, mend } = breakable("broken@1");
    const projector = world.start({
      projections: [projection, toyProjection("sound@1")],
      indexProjections: [toyIndex("broken@1", "broken-index@1"), toyIndex("sound@1", "sound-index@1")],
    });
    const failing = () =>
      ["broken@1", "broken-index@1", "sound@1", "sound-index@1", "unknown@1"].filter(projector.isFailing);
    await projector.whenProjected(await world.append(filled("a", 1)));
    expect(failing()).toEqual([]);
    const failed = Promise.withResolvers<void>();
    const stopListening = projector.onFailure(failed.resolve);
    const position = await world.append(emptied("a"));
    await failed.promise;
    stopListening();
    expect(failing()).toEqual(["broken@1", "broken-index@1"]);
    mend();
    await projector.whenProjected(position);
    await until(() => expect(failing()).toEqual([]));
  });

  test("closes no model that was readable before, also after a restart; a new one stays closed", async () => {
    const readiness = (of: Projector) => Object.fromEntries(of.health().map((each) => [each.projection, each.ready]));
    const { projection } = breakable("broken@1");
    const index = toyIndex("broken@1", "broken-index@1");
    const options = { projections: [projection], indexProjections: [index] };
    const first = world.start(options);
    await first.whenProjected(await world.append(filled("a", 1)));
    await until(() => expect(readiness(first)).toEqual({ "broken@1": true, "broken-index@1": true }));
    await world.append(emptied("a"));
    await until(() => expect(first.isFailing("broken@1")).toBe(true));
    expect(readiness(first)).toEqual({ "broken@1": true, "broken-index@1": true });
    expect(first.health()[1]).toMatchObject({ state: "catching-up", heldUpBy: ["broken@1"] });
    await first.stop();

    const second = world.start(options);
    expect(readiness(second)).toEqual({ "broken@1": false, "broken-index@1": false });
    await until(() => expect(readiness(second)).toEqual({ "broken@1": true, "broken-index@1": true }));
    await second.stop();

    const { projection: newer } = breakable("broken@2");
    const third = world.start({ projections: [newer, toyProjection("sound@1")] });
    await until(() => expect(third.isFailing("broken@2")).toBe(true));
    await until(() => expect(readiness(third)).toEqual({ "broken@2": false, "sound@1": true }));
  });

  test("is named in the log and in health, without its content", async () => {
    const { projection } = breakable("broken@1");
    const projector = world.start({ projections: [projection] });
    await world.append(filled("a", 1), emptied("a"));
    const [, event] = await world.eventStore.readAll("", 10);
    const named = { eventId: event?.meta.eventId, eventType: "BoxEmptied" };
    await until(() => expect(projector.health()[0]?.error?.failures).toBeGreaterThan(1));
    expect(projector.health()[0]).toMatchObject({ projection: "broken@1", state: "failing", error: named });
    expect(world.logged[0]).toMatchObject({
      level: "error",
      fields: { projection: "broken@1", error: "SyntaxError", ...named },
    });
    expect(JSON.stringify(world.logged)).not.toContain("victim");
  });

  test("may be one for which `reads` throws", async () => {
    const toy = toyProjection();
    const step: Projection["step"] = (event) => {
      if (event.stored.type === "BoxEmptied") throw new Error("unknown");
      return toy.step(event);
    };
    const projector = world.start({ projections: [{ ...toy, step }] });
    await world.append(filled("a", 1), emptied("a"));
    await until(() => expect(projector.health()[0]?.state).toBe("failing"));
    expect(await sumIn("toy@1")).toBe(1);
  });

  test("may be malformed", async () => {
    const projector = world.start({ projections: [toyProjection()] });
    const broken = { stream: "box-b", type: "BoxFilled", data: { box: "b", size: "the words of the victim" } };
    await world.append(filled("a", 1), broken, filled("c", 1));
    const named = { eventType: "BoxFilled" };
    await until(() => expect(projector.health()[0]).toMatchObject({ state: "failing", error: named }));
    expect(await sumIn("toy@1")).toBe(1);
    expect(JSON.stringify(world.logged)).not.toContain("victim");
  });

  test("may have an unknown type, in a stream that the projection follows", async () => {
    const projector = world.start({ projections: [toyProjection()], indexProjections: [toyIndex()] });
    await world.append(filled("a", 1), { stream: "box-a", type: "BoxPainted", data: {} }, filled("c", 1));
    await until(() => expect(projector.health()[0]).toMatchObject({ error: { eventType: "BoxPainted" } }));
    expect(await sumIn("toy@1")).toBe(1);
  });

  test("may read a document that was not requested", async () => {
    const toy = toyProjection();
    const projection: Projection = { ...toy, step: (event) => ({ ...toy.step(event), asked: [] }) };
    const projector = world.start({ projections: [projection] });
    await world.append(filled("a", 1));
    await until(() => expect(projector.health()[0]?.state).toBe("failing"));
  });
});

describe("a failing read store", () => {
  const failing = (apply: ReadStore["apply"]): ReadStore => ({ ...world.readStore, apply });

  test("before a batch is committed: the batch is repeated", async () => {
    let tries = 0;
    const readStore = failing(async (batch) => {
      tries += 1;
      if (tries % 2 === 1) throw new Error("no answer");
      await world.readStore.apply(batch);
    });
    const projector = world.start({ projections: [toyProjection()], readStore, batchSize: 2 });
    await projector.whenProjected(await world.append(filled("a", 1), filled("b", 2), filled("c", 4)));
    expect(await sumIn("toy@1")).toBe(7);
  });

  test("after a batch is committed: the batch is not repeated", async () => {
    let tries = 0;
    const readStore = failing(async (batch) => {
      await world.readStore.apply(batch);
      tries += 1;
      if (tries % 2 === 1) throw new Error("the answer was lost");
    });
    const projector = world.start({ projections: [toyProjection()], readStore, batchSize: 2 });
    await projector.whenProjected(await world.append(filled("a", 1), filled("b", 2), filled("c", 4)));
    expect(await sumIn("toy@1")).toBe(7);
  });
});

describe("a failing event store", () => {
  test("is retried, for its head and for following", async () => {
    let heads = 0;
    let follows = 0;
    const { eventStore } = world;
    const projector = world.start({
      projections: [toyProjection()],
      eventStore: {
        ...eventStore,
        async head() {
          heads += 1;
          if (heads < 3) throw new Error("not yet");
          return await eventStore.head();
        },
        follow(options) {
          follows += 1;
          if (follows < 3) throw new Error("not yet");
          return eventStore.follow(options);
        },
      },
    });
    await projector.whenProjected(await world.append(filled("a", 1)));
    await until(() => expect(follows).toBe(3));
    await projector.whenProjected(await world.append(filled("b", 1)));
    expect(await sumIn("toy@1")).toBe(2);
  });
});
