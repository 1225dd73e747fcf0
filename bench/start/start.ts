// The time from start to ready on a store with events, and the memory of the idle process.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { holderOf } from "@sb/platform/sqlite/file-lock.ts";
import type { Context } from "../context.ts";
import { median } from "../rounds.ts";
import { atMost, count, megabytes, notMeasured, type Row, seconds } from "../row.ts";
import { startReady, stopped } from "./ready.ts";

const READY_MS = 2_000;
const IDLE_BYTES = 300_000_000;
/** Idle time before the memory is read. */
const IDLE_MS = 3_000;

export async function benchStart({ quick, say, store }: Context): Promise<readonly Row[]> {
  const { dataDir, events } = await store();
  say("starting once, which builds the read models");
  await stopped(await startReady(dataDir));
  const times: number[] = [];
  for (let round = 1; round <= (quick ? 1 : 5); round += 1) {
    say(`starting, round ${round}`);
    const start = performance.now();
    const server = await startReady(dataDir);
    times.push(performance.now() - start);
    await stopped(server);
  }
  const what = `ready after start, ${count(events)} events in the store`;
  return [atMost(what, median(times), READY_MS, seconds), await idleMemory(dataDir)];
}

async function idleMemory(dataDir: string): Promise<Row> {
  const what = "  and its memory when idle (resident)";
  const server = await startReady(dataDir);
  try {
    await delay(IDLE_MS);
    return atMost(what, residentBytes(serverIn(dataDir)), IDLE_BYTES, megabytes);
  } catch (error) {
    return notMeasured(what, error);
  } finally {
    await stopped(server);
  }
}

/** The process that holds the data folder. */
function serverIn(dataDir: string): string {
  return String(holderOf(join(dataDir, "server.lock")));
}

/** Linux only; elsewhere the row says so. */
function residentBytes(pid: string): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  if (kilobytes === undefined) throw new Error("The system does not tell how much memory a process holds");
  return Number(kilobytes) * 1_024;
}
