import { Writable } from "node:stream";
import pino from "pino";
import { expect, test } from "vitest";
import { serveForTest } from "./testing.ts";

test("a request is logged by its route's pattern, never by its URL", async () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: Buffer, _encoding: string, done: () => void) => {
    lines.push(JSON.parse(line.toString()));
    done();
  };
  const log = pino({ base: null }, new Writable({ write }));
  const handlers = { "GET report/history/user/{userId}": async () => ({ body: {} as never }) };
  await using server = await serveForTest({ log, handlers });
  const headers = { "x-request-id": "request-12345" };
  await server.ask({ url: "/sb/report/history/user/somebody?pagination.page=7", headers });
  await server.ask("/sb/nothing/secret");
  await server.ask({ method: "POST", url: "/sb/report/history/user/somebody" });
  await expect.poll(() => lines.length).toBe(3);
  const pattern = "/sb/report/history/user/:userId";
  expect(lines).toMatchObject([
    { requestId: "request-12345", method: "GET", route: pattern, status: 200, ms: expect.any(Number) },
    { method: "GET", status: 404 },
    { method: "POST", route: pattern, status: 405 },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/somebody|secret|pagination/);
});
