import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Network } from "../guarded-fetch/guarded-fetch.ts";
import { callWebhook, type WebhookCall } from "./call.ts";

let server: Server;
let status = 204;
let retryAfter: string | undefined;
let userAgent: string | undefined;
beforeAll(async () => {
  server = createServer((request, response) => {
    userAgent = request.headers["user-agent"];
    response.writeHead(status, { location: "/elsewhere", ...(retryAfter && { "retry-after": retryAfter }) }).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
});
afterAll(() => server.close());

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const message = () => ({
  ...{
    id: "msg_a",
    timestamp: 1_795_000_000,
    body: "{}",
    secrets: [`whsec_${Buffer.alloc(32, 1).toString("base64")}`],
  },
  ...{ mediaType: "application/json", signal: new AbortController().signal },
});
const call = (more: Partial<WebhookCall> = {}, exceptOrigin: string | undefined = origin()) =>
  callWebhook({ ...message(), url: `${origin()}/hook`, ...more }, { exceptOrigin });

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

test("where nobody listens it is unreachable, and so is a name that leads into a private network", async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => {
    closed.listen(0, "127.0.0.1", resolve);
  });
  const free = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
  await new Promise((resolve) => closed.close(resolve));
  expect(await call({ url: `${free}/hook` }, free)).toMatchObject({ failure: "UNREACHABLE" });
  const inside = { resolve: async () => [{ address: "10.1.2.3", family: 4 }] };
  const outcome = (url: string, network: Network) => callWebhook({ ...message(), url }, network);
  const nowhere = await outcome("https://wiki.invalid/hook", {});
  for (const [url, network] of [
    ["https://wiki.example/hook", inside],
    ["https://localhost/hook", {}],
    ["https://10.0.0.1/hook", {}],
  ] as const)
    expect({ ...(await outcome(url, network)), tookMs: 0 }, url).toEqual({ ...nowhere, tookMs: 0 });
  expect(nowhere.failure).toBe("UNREACHABLE");
});

test("it says who calls, and heeds Retry-After for an hour at most", async () => {
  const waits = async (answered: number, header: string) => {
    [status, retryAfter] = [answered, header];
    return (await call()).waitMs;
  };
  expect(await waits(503, "120")).toBe(120_000);
  expect(await waits(429, "999999")).toBe(3_600_000);
  expect(await waits(503, new Date(Date.now() + 7_200_000).toUTCString())).toBe(3_600_000);
  expect(await waits(500, "120")).toBeUndefined();
  expect(await waits(503, "soon")).toBeUndefined();
  expect(await waits(503, "Thu, 01 Jan 1970 00:00:00 GMT")).toBeUndefined();
  expect(userAgent).toBe("SaferBlock-Webhooks/1.0");
  retryAfter = undefined;
});

test("whoever stops is no failure of the webhook", async () => {
  await expect(call({ signal: AbortSignal.abort() })).rejects.toThrow();
});
