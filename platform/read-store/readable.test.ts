import { expect, test, vi } from "vitest";
import type { Position } from "../event-store/port.ts";
import { createReadable } from "./readable.ts";

/** Models `a` and `b` at their positions, in a log that ends at 5. */
function openWorld(within = 60_000) {
  const positions: Record<string, Position> = { a: "5", b: "5" };
  const failing = new Set<string>();
  const waiting: (() => void)[] = [];
  const listeners = new Set<() => void>();
  const head = vi.fn(async () => "5");
  const whenReached = (model: string, position: Position, timeoutMs: number) =>
    timeoutMs === 0 || (positions[model] ?? "") >= position
      ? Promise.resolve((positions[model] ?? "") >= position)
      : new Promise<boolean>((resolve) => waiting.push(() => resolve((positions[model] ?? "") >= position)));
  const { whenReadable, staleOf } = createReadable({
    head,
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
  const { whenReadable, move, staleOf } = openWorld(0);
  move("b", "3");
  expect(await whenReadable("5", ["a", "b"])).toBe("LATE");
  expect(staleOf(["a", "b"])).toEqual([]);
});

test("a position that no write has had is refused at once", async () => {
  const { whenReadable } = openWorld();
  expect(await whenReadable("6", ["a"])).toBe("UNKNOWN");
  expect(await whenReadable("6", [])).toBe("UNKNOWN");
});

test("the log is only asked about positions newer than any known", async () => {
  const { whenReadable, head } = openWorld();
  for (const position of ["4", "3", "5"]) await whenReadable(position, ["a"]);
  expect(head).toHaveBeenCalledTimes(1);
  head.mockResolvedValue("7");
  expect(await whenReadable("7", [])).toBe("READABLE");
  expect(head).toHaveBeenCalledTimes(2);
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
