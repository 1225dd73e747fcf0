// Reads over HTTP from the standalone server, alternating with a bare Express route that answers the same JSON.
import { request } from "@sb/deploy/test/people/person.ts";
import type { Context } from "../context.ts";
import { forkServer } from "../forked.ts";
import { getRequest, type Load, runFor } from "../load/run.ts";
import { alternate } from "../rounds.ts";
import { atLeast, count, note, percent, type Row } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";
import type { Bodies } from "./express-server.ts";
import { findReads, type Read } from "./find-reads.ts";

const BUDGET = 0.5;
const CONNECTIONS = 32;

export async function benchReads(context: Context): Promise<readonly Row[]> {
  const { dataDir } = await context.store();
  const server = await startReady(dataDir);
  try {
    return await compareAll(server.url, await findReads(server.url), context);
  } finally {
    await stopped(server);
  }
}

/** Compares each read of the server at `url` with a bare Express route that gives the same answer. */
export async function compareAll(url: string, reads: readonly Read[], context: Context): Promise<readonly Row[]> {
  const bodies = await Promise.all(reads.map((read) => bodyOf(url, read)));
  const names = reads.map((_, at) => `/${at}`);
  const byName: Bodies = Object.fromEntries(names.map((name, at) => [name, bodies[at]]));
  await using express = await forkServer(new URL("express-server.ts", import.meta.url), [], byName);
  const rows: Row[] = [];
  for (const [at, read] of reads.entries()) {
    context.say(`reading ${read.what}`);
    const ours = loadOf(url, read.paths, read.headers);
    const bare = loadOf(express.url, [names[at] ?? ""]);
    rows.push(...(await compare(read, ours, bare, Buffer.byteLength(JSON.stringify(bodies[at])), context)));
  }
  return rows;
}

async function compare(
  { what, budgeted }: Read,
  ours: Load,
  bare: Load,
  bytes: number,
  { quick }: Context,
): Promise<readonly Row[]> {
  const forMs = quick ? 300 : 800;
  const compared = await alternate(
    quick ? 3 : 5,
    () => runFor(forMs, ours),
    () => runFor(forMs, bare),
  );
  const speeds = `${count(compared.ours)} (Express: ${count(compared.baseline)})`;
  if (!budgeted) return [note(`  ${what}`, `${percent(compared.ratio)}, ${speeds}`)];
  return [
    atLeast(`GET ${what}, of the requests/s of a bare Express route`, compared.ratio, BUDGET, percent),
    note(`  requests/s, answers of ${count(bytes)} bytes`, speeds),
  ];
}

function loadOf(url: string, paths: readonly string[], headers: Readonly<Record<string, string>> = {}): Load {
  return { url, connections: CONNECTIONS, requests: paths.map((path) => getRequest(url, path, headers)), status: 200 };
}

async function bodyOf(url: string, { paths: [path = ""], headers }: Read): Promise<unknown> {
  const { status, body } = await request(url, "GET", path.replace(/^\/sb\//, ""), undefined, headers);
  if (status !== 200) throw new Error(`GET ${path} answered ${status}`);
  return body;
}
