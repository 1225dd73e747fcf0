import { setImmediate } from "node:timers/promises";
import type { StoredEvent } from "@sb/platform/event-store/port.ts";
import { expect, test } from "vitest";
import { createPages } from "./pages.ts";
import { toyHistory } from "./test-support/toy.ts";

const positionOf = (at: number): string => String(at).padStart(16, "0");

/** Pages of one event each. */
function createLog(events: number) {
  const log = Array.from({ length: events }, (_, i) => ({ ...toyHistory()[0], position: positionOf(i + 1) }));
  const reads: string[] = [];
  const readAll = async (after: string) => {
    reads.push(after);
    return log.filter((event) => event.position > after).slice(0, 1) as StoredEvent[];
  };
  return { pages: createPages({ readAll, head: async () => positionOf(events) }, 1, 1), reads };
}

/** The position that it has come to after some turns of the event loop. */
async function run(pages: ReturnType<typeof createPages>, reader: string, from = "") {
  const at = { position: from };
  void (async () => {
    for (let page = await pages.after(from, reader); page.length > 0; page = await pages.after(at.position, reader))
      at.position = page.at(-1)?.stored.position ?? "";
    pages.leave(reader);
  })();
  for (let turn = 0; turn < 50; turn += 1) await setImmediate();
  return at;
}

test("a faster reader waits for a slower one, so that each page is read once", async () => {
  const { pages, reads } = createLog(10);
  await pages.after("", "slow");
  const fast = await run(pages, "fast");
  expect(fast.position).toBe(positionOf(3));
  const slow = await run(pages, "slow");
  expect([fast.position, slow.position]).toEqual([positionOf(10), positionOf(10)]);
  // The end of the log is asked for by each.
  expect(reads.filter((after) => after < positionOf(10))).toEqual(["", ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(positionOf)]);
});

test("it waits for none that has left, or that is far behind", async () => {
  const { pages } = createLog(10);
  await pages.after("", "slow");
  const fast = await run(pages, "fast");
  pages.leave("slow");
  await setImmediate();
  expect((await run(pages, "another", positionOf(5))).position).toBe(positionOf(10));
  expect(fast.position).toBe(positionOf(10));
  await pages.after("", "behind");
  expect((await run(pages, "ahead", positionOf(5))).position).toBe(positionOf(10));
});

test("a page that is read ahead is the one that is asked for next", async () => {
  const { pages, reads } = createLog(3);
  pages.ahead(await pages.after("", "one"));
  await pages.after(positionOf(1), "one");
  expect(reads).toEqual(["", positionOf(1)]);
});
