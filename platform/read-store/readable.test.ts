import { expect, test, vi } from "vitest";
import type { Position } from "../event-store/port.ts";
import { createReadable } from "./readable.ts";

const PATIENT = { known: 60_000, reached: 120_000 };

/** Models `a` and `b` at their positions, in a log that ends at 5. */
function openWorld(within = PATIENT, withHead = true) {
  const positions: Record<string, Position> = { a: "5", b: "5" };
  const failing = new Set<string>();
  const waiting: (() => void)[] = [];
  const listeners = new Set<() => void>();
  const head = vi.fn(async () => "5");
  const whenReached = (model: string, position: Position, timeoutMs: number) =>
    timeoutMs <= 0 || (positions[model] ?? "") >= position
      ? Promise.resolve((positions[model] ?? "") >= position)
      : new Promise<boolean>((resolve) => waiting.push(() => resolve((positions[model] ?? "") >= position)));
  const newest = () => Object.values(positions).sort().at(-1) ?? "";
  const { whenReadable, staleOf } = createReadable({
    states: { newest, unready: () => [] },
    ...(withHead ? { head } : {}),
    storeOf: () => ({ whenReached }),
    isFailing: (model) => failing.has(model),
    onFailure(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    within,
  });
  return {
    whenReadable,
    staleOf,
    head,
    listeners,
    move(model: string, to: Position) {
      positions[model] = to;
      for (const look of waiting) look();
    },
    fail(model: string) {
      failing.add(model);
      for (const listener of listeners) listener();
    },
    recover: (model: string) => void failing.delete(model),
  };
}

test("a read waits only for the models it names", async () => {
  const { whenReadable, move } = openWorld();
  move("b", "3");
  expect(await whenReadable("5", ["a"])).toBe("READABLE");
  expect(await whenReadable("5", [])).toBe("READABLE");
  const both = whenReadable("5", ["a", "b"]);
  move("b", "5");
  expect(await both).toBe("READABLE");
});

test("a model that is behind is waited for, up to a time", async () => {
  const { whenReadable, move, staleOf } = openWorld({ known: 0, reached: 0 });
  move("b", "3");
  expect(await whenReadable("5", ["a", "b"])).toBe("LATE");
  expect(staleOf(["a", "b"])).toEqual([]);
});

test("a position that no write has had is refused, without the wait of a late model", async () => {
  const { whenReadable } = openWorld({ known: 0, reached: 60_000 });
  expect(await whenReadable("6", ["a"])).toBe("UNKNOWN");
});

test("the log is not asked where the models have told the position, or tell it soon", async () => {
  const { whenReadable, head, move } = openWorld();
  for (const position of ["4", "3", "5"]) expect(await whenReadable(position, ["a"])).toBe("READABLE");
  const reading = whenReadable("6", ["a"]);
  move("a", "6");
  expect(await reading).toBe("READABLE");
  expect(head).not.toHaveBeenCalled();
});

test("the log is asked once about a position newer than any that was told", async () => {
  const { whenReadable, head } = openWorld({ known: 0, reached: 0 });
  head.mockResolvedValue("7");
  expect(await whenReadable("7", ["a"])).toBe("LATE");
  expect(await whenReadable("6", ["a"])).toBe("LATE");
  expect(head).toHaveBeenCalledTimes(1);
});

test("without a log, such a read is late", async () => {
  const { whenReadable } = openWorld({ known: 0, reached: 0 }, false);
  expect(await whenReadable("6", ["a"])).toBe("LATE");
});

test("a failing model is not waited for, and is stale", async () => {
  const { whenReadable, staleOf, move, fail } = openWorld();
  move("b", "3");
  fail("b");
  expect(await whenReadable("5", ["a", "b"])).toBe("READABLE");
  expect(staleOf(["a", "b"])).toEqual(["b"]);
  expect(staleOf(["a"])).toEqual([]);
});

test("a wait ends when its model begins to fail", async () => {
  const { whenReadable, move, fail, listeners } = openWorld();
  move("b", "3");
  const reading = whenReadable("5", ["b"]);
  await vi.waitFor(() => expect(listeners.size).toBe(1));
  fail("a");
  fail("b");
  expect(await reading).toBe("READABLE");
  expect(listeners.size).toBe(0);
});

test("one that recovers while another is waited for has to be there, too", async () => {
  const { whenReadable, move, fail, recover } = openWorld();
  move("a", "3");
  move("b", "3");
  fail("a");
  const told = vi.fn();
  const reading = whenReadable("5", ["a", "b"]).then(told);
  recover("a");
  move("b", "5");
  await new Promise(setImmediate);
  expect(told).not.toHaveBeenCalled();
  move("a", "5");
  await reading;
  expect(told).toHaveBeenCalledWith("READABLE");
});
