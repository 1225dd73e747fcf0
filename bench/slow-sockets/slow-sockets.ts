// A thousand clients that hold their sockets: until when the server has freed them all, and how others fare meanwhile.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { holderOf } from "@sb/platform/sqlite/file-lock.ts";
import { type Context, temporaryFolder } from "../context.ts";
import { openConnection } from "../load/connection.ts";
import { getRequest } from "../load/run.ts";
import { timed } from "../rounds.ts";
import { atMost, count, milliseconds, note, type Row, seconds } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";
import { openSlowClient, SLOWNESSES, type SlowClient } from "./clients.ts";

const CLIENTS = { full: 1_000, quick: 100 };
const FREED_MS = 90_000;
/** After so long they are not freed, whatever the budget. */
const PATIENCE_MS = 200_000;
const DRIP_MS = 1_000;
const POLL_MS = 250;
/** The descriptors are taken for settled once there have been as many for so long. */
const STILL_MS = 5_000;

export async function benchSlowSockets({ quick, say }: Context): Promise<readonly Row[]> {
  using folder = temporaryFolder();
  const server = await startReady(folder.path);
  try {
    const pid = String(holderOf(join(folder.path, "server.lock")));
    const before = await settled(pid);
    const clients = await openAll(new URL(server.url), quick ? CLIENTS.quick : CLIENTS.full);
    say(`${clients.length} sockets are open, ${descriptors(pid) - before} descriptors more than before`);
    const { freedMs, others } = await untilFreed(server.url, clients);
    return rowsOf(clients, freedMs, others, descriptors(pid) - before);
  } finally {
    await stopped(server);
  }
}

/** Linux only: elsewhere it throws, and the row says so. */
const descriptors = (pid: string): number => readdirSync(`/proc/${pid}/fd`).length;

/** The server begins some things only once it is ready. */
async function settled(pid: string): Promise<number> {
  let last = descriptors(pid);
  for (let still = 0; still < STILL_MS; still += POLL_MS) {
    await delay(POLL_MS);
    const now = descriptors(pid);
    if (now !== last) still = 0;
    last = now;
  }
  return last;
}

async function openAll(url: URL, wanted: number): Promise<readonly SlowClient[]> {
  const clients: SlowClient[] = [];
  for (let at = 0; at < wanted; at += 1)
    clients.push(await openSlowClient(url, SLOWNESSES[at % SLOWNESSES.length] ?? "nothing"));
  return clients;
}

async function untilFreed(url: string, clients: readonly SlowClient[]) {
  const connection = await openConnection(new URL(url));
  const others: number[] = [];
  const dripping = setInterval(() => {
    for (const client of clients) client.drip();
  }, DRIP_MS);
  let over = false;
  const probing = async (): Promise<void> => {
    while (!over) {
      others.push(await timed(() => connection.ask(getRequest(url, "/healthz", {}))));
      await delay(20);
    }
  };
  const ending = async (): Promise<readonly number[]> => {
    const tooLate = delay(PATIENCE_MS, Number.POSITIVE_INFINITY, { ref: false });
    const freedMs = await Promise.all(clients.map(({ freed }) => Promise.race([freed, tooLate])));
    over = true;
    return freedMs;
  };
  try {
    const [freedMs] = await Promise.all([ending(), probing()]);
    return { freedMs, others };
  } finally {
    clearInterval(dripping);
    for (const client of clients) client.destroy();
    connection.close();
  }
}

function rowsOf(
  clients: readonly SlowClient[],
  freedMs: readonly number[],
  others: readonly number[],
  leftOver: number,
): readonly Row[] {
  const lastOf = (slowness: string): number =>
    Math.max(...freedMs.filter((_, at) => clients[at]?.slowness === slowness));
  const p99 = others.toSorted((a, b) => a - b)[Math.floor((others.length - 1) * 0.99)] ?? 0;
  return [
    atMost(`${count(clients.length)} slow sockets, the last one freed`, Math.max(...freedMs), FREED_MS, seconds),
    note("  the last one by what was slow", SLOWNESSES.map((each) => `${each} ${seconds(lastOf(each))}`).join(", ")),
    // The probe's own connection, and one that the server may have opened to a file.
    atMost("  descriptors that are not given back", leftOver, 2, count),
    note("  a small request meanwhile, p99", milliseconds(p99)),
  ];
}
