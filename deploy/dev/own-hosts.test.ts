import { once } from "node:events";
import { createServer, request } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerOwnHosts } from "./own-hosts.ts";

const server = createServer(answerOwnHosts((_request, response) => void response.end('"answered"')));

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

async function askAs(host: string) {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const asked = request({ port, host: "127.0.0.1", headers: { host } }).end();
  const [response] = await once(asked, "response");
  return { status: response.statusCode, body: await json(response) };
}

test.each(["localhost:8080", "127.0.0.1", "[::1]:8080", "m.localhost:8080", "LOCALHOST"])(
  "%s is answered",
  async (host) => {
    expect(await askAs(host)).toEqual({ status: 200, body: "answered" });
  },
);

test.each([
  "rebound.example",
  "localhost.rebound.example:8080",
  "127.0.0.1.rebound.example",
  "192.0.2.1",
  "localhost@rebound.example",
  "not a host",
])("%s is 421", async (host) => {
  expect(await askAs(host)).toMatchObject({ status: 421, body: { code: "HOST_UNKNOWN" } });
});
