import type { LookupAddress } from "node:dns";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CERTIFICATE, PRIVATE_KEY } from "../mail/localhost.fixture.ts";
import type { Network } from "./guarded-fetch.ts";
import { type GuardedPost, postGuarded } from "./guarded-post.ts";

const HERE: LookupAddress = { address: "127.0.0.1", family: 4 };
let server: Server;
let respond: (response: ServerResponse) => void;
let got: { readonly method: string | undefined; readonly type: string | undefined; readonly body: string }[] = [];

beforeAll(async () => {
  server = createServer({ cert: CERTIFICATE, key: PRIVATE_KEY }, async (request: IncomingMessage, response) => {
    got.push({ method: request.method, type: request.headers["content-type"], body: await text(request) });
    respond(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  got = [];
  respond = (response) => response.writeHead(204).end();
});

/** The server of this test stands for a site at a public address. */
const network = (resolve: Network["resolve"] = async () => [HERE]): Network => ({
  resolve,
  connect: {
    port: (server.address() as AddressInfo).port,
    ca: CERTIFICATE,
    isAllowed: (address) => address === HERE.address,
  },
});
const post = (more: Partial<GuardedPost> = {}, resolve?: Network["resolve"]) =>
  postGuarded(
    {
      url: "https://localhost/hook?token=a",
      headers: { "x-a": "b" },
      mediaType: "application/json",
      body: '{"ü":1}',
      timeoutMs: 10_000,
      signal: new AbortController().signal,
      ...more,
    },
    network(resolve),
  );

test("the body arrives as it is, and the status is the answer", async () => {
  expect(await post()).toBe(204);
  expect(got).toEqual([{ method: "POST", type: "application/json", body: '{"ü":1}' }]);
});

test("a redirect is an answer, and is not followed", async () => {
  respond = (response) => response.writeHead(307, { location: "https://localhost/elsewhere" }).end();
  expect(await post()).toBe(307);
  expect(got).toHaveLength(1);
});

test("an answer without an end is not read", async () => {
  respond = (response) => void response.writeHead(200).write("x".repeat(100_000));
  expect(await post()).toBe(200);
});

test("who never answers is given up after the time; who stops is not waited for", async () => {
  respond = () => undefined;
  await expect(post({ timeoutMs: 200 })).rejects.toMatchObject({ code: "TIMED_OUT" });
  const stop = new AbortController();
  const posted = post({ signal: stop.signal });
  await expect.poll(() => got.length).toBe(2);
  stop.abort();
  await expect(posted).rejects.toMatchObject({ name: "AbortError" });
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "::1",
  "fd00::1",
  "fe80::1",
  "::ffff:10.0.0.1",
  "::ffff:169.254.169.254",
  "64:ff9b::a00:1",
])("a name that leads to %s is not called", async (address) => {
  const resolve = async () => [{ address, family: address.includes(":") ? 6 : 4 }];
  const posted = postGuarded(
    {
      ...{ url: "https://agency.example/hook", headers: {}, mediaType: "application/json", body: "{}" },
      ...{ timeoutMs: 10_000, signal: new AbortController().signal },
    },
    { resolve },
  );
  await expect(posted).rejects.toMatchObject({ code: "SITE_REFUSED" });
});

test.each([
  "http://agency.example/hook",
  "https://agency.example:8443/hook",
  "https://user:pass@agency.example/hook",
  "https://127.0.0.1/hook",
  "https://10.0.0.1/hook",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/hook",
  "https://[::ffff:127.0.0.1]/hook",
  "https://2130706433/hook",
  "file:///etc/passwd",
])("%s is not called", async (url) => {
  const resolve = async () => {
    throw new Error("it was looked up");
  };
  await expect(post({ url }, resolve)).rejects.toMatchObject({ code: "SITE_REFUSED" });
  expect(got).toEqual([]);
});

test("a name that leads to a private place once it was checked is not called: there is one look-up", async () => {
  const answers = [[HERE], [{ address: "10.0.0.1", family: 4 }]];
  const rebinding = async () => answers.shift() ?? [];
  expect(await post({}, rebinding)).toBe(204);
  await expect(post({}, rebinding)).rejects.toMatchObject({ code: "SITE_REFUSED" });
  expect(got).toHaveLength(1);
});
