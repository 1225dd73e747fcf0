import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fetchGuarded, type GuardedRequest, type Network } from "./guarded-fetch.ts";
import { HERE, noLookUp, PRIVATE_ADDRESSES, REFUSED_URLS, usePublicSite } from "./public-site.fixture.ts";

const PRIVATE = { address: "10.0.0.1", family: 4 };
const site = usePublicSite((response) => response.end("the text"));
const paths = () => site.asked.map(({ path }) => path);

const LIMITS = { maxBytes: 1_000, timeoutMs: 10_000 };
const fetchHere = (more: Partial<GuardedRequest> = {}, resolve?: Network["resolve"]) =>
  fetchGuarded({ url: "https://localhost/first", ...LIMITS, ...more }, site.network(resolve));
const redirectTo = (location: string) => {
  site.respond = (response, { path }) => {
    if (path === "/first") response.writeHead(302, { location }).end("moved");
    else response.end("the text");
  };
};

test("a body and its headers are read", async () => {
  site.respond = (response, { headers }) => response.setHeader("etag", '"1"').end(`${headers.accept}`);
  const { status, headers, bytes } = await fetchHere({ headers: { accept: "text/plain" } });
  expect([status, headers.etag, bytes.toString()]).toEqual([200, '"1"', "text/plain"]);
});

test("without redirects, a redirect is the response", async () => {
  redirectTo("https://localhost/elsewhere");
  expect(await fetchHere()).toMatchObject({ status: 302, bytes: Buffer.alloc(0) });
  expect(paths()).toEqual(["/first"]);
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
  expect(paths()).toEqual(["/first"]);
});

test("a name that leads to a private address once it was checked is refused then", async () => {
  redirectTo("/second");
  const answers = [[HERE], [PRIVATE]];
  const rebinding = async () => answers.shift() ?? [];
  await expect(fetchHere({ redirects: 1 }, rebinding)).rejects.toMatchObject({ code: "REDIRECT_REFUSED" });
  expect(paths()).toEqual(["/first"]);
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
  expect(paths()).toEqual([]);
});

test.each(PRIVATE_ADDRESSES)("a name that leads to $address is refused", async (address) => {
  const fetched = fetchGuarded({ url: "https://rebound.example/", ...LIMITS }, { resolve: async () => [address] });
  await expect(fetched).rejects.toMatchObject({ code: "SITE_REFUSED" });
});

test.each(REFUSED_URLS)("%s is not asked at all", async (url) => {
  const fetched = fetchGuarded({ url, ...LIMITS }, { resolve: noLookUp });
  await expect(fetched).rejects.toMatchObject({ code: "SITE_REFUSED" });
});

test.each([
  ["says so", (response: ServerResponse) => response.setHeader("content-length", 52_428_800).write("x")],
  ["does not say so", (response: ServerResponse) => pour(response)],
  ["is packed", (response: ServerResponse) => packed(response, gzipSync(Buffer.alloc(50_000_000)), "gzip")],
])("a body that is too large and %s is given up", async (_, answer) => {
  site.respond = answer;
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
  site.respond = (response) => packed(response, gzipSync("the text"), "gzip");
  expect((await fetchHere()).bytes.toString()).toBe("the text");
  site.respond = (response) => packed(response, Buffer.from("no gzip"), "gzip");
  await expect(fetchHere()).rejects.toMatchObject({ code: "Z_DATA_ERROR" });
  site.respond = (response) => packed(response, Buffer.from("?"), "zstd");
  await expect(fetchHere()).rejects.toMatchObject({ code: "ENCODING_UNKNOWN" });
});

test("a body of single bytes is read as any other", async () => {
  site.respond = (response) => {
    for (let at = 0; at < 900; at += 1) response.write("x");
    response.end();
  };
  expect((await fetchHere()).bytes.toString()).toBe("x".repeat(900));
});

test.each([
  ["never answers", () => undefined],
  ["stops in the middle", (response: ServerResponse) => response.write("the")],
])("a site that %s is given up after its time", async (_, answer) => {
  site.respond = answer;
  await expect(fetchHere({ timeoutMs: 200 })).rejects.toMatchObject({ code: "TIMED_OUT" });
});

test("whoever stops is not waited for", async () => {
  site.respond = () => undefined;
  const stop = new AbortController();
  const fetched = fetchHere({ signal: stop.signal });
  await expect.poll(() => site.asked.length).toBe(1);
  stop.abort();
  await expect(fetched).rejects.toThrow();
});

test("a certificate for another name is not accepted", async () => {
  const fetched = fetchHere({ url: "https://shop.example/" });
  await expect(fetched).rejects.toMatchObject({ code: "ERR_TLS_CERT_ALTNAME_INVALID" });
  expect(paths()).toEqual([]);
});
