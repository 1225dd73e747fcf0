import { type FoundKey, KeysError } from "@sb/platform/keys/port.ts";
import { expect, test } from "vitest";
import { copyKeys } from "./copy-keys.ts";

const NONE: FoundKey = { status: "NONE" };

/** Keys in memory, which count what they are asked. */
function targetWith(there: Readonly<Record<string, FoundKey>>) {
  const keys = new Map(Object.entries(there));
  const asked = { found: 0, made: 0 };
  return {
    keys,
    asked,
    findMany: async (names: readonly string[]) => {
      asked.found += names.length;
      return names.map((name) => keys.get(name) ?? NONE);
    },
    make: async (name: string, wrapped: string) => {
      asked.made += 1;
      const first = keys.get(name) ?? ({ status: "LIVE", wrapped } as const);
      if (first.status !== "LIVE") throw new KeysError("KEY_DESTROYED", "The key was destroyed");
      keys.set(name, first);
      return first.wrapped;
    },
    destroy: async (name: string) => void keys.set(name, { status: "DESTROYED" }),
  };
}

const named = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => ({
    name: `report-${from + n}`,
    found: { status: "LIVE", wrapped: `of ${from + n}` } as const,
  }));

/** In pages of ten. */
const sourceOf = (keys: ReturnType<typeof named>) => ({
  async *pages() {
    for (let at = 0; at < keys.length; at += 10) yield keys.slice(at, at + 10);
  },
});

test("what was copied before is looked at and not made again; behind it, nothing is looked for", async () => {
  const keys = named(0, 100);
  const before = Object.fromEntries(keys.slice(0, 25).map(({ name, found }) => [name, found]));
  const target = targetWith(before);
  await copyKeys(sourceOf(keys), target, () => undefined);
  expect([...target.keys]).toEqual(keys.map(({ name, found }) => [name, found]));
  expect(target.asked).toEqual({ found: 40, made: 75 });
});

test.each([
  ["another's", { status: "LIVE", wrapped: "another's" } as const],
  ["destroyed", { status: "DESTROYED" } as const],
])("a key that is %s stops it, wherever it is met", async (_, found) => {
  for (const name of ["report-5", "report-45"]) {
    const copying = copyKeys(sourceOf(named(0, 50)), targetWith({ [name]: found }), () => undefined);
    await expect(copying).rejects.toThrow("the target has keys of its own, or destroyed one since");
  }
});

test("a store that answers slowly is asked for many keys at a time", async () => {
  const names = Array.from({ length: 100 }, (_, n) => `report-${n}`);
  const source = {
    async *pages() {
      yield names.map((name) => ({ name, found: { status: "LIVE", wrapped: name } as const }));
    },
  };
  const copied: string[] = [];
  const waiting: (() => void)[] = [];
  // Nobody is answered before forty have asked.
  const make = async (name: string, wrapped: string): Promise<string> => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length >= 40 || copied.length + waiting.length === names.length)
        for (const answer of waiting.splice(0)) answer();
    });
    copied.push(name);
    return wrapped;
  };
  const findMany = async (asked: readonly string[]) => asked.map(() => NONE);
  await copyKeys(source, { make, findMany, destroy: async () => undefined }, () => undefined);
  expect(copied.sort()).toEqual(names.sort());
});
