import type { LookupAddress } from "node:dns";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CERTIFICATE, PRIVATE_KEY } from "../mail/localhost.fixture.ts";
import { fetchGuarded, type GuardedRequest, type Network } from "./guarded-fetch.ts";

const HERE: LookupAddress = { address: "127.0.0.1", family: 4 };
const PRIVATE: LookupAddress = { address: "10.0.0.1", family: 4 };
let server: Server;
let respond: (response: ServerResponse, request: IncomingMessage) => void;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer({ cert: CERTIFICATE, key: PRIVATE_KEY }, (request, response) => {
    asked.push(request.url ?? "");
    respond(response, request);
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
  respond = (response) => response.end("the text");
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
const LIMITS = { maxBytes: 1_000, timeoutMs: 10_000 };
const fetchHere = (more: Partial<GuardedRequest> = {}, resolve?: Network["resolve"]) =>
  fetchGuarded({ url: "https://localhost/first", ...LIMITS, ...more }, network(resolve));
const redirectTo = (location: string) => {
  respond = (response, { url }) => {
    if (url === "/first") response.writeHead(302, { location }).end("moved");
    else response.end("the text");
  };
};

test("a body and its headers are read", async () => {
  respond = (response, { headers }) => response.setHeader("etag", '"1"').end(`${headers.accept}`);
  const { status, headers, bytes } = await fetchHere({ headers: { accept: "text/plain" } });
  expect([status, headers.etag, bytes.toString()]).toEqual([200, '"1"', "text/plain"]);
});

test("without redirects, a redirect is the response", async () => {
  redirectTo("https://localhost/elsewhere");
  expect(await fetchHere()).toMatchObject({ status: 302, bytes: Buffer.alloc(0) });
  expect(asked).toEqual(["/first"]);
});

test("so many redirects are followed", async () => {
  redirectTo("/second");
  expect((await fetchHere({ redirects: 1 })).bytes.toString()).toBe("the text");
  redirectTo("/first");
  await expect(fetchHere({ redirects: 2 })).rejects.toMatchObject({ code: "TOO_MANY_REDIRECTS" });
});

test.each([
  "http://localhost/",
  "https://127.0.0.1/",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/",
  "https://localhost:8443/",
  "file:///etc/passwd",
  "https://user@localhost/",
])("a redirect to %s is not followed", async (location) => {
  redirectTo(location);
  await expect(fetchHere({ redirects: 5 })).rejects.toMatchObject({ code: "REDIRECT_REFUSED" });
  expect(asked).toEqual(["/first"]);
});

test("a name that leads to a private address once it was checked is refused then", async () => {
  redirectTo("/second");
  const answers = [[HERE], [PRIVATE]];
  const rebinding = async () => answers.shift() ?? [];
  await expect(fetchHere({ redirects: 1 }, rebinding)).rejects.toMatchObject({ code: "REDIRECT_REFUSED" });
  expect(asked).toEqual(["/first"]);
});

test("a name is looked up once for each connection: nothing is answered otherwise in between", async () => {
  let times = 0;
  await fetchHere({}, async () => {
    times += 1;
    return times === 1 ? [HERE] : [PRIVATE];
  });
  expect(times).toBe(1);
});

test("one private address among several refuses them all, and nothing is asked", async () => {
  await expect(fetchHere({}, async () => [HERE, PRIVATE])).rejects.toMatchObject({ code: "SITE_REFUSED" });
  await expect(fetchHere({}, async () => [])).rejects.toMatchObject({ code: "SITE_REFUSED" });
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
  const fetched = fetchGuarded({ url: "https://rebound.example/", ...LIMITS }, { resolve });
  await expect(fetched).rejects.toMatchObject({ code: "SITE_REFUSED" });
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
  "no URL",
])("%s is not asked at all", async (url) => {
  const resolve = async () => {
    throw new Error("it was looked up");
  };
  await expect(fetchGuarded({ url, ...LIMITS }, { resolve })).rejects.toMatchObject({ code: "SITE_REFUSED" });
});

test.each([
  ["says so", (response: ServerResponse) => response.setHeader("content-length", 52_428_800).write("x")],
  ["does not say so", (response: ServerResponse) => pour(response)],
  ["is packed", (response: ServerResponse) => packed(response, gzipSync(Buffer.alloc(50_000_000)), "gzip")],
])("a body that is too large and %s is given up", async (_, answer) => {
  respond = answer;
  await expect(fetchHere()).rejects.toMatchObject({ code: "TOO_LARGE" });
});

function pour(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write("x".repeat(1_000)));
  };
  response.on("drain", more);
  more();
}

const packed = (response: ServerResponse, bytes: Buffer, encoding: string) =>
  response.setHeader("content-encoding", encoding).end(bytes);

test("a packed body is unpacked; one that can't be is an error", async () => {
  respond = (response) => packed(response, gzipSync("the text"), "gzip");
  expect((await fetchHere()).bytes.toString()).toBe("the text");
  respond = (response) => packed(response, Buffer.from("no gzip"), "gzip");
  await expect(fetchHere()).rejects.toMatchObject({ code: "Z_DATA_ERROR" });
  respond = (response) => packed(response, Buffer.from("?"), "zstd");
  await expect(fetchHere()).rejects.toMatchObject({ code: "ENCODING_UNKNOWN" });
});

test("a body of single bytes is read as any other", async () => {
  respond = (response) => {
    for (let at = 0; at < 900; at += 1) response.write("x");
    response.end();
  };
  expect((await fetchHere()).bytes.toString()).toBe("x".repeat(900));
});

test.each([
  ["never answers", () => undefined],
  ["stops in the middle", (response: ServerResponse) => response.write("the")],
])("a site that %s is given up after its time", async (_, answer) => {
  respond = answer;
  await expect(fetchHere({ timeoutMs: 200 })).rejects.toMatchObject({ code: "TIMED_OUT" });
});

test("whoever stops is not waited for", async () => {
  respond = () => undefined;
  const stop = new AbortController();
  const fetched = fetchHere({ signal: stop.signal });
  await expect.poll(() => asked.length).toBe(1);
  stop.abort();
  await expect(fetched).rejects.toThrow();
});

test("a certificate for another name is not accepted", async () => {
  const fetched = fetchHere({ url: "https://shop.example/" });
  await expect(fetched).rejects.toMatchObject({ code: "ERR_TLS_CERT_ALTNAME_INVALID" });
  expect(asked).toEqual([]);
});
