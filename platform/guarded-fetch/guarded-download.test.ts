import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { downloadGuarded, type GuardedDownload } from "./guarded-download.ts";
import { usePublicSite } from "./public-site.fixture.ts";

const site = usePublicSite((response) => response.end("the text"));
let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sb-download-"));
  path = join(folder, "list");
});
afterEach(() => rm(folder, { recursive: true }));

const MB = 1_000_000;
const LIMITS = { maxBytes: 200 * MB, timeoutMs: 60_000, least: { bytes: 100, inMs: 30_000 } };
const download = (more: Partial<GuardedDownload> = {}) =>
  downloadGuarded({ url: "https://localhost/list", path, ...LIMITS, ...more }, site.network());
const text = () => readFile(path, "utf8");

test("a body is written to the file, unpacked", async () => {
  site.respond = (response, { headers }) => response.setHeader("etag", '"1"').end(`${headers["if-none-match"]}`);
  expect(await download({ headers: { "if-none-match": '"0"' } })).toMatchObject({
    status: 200,
    headers: { etag: '"1"' },
    bytes: 3,
  });
  expect(await text()).toBe('"0"');
  site.respond = (response) => response.setHeader("content-encoding", "gzip").end(gzipSync("the list"));
  expect(await download()).toMatchObject({ bytes: 8 });
  expect(await text()).toBe("the list");
});

test("without a body there is no file", async () => {
  for (const status of [304, 500]) {
    site.respond = (response) => response.writeHead(status).end();
    expect(await download()).toMatchObject({ status, bytes: undefined });
    await expect(stat(path)).rejects.toMatchObject({ code: "ENOENT" });
  }
});

/** So many bytes, made as they are read. */
async function pour(response: ServerResponse, bytes: number): Promise<void> {
  await pipeline(async function* () {
    const piece = Buffer.alloc(MB, "x");
    for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
  }, response).catch(() => response.destroy());
}

test("200 MB are written without being held", async () => {
  site.respond = (response) => void pour(response, 200 * MB);
  const before = process.memoryUsage().arrayBuffers;
  expect(await download()).toMatchObject({ bytes: 200 * MB });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * MB);
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  expect(hash.digest("hex")).toBe(
    createHash("sha256")
      .update(Buffer.alloc(200 * MB, "x"))
      .digest("hex"),
  );
});

const packed = (response: ServerResponse, bytes: Buffer) => response.setHeader("content-encoding", "gzip").end(bytes);

test.each<[string, string, (response: ServerResponse) => void]>([
  ["is too large", "TOO_LARGE", (response) => void pour(response, 3 * MB)],
  ["says that it is too large", "TOO_LARGE", (response) => response.setHeader("content-length", 3 * MB).write("x")],
  ["is too large unpacked", "TOO_LARGE", (response) => packed(response, gzipSync(Buffer.alloc(50 * MB)))],
  [
    "ends early",
    "CUT_SHORT",
    (response) => response.setHeader("content-length", 9).write("half", () => response.destroy()),
  ],
  ["ends early, in chunks", "CUT_SHORT", (response) => response.write("half", () => response.destroy())],
  ["ends early, packed", "CUT_SHORT", (response) => packed(response, gzipSync("the whole list").subarray(0, 25))],
  [
    "is packed as nobody knows",
    "ENCODING_UNKNOWN",
    (response) => response.setHeader("content-encoding", "zstd").end("?"),
  ],
  ["is not packed", "Z_DATA_ERROR", (response) => packed(response, Buffer.from("no gzip"))],
  [
    "leads to this machine",
    "REDIRECT_REFUSED",
    (response) => response.writeHead(302, { location: "https://127.0.0.1/" }).end(),
  ],
])("a body that %s is refused: %s", async (_, code, answer) => {
  site.respond = answer;
  await expect(download({ maxBytes: 2 * MB, redirects: 3 })).rejects.toMatchObject({ code });
});

test("who drips is given up, who is slow but steady is not", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    let response: ServerResponse | undefined;
    site.respond = (asked) => {
      response = asked;
      asked.write("x".repeat(100));
    };
    const downloading = download();
    const refused = expect(downloading).rejects.toMatchObject({ code: "TOO_SLOW" });
    await expect.poll(async () => (await text().catch(() => "")).length).toBe(100);
    vi.advanceTimersByTime(30_000);
    response?.write("x".repeat(100));
    await expect.poll(async () => (await text()).length).toBe(200);
    vi.advanceTimersByTime(30_000);
    response?.write("x");
    await expect.poll(async () => (await text()).length).toBe(201);
    vi.advanceTimersByTime(30_000);
    await refused;
  } finally {
    vi.useRealTimers();
  }
});

test("a site that never answers is too slow as well, and who stops is not waited for", async () => {
  site.respond = () => undefined;
  await expect(download({ least: { bytes: 1, inMs: 100 } })).rejects.toMatchObject({ code: "TOO_SLOW" });
  await expect(download({ timeoutMs: 100 })).rejects.toMatchObject({ code: "TIMED_OUT" });
  const stop = new AbortController();
  const downloading = download({ signal: stop.signal });
  await expect.poll(() => site.asked.length).toBe(3);
  stop.abort();
  await expect(downloading).rejects.toMatchObject({ name: "AbortError" });
});
