// GET /metrics: how the projections, consumer groups and jobs are, for Prometheus. Whoever may read it has the token of SB_METRICS_TOKEN.
import type { GroupHealth } from "../bus/port.ts";
import type { Express } from "../http/app.ts";
import { METRICS_MEDIA_TYPE, type Metric, metricsText } from "../http/metrics.ts";
import { isSameSecret } from "../http/same-secret.ts";
import { sendBytes } from "../http/send.ts";
import type { Counts } from "../jobs/port.ts";
import { Refused } from "../refused.ts";
import type { Watched } from "./health.ts";
import type { ProjectionState } from "./standing.ts";

/** Without a token there are no metrics: how much is reported, and when, is not for everybody. */
export function mountMetrics(app: Express, token: string | undefined, { states, bus, jobs }: Watched): void {
  if (token === undefined) return;
  app.get("/metrics", async (request, response) => {
    if (!isSameSecret(request.headers.authorization ?? "", `Bearer ${token}`)) throw new Refused("LOGIN_REQUIRED");
    const metrics = [
      ...(states ? projectionMetrics(await states()) : []),
      ...(bus ? groupMetrics(bus.groups()) : []),
      ...(jobs ? jobMetrics(await jobs.counts()) : []),
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

function projectionMetrics(states: readonly ProjectionState[]): readonly Metric[] {
  const gauge = gauges("sb_projection", "projection");
  return [
    gauge("lag_seconds", "Age of the oldest event that is not in the model.", states, ({ lagMs }) => lagMs / 1_000),
    gauge("lag_events", "About how many events are not in the model.", states, ({ lagEvents }) => lagEvents),
    gauge("ready", "1 where the model may be read.", states, ({ ready }) => Number(ready)),
    gauge("failing", "1 where an event can't be taken in.", states, ({ state }) => Number(state === "failing")),
    gauge("failures", "Tries of that event so far.", states, ({ error }) => error?.failures ?? 0),
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
