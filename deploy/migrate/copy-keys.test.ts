import type { FoundKey } from "@sb/platform/keys/port.ts";
import { expect, test } from "vitest";
import { copyKeys } from "./copy-keys.ts";

const NONE: FoundKey = { status: "NONE" };

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
