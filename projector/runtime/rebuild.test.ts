import type { Position } from "@sb/platform/event-store/port.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Projection } from "./projection.ts";
import type { Projector } from "./start.ts";
import { emptied, filled, toyProjection } from "./test-support/toy.ts";
import { until } from "./test-support/until.ts";
import { createWorld, type World } from "./test-support/world.ts";
import { around } from "./testing.ts";
import { isOlder } from "./versions.ts";

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const sumIn = async (projection = "toy@1") => (await world.readStore.model(projection).get("total", "all"))?.sum;

/** Writes a wrong sum into the model, as a bug fixed since might have. */
async function spoil(): Promise<void> {
  const at = await world.readStore.checkpoint("toy@1");
  const op = { op: "put", collection: "total", id: "all", doc: { sum: -1 } } as const;
  await world.readStore.apply({ projection: "toy@1", from: at, to: at, ops: [op] });
}

async function startWith(projection: Projection, ...boxes: string[]): Promise<{ projector: Projector; at: Position }> {
  const projector = world.start({ projections: [projection], batchSize: 2 });
  await until(() => expect(projector.health()[0]?.state).toBe("live"));
  const at = await world.append(...boxes.map((box) => filled(box, 1)));
  await projector.whenProjected(at);
  return { projector, at };
}

describe("rebuild", () => {
  test("rebuilds the model and replaces the live one", async () => {
    const { projector, at } = await startWith(toyProjection(), "a", "b", "c");
    await spoil();
    await projector.rebuild("toy@1");
    expect(await sumIn()).toBe(3);
    expect(await world.readStore.projections()).toEqual(["toy@1"]);
    expect(await world.readStore.checkpoint("toy@1")).toBe(at);
    await projector.whenProjected(await world.append(filled("d", 1)));
    expect(await sumIn()).toBe(4);
  });

  test("comes to where the live one is, also past events that no projection handles", async () => {
    const { projector } = await startWith(toyProjection(), "a", "b");
    const other = (stream: string) => ({ stream, type: "Other", data: {} });
    const at = await world.append(other("other-x"), other("other-y"));
    await projector.whenProjected(at);
    await projector.rebuild("toy@1");
    expect(await world.readStore.checkpoint("toy@1")).toBe(at);
    await projector.whenProjected(await world.append(filled("c", 1)));
    expect(await sumIn()).toBe(3);
  });

  test("includes events that arrive meanwhile, once", async () => {
    const { projector } = await startWith(toyProjection(), "a", "b", "c");
    await spoil();
    const appending = world.append(...Array.from({ length: 40 }, (_, at) => filled(`x${at}`, 1)));
    await projector.rebuild("toy@1");
    await projector.whenProjected(await appending);
    expect(await sumIn()).toBe(43);
  });

  test("fixes a projection that fails because of wrong data in its model", async () => {
    const projection = around(toyProjection(), (_event, docs, project) => {
      if (docs.get("total", "all")?.sum === -1) throw new Error("no such sum");
      return project();
    });
    const { projector } = await startWith(projection, "a", "b");
    await spoil();
    const position = await world.append(filled("c", 1));
    await until(() => expect(projector.health()[0]?.state).toBe("failing"));
    await projector.rebuild("toy@1");
    await projector.whenProjected(position);
    expect(await sumIn()).toBe(3);
  });

  test("changes nothing if an event can't be processed", async () => {
    let broken = false;
    const projection = around(toyProjection(), (event, _docs, project) => {
      if (broken && event.type === "BoxEmptied") throw new Error("broken");
      return project();
    });
    const { projector } = await startWith(projection, "a", "b");
    await projector.whenProjected(await world.append(emptied("a")));
    broken = true;
    await expect(projector.rebuild("toy@1")).rejects.toMatchObject({ code: "PROJECTION_FAILED" });
    expect(await sumIn()).toBe(1);
    expect(await world.readStore.projections()).toEqual(["toy@1"]);
  });

  test("two concurrent calls share one rebuild", async () => {
    const { projector } = await startWith(toyProjection(), "a", "b", "c");
    await spoil();
    await Promise.all([projector.rebuild("toy@1"), projector.rebuild("toy@1")]);
    expect(await sumIn()).toBe(3);
    await spoil();
    await projector.rebuild("toy@1");
    expect(await sumIn()).toBe(3);
  });

  test("is aborted when the projector is stopped", async () => {
    const { projector } = await startWith(toyProjection(), ...Array.from({ length: 50 }, (_, at) => `x${at}`));
    const given = expect(projector.rebuild("toy@1")).rejects.toThrow();
    await projector.stop();
    await given;
    expect(await sumIn()).toBe(50);
    expect(await world.readStore.projections()).toEqual(["toy@1"]);
  });

  test("is refused for an unknown projection", async () => {
    const { projector } = await startWith(toyProjection(), "a");
    await expect(projector.rebuild("other@1")).rejects.toThrow("other@1");
  });
});

describe("a new version", () => {
  test("is built beside the old one, which is dropped once the new one has caught up", async () => {
    const { projector, at } = await startWith(toyProjection("toy@1"), "a", "b");
    await projector.stop();
    await world.readStore.apply({ projection: "toybox@1", from: "", to: at, ops: [] });
    const next = world.start({ projections: [toyProjection("toy@2")] });
    await next.whenProjected(at);
    await until(async () => expect(await world.readStore.projections()).toEqual(["toy@2", "toybox@1"]));
    expect(await sumIn("toy@2")).toBe(2);
  });

  test("keeps the old one while it is wanted", async () => {
    const { projector } = await startWith(toyProjection("toy@1"), "a");
    await projector.stop();
    const next = world.start({ projections: [toyProjection("toy@2")], keepOlder: true });
    await until(() => expect(next.health()[0]?.state).toBe("live"));
    await next.stop();
    expect(await world.readStore.projections()).toEqual(["toy@1", "toy@2"]);
  });

  test("keeps the old one while the new one fails", async () => {
    const { projector } = await startWith(toyProjection("toy@1"), "a");
    await projector.stop();
    const fails = around(toyProjection("toy@2"), () => {
      throw new Error("broken");
    });
    const next = world.start({ projections: [fails] });
    await until(() => expect(next.health()[0]?.error?.failures).toBeGreaterThan(1));
    expect(await world.readStore.projections()).toContain("toy@1");
  });

  test("drops the leftovers of an interrupted rebuild", async () => {
    await world.readStore.apply({ projection: "toy@1~rebuild", from: "", to: "0", ops: [] });
    world.start({ projections: [toyProjection()] });
    await until(async () => expect(await world.readStore.projections()).not.toContain("toy@1~rebuild"));
  });

  test("is identified by its number", () => {
    expect(isOlder("toy@1", "toy@2")).toBe(true);
    expect(isOlder("toy@9", "toy@10")).toBe(true);
    expect(isOlder("toy@1~rebuild", "toy@2")).toBe(true);
    expect(isOlder("toy@2", "toy@2")).toBe(false);
    expect(isOlder("toy@3", "toy@2")).toBe(false);
    expect(isOlder("toybox@1", "toy@2")).toBe(false);
    expect(isOlder("toy", "toy@2")).toBe(false);
  });
});
