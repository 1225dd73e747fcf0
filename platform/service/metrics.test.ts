import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { watchDisk } from "../disk.ts";
import { serveForTest } from "../http/testing.ts";
import { mountHealth } from "./health.ts";
import type { ProjectionState } from "./heartbeat.ts";
import { mountMetrics } from "./metrics.ts";

const TOKEN = "a token of the operator's";
const states: readonly ProjectionState[] = [
  { projection: "report@2", state: "live", ready: true, lagEvents: 0, lagMs: 0 },
  { projection: "index@1", state: "failing", ready: true, lagEvents: 4, lagMs: 61_500, error: { failures: 4 } },
];
const watched = {
  states: async () => states,
  bus: {
    groups: () => [{ group: "pictures", state: "holding", held: 3, lag: 500 }] as const,
    relaying: () => ({ failures: 2, lag: 1_500 }),
  },
  jobs: {
    counts: async () => [{ kind: "notify", waiting: 2, delayed: 7, running: 0, retrying: 5, parked: 1, lagMs: 2_500 }],
  },
  jobsLost: () => true,
};
const open = (token: string | undefined) =>
  serveForTest({
    mountMore: (app) => {
      mountHealth(app, watched);
      mountMetrics(app, token, watched);
    },
  });

test("whoever has the token reads how far each projection is behind", async () => {
  await using server = await open(TOKEN);
  const { statusCode, headers, body } = await server.ask({
    url: "/metrics",
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
  for (const line of [
    'sb_projection_lag_seconds{projection="index@1"} 61.5',
    'sb_projection_lag_events{projection="index@1"} 4',
    'sb_projection_lag_events{projection="report@2"} 0',
    'sb_projection_failing{projection="index@1"} 1',
    'sb_projection_failures{projection="index@1"} 4',
    'sb_consumer_group_held{group="pictures"} 3',
    'sb_consumer_group_lag_seconds{group="pictures"} 0.5',
    "sb_relay_lag_seconds 1.5",
    "sb_relay_failures 2",
    'sb_jobs_waiting{kind="notify"} 2',
    'sb_jobs_retrying{kind="notify"} 5',
    'sb_jobs_parked{kind="notify"} 1',
    'sb_jobs_lag_seconds{kind="notify"} 2.5',
    "sb_jobs_lost 1",
  ])
    expect(body.split("\n")).toContain(line);
});

test("a disk that can't be asked has no number, and takes no other metric with it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sb-metrics-"));
  watchDisk(folder);
  rmSync(folder, { recursive: true });
  await using server = await open(TOKEN);
  const { statusCode, body } = await server.ask({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } });
  expect(statusCode).toBe(200);
  expect(body.split("\n")).toEqual(expect.arrayContaining(["sb_disk_free_bytes Nan", "sb_jobs_lost 1"]));
});

test("nobody else does, and without a token set nobody at all", async () => {
  await using server = await open(TOKEN);
  for (const authorization of ["", "Bearer", "Bearer another", TOKEN])
    expect((await server.ask({ url: "/metrics", headers: { authorization } })).statusCode).toBe(401);
  await using closed = await open(undefined);
  const asked = { url: "/metrics", headers: { authorization: "Bearer undefined" } };
  expect((await closed.ask(asked)).statusCode).toBe(404);
});

test("readiness says in public how late each projection is, and no positions or numbers of events", async () => {
  await using server = await open(undefined);
  const { projections } = (await server.ask("/readyz")).json<{ projections: readonly object[] }>();
  expect(projections).toEqual([
    { projection: "report@2", state: "live", ready: true, lag: 0 },
    { projection: "index@1", state: "failing", ready: true, error: { failures: 4 }, lag: 61_500 },
  ]);
});

test("a process without projections, consumers or jobs has nothing to say of them", async () => {
  await using server = await serveForTest({
    mountMore: (app) => {
      mountHealth(app, {});
      mountMetrics(app, TOKEN, {});
    },
  });
  expect((await server.ask("/readyz")).json()).toEqual({ status: "ready" });
  const metrics = await server.ask({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } });
  expect(metrics.statusCode).toBe(200);
  expect(metrics.body).not.toMatch(/sb_(?:projection|consumer_group|jobs)_/);
});
