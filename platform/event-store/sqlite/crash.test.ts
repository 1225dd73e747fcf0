import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { event, followUntil, texts } from "../contract/events.ts";
import { START } from "../port.ts";
import { openTempEventStore } from "../testing/testing.ts";

const CHILD = fileURLToPath(new URL("./crash-child.ts", import.meta.url));

type Child = ChildProcessByStdio<null, Readable, null>;

function startChild(dataDir: string, name: string): Child {
  return spawn(process.execPath, [CHILD, dataDir, name], { stdio: ["ignore", "pipe", "inherit"] });
}

/**
 * Kills the process after this many acknowledged appends, in the middle of its work, and returns those acknowledged.
 */
async function killAfter(child: Child, appends: number): Promise<string[]> {
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (acknowledged.push(line) === appends) child.kill("SIGKILL");
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  expect(child.signalCode).toBe("SIGKILL");
  return acknowledged;
}

it("keeps every acknowledged append exactly once when its process is killed", async () => {
  await using temp = await openTempEventStore();
  await temp.eventStore.close();
  const acknowledged = await killAfter(startChild(temp.dataDir, "first"), 150);
  acknowledged.push(...(await killAfter(startChild(temp.dataDir, "second"), 150)));

  const stored = texts(await (await temp.another()).readAll(START, 1_000_000));
  expect(new Set(stored).size).toBe(stored.length);
  expect(acknowledged.length).toBeGreaterThanOrEqual(300);
  expect(acknowledged.filter((text) => !stored.includes(text))).toEqual([]);
});

it("a follower sees another process's appends in commit order", async () => {
  await using temp = await openTempEventStore();
  const following = followUntil(temp.eventStore, START, (seen) => texts(seen).includes("here:39"));
  const child = startChild(temp.dataDir, "there");
  await once(child.stdout, "data");
  for (let revision = -1; revision < 39; revision += 1) {
    await temp.eventStore.append("here", [event(`here:${revision + 1}`)], revision);
  }
  const seen = await following;
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(texts(seen).some((text) => text.startsWith("there-"))).toBe(true);
  expect(seen).toEqual(await temp.eventStore.readAll(START, seen.length));
});
