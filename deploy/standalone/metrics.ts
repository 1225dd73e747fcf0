// GET /metrics: how the projections, consumer groups and jobs are, for Prometheus. Whoever may read it has the token of SB_METRICS_TOKEN.
import { createHash, timingSafeEqual } from "node:crypto";
import type { Bus, GroupHealth } from "@sb/platform/bus/port.ts";
import type { Express } from "@sb/platform/http/app.ts";
import { METRICS_MEDIA_TYPE, type Metric, metricsText } from "@sb/platform/http/metrics.ts";
import { sendBytes } from "@sb/platform/http/send.ts";
import type { Counts, Jobs } from "@sb/platform/jobs/port.ts";
import { Refused } from "@sb/platform/refused.ts";
import type { ProjectionHealth } from "@sb/projector/runtime/health.ts";
import type { Lag } from "@sb/projector/runtime/lag.ts";
import type { Projections } from "./projections.ts";

type Watched = Pick<Projections, "projector" | "lags"> & {
  readonly bus: Pick<Bus, "groups">;
  readonly jobs: Pick<Jobs, "counts">;
};

/** Without a token there are no metrics: how much is reported, and when, is not for everybody. */
export function mountMetrics(app: Express, token: string | undefined, { projector, lags, bus, jobs }: Watched): void {
  if (token === undefined) return;
  app.get("/metrics", async (request, response) => {
    if (!isSame(request.headers.authorization ?? "", `Bearer ${token}`)) throw new Refused("LOGIN_REQUIRED");
    const metrics = [
      ...projectionMetrics(projector.health(), await lags()),
      ...groupMetrics(bus.groups()),
      ...jobMetrics(await jobs.counts()),
    ];
    sendBytes(response, 200, Buffer.from(metricsText(metrics)), METRICS_MEDIA_TYPE);
  });
}

/** One value for each of some things, which `label` tells apart. */
const gauges =
  <Label extends string>(prefix: string, label: Label) =>
  <Of extends { readonly [L in Label]: string }>(
    name: string,
    help: string,
    all: readonly Of[],
    value: (of: Of) => number,
  ): Metric => ({
    name: `${prefix}_${name}`,
    type: "gauge",
    help,
    samples: all.map((of) => ({ labels: { [label]: of[label] }, value: value(of) })),
  });

function projectionMetrics(health: readonly ProjectionHealth[], lags: readonly Lag[]): readonly Metric[] {
  const gauge = gauges("sb_projection", "projection");
  return [
    gauge("lag_seconds", "Age of the oldest event that is not in the model.", lags, ({ ms }) => ms / 1_000),
    gauge("lag_events", "About how many events are not in the model.", lags, ({ events }) => events),
    gauge("ready", "1 where the model may be read.", health, ({ ready }) => Number(ready)),
    gauge("failing", "1 where an event can't be taken in.", health, ({ state }) => Number(state === "failing")),
    gauge("failures", "Tries of that event so far.", health, ({ error }) => error?.failures ?? 0),
  ];
}

function groupMetrics(groups: readonly GroupHealth[]): readonly Metric[] {
  const gauge = gauges("sb_consumer_group", "group");
  return [
    gauge("held", "Streams that a failing event holds back.", groups, ({ held }) => held),
    gauge("lag_seconds", "Age of the oldest event that is not delivered.", groups, ({ lag }) => lag / 1_000),
  ];
}

function jobMetrics(counts: readonly Counts[]): readonly Metric[] {
  const gauge = gauges("sb_jobs", "kind");
  return [
    gauge("waiting", "Jobs that are due and not begun.", counts, ({ waiting }) => waiting),
    gauge("retrying", "Jobs that failed and will be tried again.", counts, ({ retrying }) => retrying),
    gauge("parked", "Jobs that wait for an operator.", counts, ({ parked }) => parked),
    gauge("lag_seconds", "For how long the oldest job has been due.", counts, ({ lagMs }) => lagMs / 1_000),
  ];
}

/** Takes the same time for any wrong text. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
