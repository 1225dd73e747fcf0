// A data folder with events: how long the first start builds its read models, what it weighs, the time from start to ready,
// the memory of the idle process, and a copy of the events made while it runs.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { holderOf } from "@sb/platform/sqlite/file-lock.ts";
import { type Context, temporaryFolder } from "../context.ts";
import { median, timed } from "../rounds.ts";
import { atMost, count, megabytes, note, notMeasured, type Row, seconds } from "../row.ts";
import { startReady, stopped } from "./ready.ts";

const READY_MS = 2_000;
const IDLE_BYTES = 300_000_000;
/** From a million reports on (docs/sizes.md). */
const GROWN = { events: 4_000_000, readyMs: 5_000, idleBytes: 600_000_000 };
/** Idle time before the memory is read. */
const IDLE_MS = 3_000;

export async function benchStart({ quick, say, store }: Context): Promise<readonly Row[]> {
  const { dataDir, events } = await store();
  const grown = events >= GROWN.events;
  say("starting once, which builds the read models");
  const built = await timed(async () => stopped(await startReady(dataDir)));
  const times: number[] = [];
  for (let round = 1; round <= (quick ? 1 : 5); round += 1) {
    say(`starting, round ${round}`);
    const start = performance.now();
    const server = await startReady(dataDir);
    times.push(performance.now() - start);
    await stopped(server);
  }
  const what = `ready after start, ${count(events)} events in the store`;
  return [
    atMost(what, median(times), grown ? GROWN.readyMs : READY_MS, seconds),
    note(
      "  the first start, which builds all models",
      `${seconds(built)}, ${count(events / (built / 1_000))} events/s`,
    ),
    note("  and the files of the folder", filesOf(dataDir)),
    ...(await whileIdle(dataDir, grown ? GROWN.idleBytes : IDLE_BYTES)),
  ];
}

async function whileIdle(dataDir: string, budget: number): Promise<readonly Row[]> {
  const what = "  and its memory when idle (resident)";
  const server = await startReady(dataDir);
  try {
    await delay(IDLE_MS);
    const idle = atMost(what, residentBytes(serverIn(dataDir)), budget, megabytes);
    return [idle, note("  a copy of events.db made meanwhile", seconds(await timed(() => copyEvents(dataDir))))];
  } catch (error) {
    return [notMeasured(what, error)];
  } finally {
    await stopped(server);
  }
}

/** As docs/operations.md says: SQLite's own back-up, page by page. */
async function copyEvents(dataDir: string): Promise<void> {
  using folder = temporaryFolder();
  using events = new DatabaseSync(join(dataDir, "events.db"), { readOnly: true });
  await backup(events, join(folder.path, "copy.db"), { rate: 1_000 });
}

/** The largest first; what is below a megabyte is left out. */
function filesOf(dataDir: string): string {
  const sizes = readdirSync(dataDir).map((name) => [name, statSync(join(dataDir, name)).size] as const);
  const large = sizes.filter(([, bytes]) => bytes >= 1_000_000).sort(([, a], [, b]) => b - a);
  return large.map(([name, bytes]) => `${name} ${megabytes(bytes)}`).join(", ");
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
