// The alert rules and the dashboard ask for metrics that there are, and each alert has its page.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { useServer } from "../servers/use-server.ts";

const TOKEN = "a token of the operator's";
const server = useServer({ env: { SB_METRICS_TOKEN: TOKEN } });

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(["page", "ticket"]) }),
          annotations: z.object({ summary: z.string().min(10), runbook_url: z.string() }),
        }),
      ),
    }),
  ),
});
const alerts = Rules.parse(parse(read("deploy/observability/alerts.yml"))).groups.flatMap(({ rules }) => rules);

const Dashboard = z.object({
  panels: z.array(z.object({ id: z.int(), targets: z.array(z.object({ expr: z.string() })).optional() })),
});
const { panels } = Dashboard.parse(JSON.parse(read("deploy/observability/grafana-dashboard.json")));

/** Names in an expression; what Prometheus makes of a histogram counts as the histogram. */
const namesIn = (expr: string): readonly string[] =>
  [...expr.matchAll(/\b(?:sb|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ""));

/** Only where events go to Kafka: `platform/service/metrics.test.ts`. */
const RELAY = ["sb_relay_lag_seconds", "sb_relay_failures"];

test("every metric that is asked for is measured", async () => {
  const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const measured = [...(await response.text()).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
  const asked = [...alerts, ...panels.flatMap(({ targets = [] }) => targets)].flatMap(({ expr }) => namesIn(expr));
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => ![...measured, ...RELAY].includes(name))).toEqual([]);
});

test("every alert has its page in the operations manual, and every page its alert", () => {
  const pages = [...read("docs/operations.md").matchAll(/^#+ Alert: (\w+)$/gm)].map(([, name]) => name);
  expect(pages.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
  for (const { alert, annotations } of alerts)
    expect(annotations.runbook_url).toBe(`docs/operations.md#alert-${alert.toLowerCase()}`);
});

test("the panels of the dashboard have ids of their own", () => {
  const ids = panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
