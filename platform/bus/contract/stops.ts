// Stops, closes and new beginnings lose nothing.
import { expect, test } from "vitest";
import type { StreamEvent } from "../../event-store/port.ts";
import { defineSubscription } from "../subscription.ts";
import { type BusWorld, handles, has, typesOf, until } from "./world.ts";

export function stopsContract({ bus, place, collect, reopen }: BusWorld): void {
  test("goes on where a group stopped, and loses nothing", async () => {
    const seen: StreamEvent[] = [];
    const consumer = await collect("one", seen);
    await place().emit("a-1", "A", "B");
    await until(has(seen, "B"));
    await consumer.stop();
    await place().emit("a-1", "C");
    expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 B"]);
    await collect("one", seen);
    await until(has(seen, "C"));
    expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 B", "2 C"]);
  });

  test("begins a group anew where asked, and no other", async () => {
    const [one, other]: [StreamEvent[], StreamEvent[]] = [[], []];
    const consumers = [await collect("one", one), await collect("other", other)];
    await place().emit("a-1", "A", "B");
    for (const seen of [one, other]) await until(has(seen, "B"));
    for (const consumer of consumers) await consumer.stop();
    for (const seen of [one, other]) seen.length = 0;
    await bus().beginAnew(["one", "unknown"]);
    await collect("one", one);
    await collect("other", other);
    await place().emit("a-1", "C");
    for (const seen of [one, other]) await until(has(seen, "C"));
    expect(typesOf(one, "a-1")).toEqual(["0 A", "1 B", "2 C"]);
    expect(typesOf(other, "a-1")).not.toContain("0 A");
  });

  test("goes on after a close, and loses nothing", async () => {
    const seen: StreamEvent[] = [];
    const handle = async (event: StreamEvent): Promise<void> => {
      if (event.type === "B") throw new Error("not now");
      seen.push(event);
    };
    await bus().subscribe(defineSubscription({ group: "one", handles, handle }));
    await place().emit("a-1", "A", "B", "C");
    await until(has(seen, "A"));
    await reopen();
    await collect("one", seen);
    await until(has(seen, "C"));
    expect(typesOf(seen, "a-1")).toEqual(["0 A", "1 B", "2 C"]);
  });

  test("waits with stop for the call under way, which counts, and delivers nothing after it", async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const done: string[] = [];
    const handle = async ({ type }: StreamEvent): Promise<void> => {
      begin();
      await mayEnd;
      done.push(type);
    };
    const consumer = await bus().subscribe(defineSubscription({ group: "one", handles, handle }));
    await place().emit("a-1", "A", "B");
    await begun;
    const stopped = consumer.stop().then(() => [...done]);
    end();
    expect(await stopped).toEqual(["A"]);
    expect(done).toEqual(["A"]);
  });

  test("stops a consumer twice without harm", async () => {
    const consumer = await collect("one", []);
    await Promise.all([consumer.stop(), consumer.stop()]);
    await consumer.stop();
  });
}
