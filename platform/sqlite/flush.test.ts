import { expect, test, vi } from "vitest";
import { createFlush } from "./flush.ts";

const syncs = vi.hoisted((): (() => void)[] => []);
vi.mock("node:fs/promises", () => ({
  open: async () => ({
    datasync: () => new Promise<void>((resolve) => syncs.push(resolve)),
    [Symbol.asyncDispose]: async () => undefined,
  }),
}));

test("a call during a sync waits for the next one, which all such calls share", async () => {
  const flush = createFlush("some.db");
  const done: string[] = [];
  const calls = ["first", "second", "third"].map((name) => flush().then(() => done.push(name)));
  await vi.waitFor(() => expect(syncs).toHaveLength(1));
  syncs[0]?.();
  await vi.waitFor(() => expect(syncs).toHaveLength(2));
  expect(done).toEqual(["first"]);
  syncs[1]?.();
  await Promise.all(calls);
  expect(done).toEqual(["first", "second", "third"]);
  expect(syncs).toHaveLength(2);
});
