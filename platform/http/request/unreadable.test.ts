import { afterEach, beforeEach, expect, test } from "vitest";
import { serveForTest, type TestServer } from "../testing.ts";
import { HEADER_LIMIT } from "./unreadable.ts";

let app: TestServer;

beforeEach(async () => {
  app = await serveForTest();
});
afterEach(() => app.close());

/** Sends raw bytes; returns head and body of the response. */
async function send(bytes: string): Promise<readonly [head: string, problem: { code?: string; requestId?: string }]> {
  const [head = "", body = "{}"] = (await app.send(bytes)).split("\r\n\r\n");
  return [head, JSON.parse(body)];
}

test("an invalid HTTP request is 400 as a problem", async () => {
  const [head, problem] = await send("hello\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/problem\+json\r\n/);
  expect(problem).toMatchObject({
    status: 400,
    code: "INVALID_REQUEST",
    requestId: expect.stringMatching(/^[\w-]{36}$/),
  });
});

test("a line over the limit is 413 as a problem; the longest search text is accepted", async () => {
  const ask = (path: string) => send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const [head, problem] = await ask(`/sb/report/history?searchKeyword=${"x".repeat(HEADER_LIMIT)}`);
  expect(head).toMatch(/^HTTP\/1\.1 413 /);
  expect(problem).toMatchObject({ status: 413, code: "FILE_TOO_LARGE" });
  const longest = encodeURIComponent("가".repeat(2_048));
  const [read] = await ask(`/sb/report/history?searchKeyword=${longest}`);
  // No handler is mounted here.
  expect(read).toMatch(/^HTTP\/1\.1 404 /);
});
