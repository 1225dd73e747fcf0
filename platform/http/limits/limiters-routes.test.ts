// No spelling of a URL is a way around a limit: whatever reaches a route is counted by the route.
import { type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMemory } from "../../rate-limit/memory.ts";
import { serveForTest, type TestServer } from "../testing.ts";
import { OWN_LIMITS } from "./limiters.ts";

const counters = openMemory();
/** Handlers that were reached. */
const reached: string[] = [];
const keys = Object.keys(routes) as RouteKey[];
const handlers = Object.fromEntries(
  keys.map((key) => [
    key,
    async () => ({ body: void reached.push(key), stream: new Uint8Array(), mediaType: "text/plain" }),
  ]),
);

let server: TestServer;
beforeAll(async () => {
  server = await serveForTest({ handlers, rateLimit: 5, counters });
});
afterAll(() => server.close());

const statusOf = async (method: string, target: string): Promise<number> => {
  const head = `${method} ${target} HTTP/1.1\r\nHost: a.example\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
  return Number((await server.send(head)).split(" ", 2)[1]);
};

/** Five spellings of one URL. */
const spellings = (path: string): readonly string[] => [
  path,
  path.replace("/sb/", "/%73b/"),
  `http://b.example${path}`,
  `${path}?`,
  path.replace(/\w$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
];

/** Not the path of any route here: the same to a careless reader, who might serve it uncounted. */
const strangers = (path: string): readonly string[] => [
  path.replace("/sb/", "//sb/"),
  path.replace("/sb/", "/sb//"),
  path.replace("/sb/", "/SB/"),
  `${path}/`,
  path.replace("/sb/", "/sb%2F"),
];

test.each(keys)("%s: five spellings share one limit, and nothing else reaches it", async (key) => {
  await counters.close();
  reached.length = 0;
  const [method = "", name = ""] = key.split(" ");
  const path = `/sb/${name.replace(/\{\w+\}/g, "7")}`;
  const { limit: own }: Route = routes[key];
  const limit = own ? OWN_LIMITS[own] : 5;
  for (const target of strangers(path)) expect(await statusOf(method, target), target).toBe(404);
  for (let asked = 0; asked < limit; asked += 1)
    expect(await statusOf(method, spellings(path)[asked % 5] ?? path)).not.toBe(429);
  for (const target of spellings(path)) expect(await statusOf(method, target), target).toBe(429);
  expect(reached.length).toBeLessThanOrEqual(limit);
});
