// Public pages with their content in them, at 100,000 targets: how long the HTML of one takes, and a sitemap's shard.
import { join } from "node:path";
import { holderOf } from "@sb/platform/sqlite/file-lock.ts";
import type { Context } from "../context.ts";
import { temporaryFolder } from "../context.ts";
import { cpuMs } from "../hostile/probe.ts";
import { atMost, count, milliseconds, note, type Row, seconds } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";
import { fillFolder } from "../workload/fill.ts";

/** Several reports name the same target now and then. */
const REPORTS = { full: 180_000, quick: 10_000 };
const BUDGET_MS = 50;
const ASKED = { full: 400, quick: 100 };
const MOST_REPORTED = 20;
const WARM = 200;

export async function benchPages({ quick, say }: Context): Promise<readonly Row[]> {
  using folder = temporaryFolder();
  const size = quick ? "quick" : "full";
  say(`filing ${REPORTS[size]} reports`);
  await fillFolder(folder.path, REPORTS[size]);
  const server = await startReady(folder.path, { SB_RATE_LIMIT: "0" });
  try {
    say("reading pages");
    const began = performance.now();
    const { paths, shards } = await pathsIn(server.url);
    const shardMs = (performance.now() - began) / shards;
    const targets = paths.filter((path) => /^\/[as]\//.test(path));
    const reports = paths.filter((path) => path.startsWith("/report/"));
    const pid = String(holderOf(join(folder.path, "server.lock")));
    const asking = (what: string, some: readonly string[]) => rowsOf({ url: server.url, pid }, what, some, ASKED[size]);
    // Loads the bundle, and compiles what all pages need.
    for (const path of [...targets.slice(0, WARM), "/"]) await timed(server.url + path);
    return [
      ...(await asking("an address or site", targets)),
      // The sitemap begins with the oldest: whoever is reported again and again is among the first.
      ...(await asking("those reported most", targets.slice(0, MOST_REPORTED))),
      ...(await asking("a report", reports)),
      ...(await asking("home", ["/"])),
      note(`  a sitemap's shard, of ${count(targets.length)} targets in all`, seconds(shardMs)),
    ];
  } finally {
    await stopped(server);
  }
}

type Asked = { readonly url: string; readonly pid: string };

/** Processor time is what a page costs on a machine that is busy with other things as well. */
async function rowsOf(
  { url, pid }: Asked,
  what: string,
  paths: readonly string[],
  asked: number,
): Promise<readonly Row[]> {
  const step = Math.max(1, Math.floor(paths.length / asked));
  const some = Array.from({ length: asked }, (_, at) => paths[(at * step) % paths.length] ?? "/");
  for (const path of some.slice(0, 20)) await timed(url + path);
  const times: number[] = [];
  const idle: number[] = [];
  const before = cpuMs(pid);
  for (const path of some) {
    times.push(await timed(url + path));
    idle.push(await timed(`${url}/healthz`));
  }
  const processor = (cpuMs(pid) - before) / asked;
  const at = shareOf(times);
  return [
    atMost(`HTML of the page of ${what}, p95`, at(0.95), BUDGET_MS, milliseconds),
    atMost("  p99", at(0.99), BUDGET_MS, milliseconds),
    note("  its median and longest", `${milliseconds(at(0.5))}, ${milliseconds(at(1))}`),
    note("  processor time of one", milliseconds(processor)),
    note("  p95 of a request that does nothing, in turn with them", milliseconds(shareOf(idle)(0.95))),
  ];
}

function shareOf(times: readonly number[]): (share: number) => number {
  const sorted = times.toSorted((a, b) => a - b);
  return (share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

async function timed(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`GET ${url} answered ${answer.status}`);
  return performance.now() - began;
}

/** The paths in the sitemap's shards of people's reports. */
async function pathsIn(url: string): Promise<{ readonly paths: readonly string[]; readonly shards: number }> {
  const read = async (path: string) =>
    [...(await (await fetch(url + path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, loc = ""]) => new URL(loc).pathname,
    );
  const shards = (await read("/sitemap.xml")).filter((path) => path.includes("reports"));
  const found = new Set<string>();
  for (const shard of shards) for (const path of await read(shard)) found.add(path);
  return { paths: [...found], shards: shards.length };
}
