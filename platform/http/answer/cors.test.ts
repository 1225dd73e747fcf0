// Public look-ups from pages of other origins, and nothing else.

import { Refused } from "@sb/contracts/refused.ts";
import { type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import { expect, test } from "vitest";
import { serveForTest } from "../testing.ts";

const origin = "https://wallet.example";
const lookup = async (): Promise<never> => {
  throw new Refused("UNAVAILABLE");
};
const serve = () =>
  serveForTest({
    handlers: {
      "GET report/lookup": lookup,
      "POST report/lookup": lookup,
      "POST report": async () => ({ body: { dclrSeq: 1 } }),
    },
  });
const preflight = (method: string) => ({
  ...{ origin, "access-control-request-method": method, "access-control-request-headers": "content-type" },
});

test("a page of another origin reads a look-up's answers, refusals too, and never with credentials", async () => {
  await using server = await serve();
  const asked = await server.ask({ url: "/sb/report/lookup?adrs=scam.example", headers: { origin } });
  expect(asked).toMatchObject({
    statusCode: 503,
    headers: { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" },
  });
  expect(asked.headers["access-control-expose-headers"]).toContain("Retry-After");
  expect(asked.headers).not.toHaveProperty("access-control-allow-credentials");
});

test("a preflight is answered with the methods that may be asked, and no Authorization", async () => {
  await using server = await serve();
  const answer = await server.ask({ method: "OPTIONS", url: "/sb/report/lookup", headers: preflight("POST") });
  expect(answer).toMatchObject({
    statusCode: 204,
    headers: {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": "content-type",
    },
  });
  expect(answer.headers).not.toHaveProperty("access-control-allow-credentials");
});

test("no other route is open: filing says nothing of origins, and its preflight is refused", async () => {
  await using server = await serve();
  const filing = await server.ask({ method: "POST", url: "/sb/report", headers: { origin }, payload: {} });
  const asked = await server.ask({ method: "OPTIONS", url: "/sb/report", headers: preflight("POST") });
  expect(asked.statusCode).toBe(405);
  for (const { headers } of [filing, asked]) expect(headers).not.toHaveProperty("access-control-allow-origin");
});

test("open are the look-ups, and the filter that stands for them, alone", () => {
  const open = (Object.entries(routes) as [RouteKey, Route][]).filter(([, { cors }]) => cors).map(([key]) => key);
  expect(open).toEqual([
    "GET report/lookup",
    "POST report/lookup",
    "GET report/lookup/range/{prefix}",
    "GET report/filter",
    "GET report/filter/key",
    "POST report/lookup/text",
    "GET report/target",
  ]);
});
