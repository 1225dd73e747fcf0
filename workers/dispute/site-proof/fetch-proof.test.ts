import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchProof } from "./fetch-proof.ts";

const ANSWERS: Readonly<Record<string, readonly [status: number, body: string]>> = {
  "/short": [200, "the token"],
  "/long": [200, "x".repeat(1_025)],
  "/gone": [404, "none"],
  "/moved": [302, ""],
};
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    const [status, body] = ANSWERS[url] ?? [500, ""];
    response.writeHead(status, { location: "/short" }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test.each([
  ["/short", "the token"],
  ["/long", undefined],
  ["/gone", undefined],
  ["/moved", undefined],
])("%s is %s", async (path, text) => {
  expect(await fetchProof(`${origin}${path}`, { exceptOrigin: origin })).toBe(text);
});
