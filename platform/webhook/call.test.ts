import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callWebhook, type WebhookCall } from "./call.ts";

let server: Server;
let status = 204;
beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(status, { location: "/elsewhere" }).end());
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
});
afterAll(() => server.close());

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const call = (more: Partial<WebhookCall> = {}, exceptOrigin: string | undefined = origin()) =>
  callWebhook(
    {
      ...{ url: `${origin()}/hook`, headers: { "webhook-id": "msg_a" }, mediaType: "application/json", body: "{}" },
      signal: new AbortController().signal,
      ...more,
    },
    { exceptOrigin },
  );

test.each([
  [200, undefined],
  [202, undefined],
  [301, "REDIRECTED"],
  [308, "REDIRECTED"],
  [400, "STATUS"],
  [410, "GONE"],
  [503, "STATUS"],
])("%i is %s", async (answered, failure) => {
  status = answered;
  const outcome = await call();
  expect([outcome.httpStatus, outcome.failure]).toEqual([answered, failure]);
  expect(outcome.tookMs).toBeGreaterThan(0);
});

test("where nobody listens it is unreachable; a private address is refused", async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => {
    closed.listen(0, "127.0.0.1", resolve);
  });
  const free = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
  await new Promise((resolve) => closed.close(resolve));
  expect(await call({ url: `${free}/hook` }, free)).toMatchObject({ failure: "UNREACHABLE" });
  expect(await call({ url: "https://10.0.0.1/hook" })).toMatchObject({ failure: "ADDRESS_REFUSED" });
});

test("whoever stops is no failure of the webhook", async () => {
  await expect(call({ signal: AbortSignal.abort() })).rejects.toThrow();
});
