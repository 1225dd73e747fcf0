import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveForTest, type TestServer } from "../testing.ts";
import { serveFiles } from "./static-files.ts";

const SCRIPT = "export const a = 1;\n".repeat(100);
let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sb-static-"));
  const site = join(folder, "site");
  mkdirSync(join(site, "assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(site, "robots.txt"), "hello robots");
  writeFileSync(join(site, "assets", "a.js"), SCRIPT);
  writeFileSync(join(site, "assets", "a.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(site, "assets", "a.js.gz"), gzipSync(SCRIPT));
  server = await serveForTest({
    mountMore: (app) =>
      app.get(
        "/*path",
        serveFiles(site, (path) => (path.includes("/assets/") ? "immutable" : "no-cache")),
      ),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => server.ask({ url, headers });

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
])("with Accept-Encoding %s sends the encoding %s", async (accepted, encoding) => {
  const answer = await get("/assets/a.js", { "accept-encoding": accepted });
  expect(answer).toMatchObject({ statusCode: 200, body: SCRIPT });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.headers["content-type"]).toMatch(/^text\/javascript; charset=utf-8$/i);
  expect(answer.headers).toMatchObject({ vary: "Accept-Encoding", "cache-control": "immutable" });
});

test("a file without compressed copies is sent as is, with its own caching", async () => {
  const answer = await get("/robots.txt", { "accept-encoding": "br" });
  expect(answer).toMatchObject({ statusCode: 200, body: "hello robots" });
  expect(answer.headers["cache-control"]).toBe("no-cache");
});

test("a file that the client has cached is not sent again", async () => {
  const { headers } = await get("/robots.txt");
  // fetch would bypass the cache.
  const asked = `GET /robots.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\nIf-None-Match: ${headers.etag}\r\n\r\n`;
  expect(await server.send(asked)).toMatch(/^HTTP\/1\.1 304 /);
});

test.each(["/assets", "/assets/", "/assets/nothing.js", "/secret.txt", "/..%2fsecret.txt", "/%00"])(
  "%s is not found, as a problem in plain",
  async (url) => {
    const answer = await get(url, { "accept-encoding": "br" });
    expect(answer.json()).toMatchObject({ status: 404, code: "NOT_FOUND" });
  },
);

test.each(["/../secret.txt", "/assets/../../secret.txt"])("%s does not leave the folder", async (path) => {
  const answer = await server.send(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
});

test("another method finds no file, and its error has no content encoding", async () => {
  const answer = await server.ask({ method: "POST", url: "/assets/a.js", headers: { "accept-encoding": "br" } });
  expect(answer.json()).toMatchObject({ status: 404 });
  expect(answer.headers["content-encoding"]).toBeUndefined();
});

test("a file deleted after the start is not found", async () => {
  const gone = join(folder, "site", "assets", "gone.js");
  for (const end of ["", ".br"]) writeFileSync(gone + end, brotliCompressSync(SCRIPT));
  await using late = await serveForTest({
    mountMore: (app) =>
      app.get(
        "/*path",
        serveFiles(join(folder, "site"), () => "immutable"),
      ),
  });
  for (const end of ["", ".br"]) rmSync(gone + end);
  const answer = await late.ask({ url: "/assets/gone.js", headers: { "accept-encoding": "br" } });
  expect(answer.json()).toMatchObject({ status: 404, code: "NOT_FOUND" });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("an unsatisfiable range is a problem that is not cached", async () => {
  const answer = await get("/assets/a.js", { range: "bytes=999999-", "accept-encoding": "br" });
  expect(answer.json()).toMatchObject({ status: 400 });
  expect(answer.headers["cache-control"]).toBe("no-store");
});
