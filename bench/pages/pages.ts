// Public pages with their content in them, at 100,000 targets: how long the HTML of one takes, and a sitemap's shard.
import type { Context } from "../context.ts";
import { temporaryFolder } from "../context.ts";
import { atMost, count, milliseconds, note, type Row, seconds } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";
import { fillFolder } from "../workload/fill.ts";

/** Several reports name the same target now and then. */
const REPORTS = { full: 180_000, quick: 10_000 };
const BUDGET_MS = 50;
const ASKED = { full: 400, quick: 100 };

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
    return [
      ...(await rowsOf(server.url, "an address or site", targets, ASKED[size])),
      ...(await rowsOf(
        server.url,
        "a report",
        paths.filter((path) => path.startsWith("/report/")),
        ASKED[size],
      )),
      ...(await rowsOf(server.url, "home", ["/"], ASKED[size])),
      note(`  a sitemap's shard, of ${count(targets.length)} targets in all`, seconds(shardMs)),
    ];
  } finally {
    await stopped(server);
  }
}

async function rowsOf(url: string, what: string, paths: readonly string[], asked: number): Promise<readonly Row[]> {
  const step = Math.max(1, Math.floor(paths.length / asked));
  const some = Array.from({ length: asked }, (_, at) => paths[(at * step) % paths.length] ?? "/");
  // The first loads the bundle.
  for (const path of some.slice(0, 20)) await timed(url + path);
  const times: number[] = [];
  for (const path of some) times.push(await timed(url + path));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return [
    atMost(`HTML of the page of ${what}, p95`, at(0.95), BUDGET_MS, milliseconds),
    note("  its median and longest", `${milliseconds(at(0.5))}, ${milliseconds(at(1))}`),
  ];
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
