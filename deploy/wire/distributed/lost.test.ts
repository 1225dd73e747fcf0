// Redis, Meilisearch and Kafka lose all they had, one after the other: each is made anew from the events, and nothing is missing. Prints
// how long that takes: `SB_TEST_LOST=100000` for so many reports, `SB_TEST_MEILI_URL` for a real Meilisearch.
import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HomeMain } from "@sb/contracts/home/wire.ts";
import type { ReportList } from "@sb/contracts/report/wire.ts";
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { expect, test, vi } from "vitest";
import { createBroker } from "../../ci/services/kafka.ts";
import { createRedis } from "../../ci/services/redis.ts";
import { startStandIn } from "../../test/outage/engines.ts";
import { request } from "../../test/people/person.ts";
import { entries, jsonLines, wordOf } from "../../test/servers/import.ts";
import { runToEnd, startServer, type TestServer, temporaryDir } from "../../test/servers/server.ts";

type Env = Readonly<Record<string, string>>;

const REPORTS = Number(process.env.SB_TEST_LOST ?? 300);
const NAME = "engines that lost all they had";
const WITHIN = { timeout: 60_000 + 30 * REPORTS, interval: 100 };
/** In the last report that has words of its own. */
const LAST = wordOf(REPORTS - 1 - (REPORTS % 4 === 0 ? 1 : 0));

describeWith("SB_TEST_KAFKA_FOLDER", NAME, (jars) => {
  test("are filled from the events", { timeout: 7_200_000 }, async () => {
    await using resources = new AsyncDisposableStack();
    const dir = resources.use(temporaryDir()).path;
    const redis = await ownRedis(resources);
    const meili = process.env.SB_TEST_MEILI_URL || (await startStandIn("meili", resources)).url;
    const search = `${meili}?prefix=lost${randomUUID().slice(0, 8)}`;
    let env: Env = {
      ...{ SB_ENGINES: "any", SB_SEARCH_URL: search, SB_BUS_URL: await ownKafka(jars, resources) },
      ...Object.fromEntries(REDIS.map((port) => [`SB_${port}_URL`, redis.url])),
    };
    const list = join(dir, "list.jsonl");
    writeFileSync(list, jsonLines(entries(REPORTS)));
    const main = new URL("../../import/main.ts", import.meta.url);
    const start = () => startServer({ dataDir: dir, env });
    let server: TestServer = resources.use(await start());
    const imported = await runToEnd({ dataDir: dir, env, args: [list], main });
    expect(imported, imported.output).toMatchObject({ code: 0 });
    await untilAllIsThere(server.url);

    const told: string[] = [];
    const timed = async (name: string, work: () => Promise<void>): Promise<void> => {
      const began = performance.now();
      await work();
      await untilAllIsThere(server.url);
      told.push(`${name}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    };
    const restart = async (): Promise<void> => {
      server = resources.use(await start());
    };
    await timed("a start with all that is needed", async () => {
      expect(await server.stop()).toBe(0);
      await restart();
    });
    expect(await server.stop()).toBe(0);
    await redis.lose();
    await timed("Redis lost all: read models, jobs, leases, limits", restart);
    expect(await server.stop()).toBe(0);
    await dropIndexes(search);
    await timed("Meilisearch lost all", restart);
    expect(await server.stop()).toBe(0);
    env = { ...env, SB_BUS_URL: await ownKafka(jars, resources) };
    await timed("Kafka lost all", restart);
    console.log([`${REPORTS} reports`, ...told].join("\n"));
  });
});

const REDIS = ["READ_STORE", "JOBS", "LEASE", "RATE_LIMIT", "INVALIDATION"];

/** Every report is counted and found, and no group has anything left to do. */
async function untilAllIsThere(url: string): Promise<void> {
  await vi.waitFor(async () => {
    const ready = await fetch(`${url}/readyz`);
    const { groups } = (await ready.json()) as {
      readonly groups: readonly { readonly state: string; readonly lag: number }[];
    };
    expect(ready.status).toBe(200);
    expect(groups.filter(({ state, lag }) => state !== "live" || lag > 0)).toEqual([]);
    const { body } = await request<HomeMain>(url, "GET", "home/main");
    expect(body.crimeCnt).toBe(REPORTS);
    const found = await request<ReportList>(url, "GET", `report/history?searchKeyword=${LAST}`);
    expect([found.status, found.body.items?.some(({ comment }) => comment.includes(LAST))]).toEqual([200, true]);
  }, WITHIN);
}

async function ownRedis(resources: AsyncDisposableStack) {
  const folder = await emptyFolder(resources);
  const server = await createRedis(folder);
  await server.start();
  resources.defer(() => server.stop("SIGKILL"));
  const lose = async (): Promise<void> => {
    await server.stop("SIGKILL");
    rmSync(join(folder, "appendonlydir"), { recursive: true });
    await server.start();
  };
  return { url: server.url, lose };
}

/** With nothing in it. */
async function ownKafka(jars: string, resources: AsyncDisposableStack): Promise<string> {
  const broker = await createBroker(jars, await emptyFolder(resources));
  await broker.start();
  resources.defer(() => broker.stop("SIGKILL"));
  return `${broker.url}?partitions=2`;
}

const emptyFolder = async (resources: AsyncDisposableStack): Promise<string> =>
  resources.adopt(await mkdtemp(join(tmpdir(), "sb-lost-")), (path) => rmSync(path, { recursive: true }));

/** As docs/operations.md says. */
async function dropIndexes(search: string): Promise<void> {
  const { origin, password, searchParams } = new URL(search);
  // A server without keys refuses an empty one.
  const headers: Record<string, string> = password === "" ? {} : { authorization: `Bearer ${password}` };
  const all = await fetch(`${origin}/indexes?limit=1000`, { headers });
  const { results } = (await all.json()) as { readonly results: readonly { readonly uid: string }[] };
  const own = results.filter(({ uid }) => uid.startsWith(`${searchParams.get("prefix")}-`));
  expect(own.length).toBeGreaterThan(0);
  for (const { uid } of own) await fetch(`${origin}/indexes/${uid}`, { method: "DELETE", headers });
}
