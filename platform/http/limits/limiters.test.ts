import type { ResponseOf } from "@sb/contracts/routes.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openMemory } from "../../rate-limit/memory.ts";
import { serveForTest, type TestServer } from "../testing.ts";

let server: TestServer;
beforeEach(async () => {
  server = await serveForTest({
    rateLimit: 2,
    counters: openMemory(),
    handlers: {
      "GET terms": async () => ({ body: { items: [] } }),
      "GET home/main": async () => ({ body: {} as ResponseOf<"GET home/main"> }),
      "POST user/login": async () => ({ body: { status: "INCOMPLETE", registrationToken: "r", email: "e" } }),
    },
    mountMore: (app) => app.get("/healthz", (_request, response) => void response.json({})),
  });
});
afterEach(() => server.close());

const statusOf = async (url: string, method = "GET"): Promise<number> => (await server.ask({ method, url })).statusCode;
const whole = (url: string): string => `GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;

test("all routes without a limit of their own count together", async () => {
  expect([await statusOf("/sb/terms"), await statusOf("/sb/home/main"), await statusOf("/sb/terms")]).toEqual([
    200, 200, 429,
  ]);
});

test.each(["/%73b/terms", "/sb/term%73", "/sb/terms?utm_source=x"])("%s is counted as /sb/terms", async (url) => {
  for (let times = 0; times < 2; times += 1) expect(await statusOf(url)).toBe(200);
  expect(await statusOf("/sb/terms")).toBe(429);
  expect(await statusOf(url)).toBe(429);
});

test("a whole URL in the request's line is counted as its path", async () => {
  for (let times = 0; times < 2; times += 1)
    expect(await server.send(whole("http://a.example/sb/terms"))).toMatch(/^HTTP\/1\.1 200 /);
  expect(await server.send(whole("http://b.example/sb/terms"))).toMatch(/^HTTP\/1\.1 429 /);
});

test("a route with a limit of its own counts for itself", async () => {
  for (let times = 0; times < 3; times += 1) await statusOf("/sb/terms");
  for (let times = 0; times < 30; times += 1) expect(await statusOf("/sb/user/login", "POST")).toBe(416);
  expect(await statusOf("/sb/user/login", "POST")).toBe(429);
});

test("unknown paths, and paths outside the API, are not counted", async () => {
  for (let times = 0; times < 3; times += 1)
    expect([await statusOf("/sb/nothing"), await statusOf("/healthz")]).toEqual([404, 200]);
  expect(await statusOf("/sb/terms")).toBe(200);
});

test("responses have the limit, and refusals have Retry-After", async () => {
  const first = await server.ask("/sb/terms");
  expect(first.headers["ratelimit-policy"]).toMatch(/^"all"; q=2; w=60/);
  expect(first.headers.ratelimit).toMatch(/^"all"; r=1; t=\d+$/);
  await statusOf("/sb/terms");
  const refused = await server.ask("/sb/terms");
  expect(refused.json()).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

test("behind a proxy the client is who the proxy says, whatever the client itself says", async () => {
  await server.close();
  server = await serveForTest({
    rateLimit: 1,
    counters: openMemory(),
    trustProxy: 1,
    handlers: { "GET terms": async () => ({ body: { items: [] } }) },
  });
  const from = async (forwarded: string) =>
    (await server.ask({ url: "/sb/terms", headers: { "x-forwarded-for": forwarded } })).statusCode;
  expect([await from("203.0.113.7"), await from("203.0.113.8"), await from("203.0.113.7")]).toEqual([200, 200, 429]);
  expect(await from("198.51.100.1, 203.0.113.7")).toBe(429);
});
