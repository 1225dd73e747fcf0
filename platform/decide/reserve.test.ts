import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openTempEventStore } from "../event-store/testing/testing.ts";
import { createKeysInLog } from "../keys/in-log.ts";
import { createVault } from "../vault/vault.ts";
import { context } from "./counter.ts";
import { createHandleCommand } from "./handle.ts";
import { findHolder, release, reserve } from "./reserve.ts";

async function openNames() {
  const temp = await openTempEventStore();
  const masterKey = randomBytes(32);
  const depsOf = (eventStore: typeof temp.eventStore) => ({
    eventStore,
    vault: createVault({ keys: createKeysInLog(eventStore), root: masterKey }),
  });
  const deps = depsOf(temp.eventStore);
  return {
    deps,
    handle: createHandleCommand(deps),
    handleElsewhere: async () => createHandleCommand(depsOf(await temp.another())),
    [Symbol.asyncDispose]: () => temp[Symbol.asyncDispose](),
  };
}

describe("a name in the store", () => {
  it("reports its holder", async () => {
    await using names = await openNames();
    expect(await findHolder(names.deps, "nickname-x")).toBeUndefined();
    expect((await reserve(names.handle, "nickname-x", "a", context)).holder).toBe("a");
    expect((await reserve(names.handle, "nickname-x", "b", context)).holder).toBe("a");
    expect(await findHolder(names.deps, "nickname-x")).toBe("a");
    await release(names.handle, "nickname-x", "a", context);
    expect((await reserve(names.handle, "nickname-x", "b", context)).holder).toBe("b");
  });

  it("goes to one of many concurrent requests, across two processes, and all learn the holder", async () => {
    await using names = await openNames();
    const handles = [names.handle, await names.handleElsewhere()];
    const asked = Array.from({ length: 20 }, (_, i) =>
      reserve(handles[i % 2] ?? names.handle, "nickname-x", `user-${i}`, context),
    );
    const holders = new Set((await Promise.all(asked)).map(({ holder }) => holder));
    expect([...holders]).toEqual([await findHolder(names.deps, "nickname-x")]);
  });
});
