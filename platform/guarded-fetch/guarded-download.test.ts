import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { gzipSync } from "node:zlib";
import { beforeEach, expect, test, vi } from "vitest";
import { downloadGuarded, type GuardedDownload } from "./guarded-download.ts";
import { usePublicSite } from "./public-site.fixture.ts";

const site = usePublicSite((response) => response.end("the text"));
let kept: Buffer[] = [];
beforeEach(() => {
  kept = [];
});

const MB = 1_000_000;
const LIMITS = { maxBytes: 200 * MB, timeoutMs: 60_000, least: { bytes: 100, inMs: 30_000 } };
const download = (more: Partial<GuardedDownload> = {}) =>
  downloadGuarded({ url: "https://localhost/list", keep, ...LIMITS, ...more }, site.network());
const keep = async (pieces: AsyncIterable<Buffer>) => {
  for await (const piece of pieces) kept.push(piece);
};
const text = () => Buffer.concat(kept).toString();

test("a body is kept, unpacked", async () => {
  site.respond = (response, { headers }) => response.setHeader("etag", '"1"').end(`${headers["if-none-match"]}`);
  expect(await download({ headers: { "if-none-match": '"0"' } })).toMatchObject({
    status: 200,
    headers: { etag: '"1"' },
    bytes: 3,
  });
  expect(text()).toBe('"0"');
  kept = [];
  site.respond = (response) => response.setHeader("content-encoding", "gzip").end(gzipSync("the list"));
  expect(await download()).toMatchObject({ bytes: 8 });
  expect(text()).toBe("the list");
});

test("without a body there is nothing to keep", async () => {
  for (const status of [304, 500]) {
    site.respond = (response) => response.writeHead(status).end();
    expect(await download()).toMatchObject({ status, bytes: undefined });
    expect(kept).toEqual([]);
  }
});

const PIECE = Buffer.alloc(MB, "x");

/** So many bytes, made as they are read. */
async function pour(response: ServerResponse, bytes: number): Promise<void> {
  await pipeline(async function* () {
    for (let left = bytes; left > 0; left -= MB) yield PIECE.subarray(0, Math.min(left, MB));
  }, response).catch(() => response.destroy());
}

test("200 MB pass through without being held", async () => {
  site.respond = (response) => void pour(response, 200 * MB);
  const hash = createHash("sha256");
  let most = 0;
  const before = process.memoryUsage().arrayBuffers;
  const { bytes } = await download({
    async keep(pieces) {
      for await (const piece of pieces) {
        hash.update(piece);
        most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      }
    },
  });
  expect(bytes).toBe(200 * MB);
  expect(most).toBeLessThan(100 * MB);
  const expected = createHash("sha256");
  for (let left = 200; left > 0; left -= 1) expected.update(PIECE);
  expect(hash.digest("hex")).toBe(expected.digest("hex"));
});

test("where it can't be kept, nothing more is read", async () => {
  site.respond = (response) => void pour(response, 200 * MB);
  const keeping = download({ keep: () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" })) });
  await expect(keeping).rejects.toMatchObject({ code: "ENOSPC" });
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
    await expect.poll(() => text().length).toBe(100);
    vi.advanceTimersByTime(30_000);
    response?.write("x".repeat(100));
    await expect.poll(() => text().length).toBe(200);
    vi.advanceTimersByTime(30_000);
    response?.write("x");
    await expect.poll(() => text().length).toBe(201);
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
