import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createAnswers } from "./connection.ts";
import { getRequest, postRequest, runFor, runThrough } from "./run.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type ReceivedRequest = { readonly line: string; readonly body: string };

/** Responds to each request with its body, and records the requests. */
async function serve(status: number): Promise<{ readonly url: string; readonly asked: ReceivedRequest[] }> {
  const asked: ReceivedRequest[] = [];
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push({ line: `${request.method} ${request.url} ${request.headers["x-test"] ?? ""}`, body });
    response.writeHead(status, { "content-length": Buffer.byteLength(body) }).end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, "localhost", resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, asked };
}

const bodyIn = (text: string): string => JSON.parse(text).text;

it("sends each request once over the given number of connections", async () => {
  const { url, asked } = await serve(201);
  const texts = Array.from({ length: 20 }, (_, i) => `보고 ${i}`);
  const requests = texts.map((text) => postRequest(url, "/a?b=c", { text }, { "x-test": "yes" }));
  expect(await runThrough({ url, connections: 3, requests, status: 201 })).toBeGreaterThan(0);
  expect(asked.map(({ body }) => bodyIn(body)).sort()).toEqual(texts.toSorted());
  expect(new Set(asked.map(({ line }) => line))).toEqual(new Set(["POST /a?b=c yes"]));
});

it("repeats the requests until the time is up", async () => {
  const { url, asked } = await serve(200);
  const requests = ["/1", "/2"].map((path) => getRequest(url, path));
  expect(await runFor(1_000, { url, connections: 1, requests, status: 200 })).toBeGreaterThan(0);
  expect(asked.slice(0, 2).map(({ line }) => line.trim())).toEqual(["GET /1", "GET /2"]);
});

it("does not count responses other than the expected one", async () => {
  const { url } = await serve(404);
  const requests = [getRequest(url, "/")];
  await expect(runThrough({ url, connections: 1, requests, status: 200 })).rejects.toThrow("answered 404 where 200");
});

it("detects the end of a response wherever the network splits it", () => {
  const whole = Buffer.from("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX: y\r\n\r\nhello");
  for (let cut = 1; cut < whole.length; cut += 1) {
    const answers = createAnswers();
    for (let time = 0; time < 2; time += 1) {
      expect(answers.take(whole.subarray(0, cut))).toBeUndefined();
      expect(answers.take(whole.subarray(cut))).toBe(200);
    }
  }
  expect(createAnswers().take(Buffer.from("HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n"))).toBe(204);
});

it("rejects a response without a length", () => {
  expect(() => createAnswers().take(Buffer.from("HTTP/1.1 200 OK\r\n\r\nhello"))).toThrow("does not tell its length");
});
