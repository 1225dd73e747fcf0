import type { StoredEvent } from "@sb/platform/event-store/port.ts";
import type { ModelState, ReadStore } from "@sb/platform/read-store/port.ts";
import { expect, test } from "vitest";
import { createPages } from "./pages.ts";
import { filled, toyHistory, toyProjection } from "./test-support/toy.ts";
import { until } from "./test-support/until.ts";
import { createWorld } from "./test-support/world.ts";

test("a runner joins the live loop although the events in between were shredded", async () => {
  const world = await createWorld();
  const [first, , , , last] = toyHistory();
  if (!first || !last) throw new Error("the history is too short");
  const { promise: appended, resolve: append } = Promise.withResolvers<void>();
  const projector = world.start({
    projections: [toyProjection()],
    eventStore: {
      head: async () => "0000000000000003",
      readAll: async (after) => (after < first.position ? [first] : []),
      async *follow({ signal }) {
        await appended;
        yield [last];
        if (signal.aborted) return;
        await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      },
    },
  });
  await until(() => expect(projector.health()).toMatchObject([{ state: "live", position: first.position }]));
  append();
  expect(await world.readStore.whenReached("toy@1", last.position, 20_000)).toBe(true);
  await world.close();
});

const head = async () => "";

test("runners at the same position share pages, until the end of the log", async () => {
  const events = toyHistory();
  let reads = 0;
  const readAll = async (after: string, limit: number): Promise<readonly StoredEvent[]> => {
    reads += 1;
    return events.filter((event) => event.position > after).slice(0, limit);
  };
  const pages = createPages({ readAll, head }, 3, 3);
  const [one, other] = await Promise.all([pages.after(""), pages.after("")]);
  expect(one).toBe(other);
  expect(await pages.after("")).toBe(one);
  expect(reads).toBe(1);
  const end = one.at(-1)?.stored.position ?? "";
  const [, last] = [await pages.after(end), await pages.after(end)];
  expect(last).toHaveLength(2);
  expect(reads).toBe(2);
  const newest = last.at(-1)?.stored.position ?? "";
  expect(await pages.after(newest)).toEqual([]);
  expect(await pages.after(newest)).toEqual([]);
  expect(reads).toBe(4);
  pages.clear();
  expect(await pages.after("")).toEqual(one);
  expect(reads).toBe(5);
});

test("pages grow while there is more, for each runner from where it is", async () => {
  const asked: number[] = [];
  const log = Array.from({ length: 40 }, (_, i) => ({ ...toyHistory()[0], position: String(i + 1).padStart(16, "0") }));
  const readAll = async (after: string, limit: number) => {
    asked.push(limit);
    return log.filter((event) => event.position > after).slice(0, limit) as StoredEvent[];
  };
  const pages = createPages({ readAll, head }, 2, 10);
  let at = "";
  for (let page = await pages.after(at); page.length > 0; page = await pages.after(at)) {
    at = page.at(-1)?.stored.position ?? "";
  }
  expect(asked).toEqual([2, 4, 8, 10, 10, 10, 10]);
  await pages.after("0000000000000020");
  expect(asked.at(-1)).toBe(2);
});

test("a page that could not be read is read again", async () => {
  let broken = true;
  const readAll = async (): Promise<readonly StoredEvent[]> => {
    if (broken) throw new Error("no answer");
    return toyHistory();
  };
  const pages = createPages({ readAll, head }, 3, 3);
  await expect(pages.after("")).rejects.toThrow("no answer");
  broken = false;
  expect(await pages.after("")).toHaveLength(5);
});

test("a model is ready once it has come to the end of the log, also of an empty one", async () => {
  const world = await createWorld();
  const read = () => world.readStore.readyModel("toy@1").list("anything", { offset: 0, limit: 1, newestFirst: true });
  await expect(read()).rejects.toMatchObject({ code: "NOT_READY" });
  const projector = world.start({ projections: [toyProjection()] });
  await until(() => expect(projector.health()).toMatchObject([{ ready: true, position: "" }]));
  expect((await read()).total).toBe(0);
  await world.close();
});

test("a model that the store has lost is built anew, though no event comes", async () => {
  const world = await createWorld();
  const end = await world.append(filled("a", 3), filled("b", 1));
  const projector = world.start({ projections: [toyProjection()] });
  await until(() => expect(projector.health()).toMatchObject([{ ready: true, position: end }]));
  const { version } = await stateOf(world.readStore);
  await world.readStore.drop("toy@1");
  await until(async () => expect(await stateOf(world.readStore)).toMatchObject({ ready: true, position: end }));
  expect((await stateOf(world.readStore)).version).not.toBe(version);
  await world.close();
});

const stateOf = async ({ watch }: ReadStore): Promise<ModelState> => {
  const told = Promise.withResolvers<ModelState>();
  watch("toy@1", told.resolve)();
  return told.promise;
};
