// GET /metrics: how the projections, consumer groups and jobs are, and what was counted, for Prometheus. Whoever may read it has the token of SB_METRICS_TOKEN.

import { Refused } from "@sb/contracts/refused.ts";
import { collectDefaultMetrics, Gauge, Registry, register } from "prom-client";
import type { GroupHealth, RelayHealth } from "../bus/port.ts";
import { sendBytes } from "../http/answer/send.ts";
import type { Express } from "../http/app.ts";
import { isSameSecret } from "../http/request/same-secret.ts";
import type { Counts } from "../jobs/port.ts";
import { soon } from "./engines.ts";
import type { Watched } from "./health.ts";
import type { ProjectionState } from "./heartbeat.ts";

/** Without a token there are no metrics: how much is reported, and when, is not for everybody. */
export function mountMetrics(app: Express, token: string | undefined, { states, bus, jobs, jobsLost }: Watched): void {
  if (token === undefined) return;
  measureProcess();
  app.get("/metrics", async (request, response) => {
    if (!isSameSecret(request.headers.authorization ?? "", `Bearer ${token}`)) throw new Refused("LOGIN_REQUIRED");
    const now = new Registry();
    // Figures of an engine that is away are missing; those that the process has of itself are not.
    const [known, counts] = await Promise.all([states && soon(states()), jobs && soon(jobs.counts())]);
    if (known) projectionMetrics(now, known);
    if (bus) groupMetrics(now, bus.groups());
    relayMetrics(now, bus?.relaying?.());
    if (counts) jobMetrics(now, counts, jobsLost?.() ?? false);
    const text = await Registry.merge([now, register]).metrics();
    sendBytes(response, 200, Buffer.from(text), register.contentType);
  });
}

/** Memory, processor time, the event loop's lag: once for a process. */
function measureProcess(): void {
  if (register.getSingleMetric("process_cpu_seconds_total") === undefined) collectDefaultMetrics();
}

/** One value for each of some things, which `label` tells apart. */
const gauges =
  <Label extends string>(registry: Registry, prefix: string, label: Label) =>
  <Of extends { readonly [L in Label]: string }>(
    name: string,
    help: string,
    all: readonly Of[],
    value: (of: Of) => number,
  ): void => {
    const gauge = new Gauge({ name: `${prefix}_${name}`, help, labelNames: [label], registers: [registry] });
    for (const of of all) gauge.labels(of[label]).set(value(of));
  };

function projectionMetrics(registry: Registry, states: readonly ProjectionState[]): void {
  const gauge = gauges(registry, "sb_projection", "projection");
  gauge("lag_seconds", "Age of the oldest event that is not in the model.", states, ({ lagMs }) => lagMs / 1_000);
  gauge("lag_events", "About how many events are not in the model.", states, ({ lagEvents }) => lagEvents);
  gauge("ready", "1 where the model may be read.", states, ({ ready }) => Number(ready));
  gauge("failing", "1 where an event can't be taken in.", states, ({ state }) => Number(state === "failing"));
  gauge("failures", "Tries of that event so far.", states, ({ error }) => error?.failures ?? 0);
}

function groupMetrics(registry: Registry, groups: readonly GroupHealth[]): void {
  const gauge = gauges(registry, "sb_consumer_group", "group");
  gauge("held", "Streams that a failing event holds back.", groups, ({ held }) => held);
  gauge("lag_seconds", "Age of the oldest event that is not delivered.", groups, ({ lag }) => lag / 1_000);
}

/** None where this process carries nothing. */
function relayMetrics(registry: Registry, relay: RelayHealth | undefined): void {
  if (!relay) return;
  const gauge = (name: string, help: string) => new Gauge({ name: `sb_relay_${name}`, help, registers: [registry] });
  gauge("lag_seconds", "Age of the oldest event that is known and not on the bus.").set(relay.lag / 1_000);
  gauge("failures", "Tries in a row to carry events that failed.").set(relay.failures);
}

function jobMetrics(registry: Registry, counts: readonly Counts[], isLost: boolean): void {
  const gauge = gauges(registry, "sb_jobs", "kind");
  gauge("waiting", "Jobs that are due and not begun.", counts, ({ waiting }) => waiting);
  gauge("retrying", "Jobs that failed and will be tried again.", counts, ({ retrying }) => retrying);
  gauge("parked", "Jobs that wait for an operator.", counts, ({ parked }) => parked);
  gauge("lag_seconds", "For how long the oldest job has been due.", counts, ({ lagMs }) => lagMs / 1_000);
  const lost = new Gauge({ name: "sb_jobs_lost", help: "1 where jobs were lost.", registers: [registry] });
  lost.set(Number(isLost));
}
