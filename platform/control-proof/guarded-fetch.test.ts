import type { LookupAddress } from "node:dns";
import type { ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CERTIFICATE, PRIVATE_KEY } from "../mail/localhost.fixture.ts";
import { fetchGuarded } from "./guarded-fetch.ts";

const HERE: LookupAddress = { address: "127.0.0.1", family: 4 };
let server: Server;
let respond: (response: ServerResponse) => void;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer({ cert: CERTIFICATE, key: PRIVATE_KEY }, (request, response) => {
    asked.push(request.url ?? "");
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
  asked = [];
  respond = (response) => response.end("the token");
});

/** The server of this test stands for a site at a public address. */
const connect = () => ({
  port: (server.address() as AddressInfo).port,
  ca: CERTIFICATE,
  isAllowed: (address: string) => address === HERE.address,
});
const fetchHere = (path = "", found: readonly LookupAddress[] = [HERE]) =>
  fetchGuarded(`https://localhost/${path}`, { resolve: async () => found, connect: connect() });

test("a short text is read", async () => {
  expect(await fetchHere(".well-known/x.txt")).toBe("the token");
  expect(asked).toEqual(["/.well-known/x.txt"]);
});

test("a redirect is not followed", async () => {
  respond = (response) => response.writeHead(302, { location: "https://localhost/elsewhere" }).end("moved");
  expect(await fetchHere("first")).toBeUndefined();
  expect(asked).toEqual(["/first"]);
});

test("whatever is too long is given up", async () => {
  respond = (response) => {
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(1_000)));
    };
    response.on("drain", more);
    more();
  };
  expect(await fetchHere()).toBeUndefined();
});

test("one private address among several refuses them all, and nothing is asked", async () => {
  const found = [HERE, { address: "10.0.0.1", family: 4 }];
  await expect(fetchHere("", found)).rejects.toMatchObject({ code: "SITE_REFUSED" });
  await expect(fetchHere("", [])).rejects.toMatchObject({ code: "SITE_REFUSED" });
  expect(asked).toEqual([]);
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "169.254.169.254",
  "192.168.0.1",
  "::1",
  "fd00::1",
  "::ffff:10.0.0.1",
  "64:ff9b::a00:1",
])("a name that leads to %s is refused", async (address) => {
  const resolve = async () => [{ address, family: address.includes(":") ? 6 : 4 }];
  await expect(fetchGuarded("https://rebound.example/", { resolve })).rejects.toMatchObject({ code: "SITE_REFUSED" });
});

test.each([
  "http://shop.example/",
  "https://shop.example:8443/",
  "https://user@shop.example/",
  "https://user:pass@shop.example/",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://[::1]/",
  "ftp://shop.example/",
])("%s is not asked at all", async (url) => {
  const resolve = async () => {
    throw new Error("it was looked up");
  };
  await expect(fetchGuarded(url, { resolve })).rejects.toMatchObject({ code: "SITE_REFUSED" });
});

test("who is slow is not waited for", async () => {
  respond = () => undefined;
  const stop = new AbortController();
  const fetched = fetchGuarded("https://localhost/", {
    resolve: async () => [HERE],
    connect: connect(),
    signal: stop.signal,
  });
  await expect.poll(() => asked.length).toBe(1);
  stop.abort();
  await expect(fetched).rejects.toThrow();
});

test("a certificate for another name is not accepted", async () => {
  const fetched = fetchGuarded("https://shop.example/", { resolve: async () => [HERE], connect: connect() });
  await expect(fetched).rejects.toMatchObject({ code: "ERR_TLS_CERT_ALTNAME_INVALID" });
  expect(asked).toEqual([]);
});
