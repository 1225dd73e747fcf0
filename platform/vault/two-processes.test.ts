import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { openTempEventStore } from "../event-store/testing/testing.ts";
import { openKeys } from "../keys/open.ts";
import { createVault } from "./vault.ts";

const CHILD = fileURLToPath(new URL("./opening-child.ts", import.meta.url));

type Said = { readonly ready?: true; readonly told?: true; readonly opened?: unknown };

function startChild(dataDir: string, masterKey: Uint8Array) {
  const args = [CHILD, dataDir, Buffer.from(masterKey).toString("hex")];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let told = 0;
  /** The next line that says `what`; counts how often it was told of destroyed keys meanwhile. */
  async function next(what: keyof Said): Promise<Said> {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error("The other process ended");
      const said: Said = JSON.parse(value);
      if (said.told) told += 1;
      if (said[what] !== undefined) return said;
    }
  }
  return {
    next,
    told: () => told,
    open: async (owner: string, sealed: string) => {
      child.stdin.write(`${JSON.stringify({ owner, sealed })}\n`);
      return (await next("opened")).opened;
    },
    [Symbol.asyncDispose]: async () => {
      child.stdin.end();
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

it("opens nothing in another process once its key was destroyed, tried at once, and tells it to forget", async () => {
  await using temp = await openTempEventStore();
  const { dataDir, eventStore } = temp;
  const masterKey = randomBytes(32);
  const keys = await openKeys("sqlite:", { dataDir, eventStoreUrl: "sqlite:", eventStore });
  const vault = createVault({ keys, root: masterKey });
  await using other = startChild(dataDir, masterKey);
  await other.next("ready");
  for (let i = 0; i < 20; i += 1) {
    const owner = `report-${i}`;
    const sealed = await vault.seal(owner, { words: i });
    // Twice, so that the second time the key is in the other process's memory.
    for (const _ of [1, 2]) expect(await other.open(owner, sealed)).toEqual({ words: i });
    await vault.shred(owner);
    expect(await other.open(owner, sealed)).toBeNull();
  }
  if (other.told() === 0) await other.next("told");
  await keys.close();
});
