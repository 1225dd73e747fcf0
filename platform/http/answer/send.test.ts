// Response bodies: streams, compression, aborted requests.
import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createLogger } from "../../log.ts";
import { serveForTest, type TestServer } from "../testing.ts";

const CHUNK = `${"0123456789abcdef".repeat(4_096)}\n`;
const URL = "/sb/report/export";
let server: TestServer;
afterEach(() => server.close());

type Chunks = AsyncIterable<string> | Uint8Array;
const log = Object.assign(createLogger("silent"), { error: vi.fn() });

async function serve(stream: () => Chunks, mediaType = "application/x-ndjson"): Promise<void> {
  log.error.mockClear();
  server = await serveForTest({
    log,
    handlers: { "GET report/export": async () => ({ stream: stream(), mediaType }) },
  });
}

async function* chunksOf(...chunks: readonly string[]): AsyncIterable<string> {
  yield* chunks;
}

describe("a stream", () => {
  test("is sent whole, with its media type", async () => {
    await serve(() => chunksOf("a\n", "한\n"));
    const answer = await server.ask(URL);
    expect([answer.body, answer.headers["content-type"]]).toEqual(["a\n한\n", "application/x-ndjson"]);
  });

  test("that is empty is an empty response", async () => {
    await serve(() => chunksOf());
    expect(await server.ask(URL)).toMatchObject({ statusCode: 200, body: "" });
  });

  test("is not started for HEAD", async () => {
    const begun = vi.fn();
    await serve(async function* () {
      begun();
      yield "a";
    });
    expect(await server.ask({ method: "HEAD", url: URL })).toMatchObject({ statusCode: 200, body: "" });
    expect(begun).not.toHaveBeenCalled();
  });

  test("that fails before its first chunk is 500", async () => {
    // biome-ignore lint/correctness/useYield: it fails first
    await serve(async function* () {
      throw new Error("SELECT secret");
    });
    const answer = await server.ask(URL);
    expect(answer.json()).toMatchObject({ status: 500, code: "INTERNAL" });
    expect(log.error).toHaveBeenCalledOnce();
  });

  test("that fails later closes the connection, so that nobody takes a part for the whole", async () => {
    await serve(async function* () {
      yield CHUNK;
      throw new Error("SELECT secret");
    });
    await expect(server.ask(URL)).rejects.toThrow();
    expect(log.error).toHaveBeenCalledOnce();
  });

  test.each([
    ["as it is", ""],
    ["compressed", "Accept-Encoding: gzip\r\n"],
  ])("waits for a slow client, and ends where the client goes away: %s", async (_how, header) => {
    const chunk = () => (header ? Array.from({ length: 4_096 }, () => Math.random()).join("") : CHUNK);
    let given = 0;
    const ended = vi.fn();
    await serve(async function* () {
      try {
        while (true) {
          given += 1;
          yield chunk();
        }
      } finally {
        ended();
      }
    }, "text/csv");
    const socket = connect(server.port, "127.0.0.1");
    socket.write(`GET ${URL} HTTP/1.1\r\nHost: a\r\n${header}\r\n`);
    await once(socket, "readable");
    // Backpressure starts once all buffers are full.
    let before = -1;
    await expect
      .poll(
        () => {
          const still = given === before;
          before = given;
          return still;
        },
        { interval: 100, timeout: 10_000 },
      )
      .toBe(true);
    expect(ended).not.toHaveBeenCalled();
    socket.destroy();
    await expect.poll(() => ended.mock.calls.length).toBe(1);
    expect(log.error).not.toHaveBeenCalled();
  });
});

describe("compression", () => {
  const encodingOf = async (accepted: string): Promise<string | undefined> =>
    (await server.ask({ url: URL, headers: { "accept-encoding": accepted } })).headers["content-encoding"];

  test.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", undefined],
    ["deflate", undefined],
    ["gzip;q=0", undefined],
  ])("for %s: %s", async (accepted, expected) => {
    await serve(() => chunksOf(CHUNK), "text/csv");
    expect(await encodingOf(accepted)).toBe(expected);
  });

  test("the decompressed text is unchanged", async () => {
    await serve(() => chunksOf(CHUNK, "end"), "text/csv");
    const answer = await server.ask({ url: URL, headers: { "accept-encoding": "br" } });
    expect(answer.body).toBe(`${CHUNK}end`);
    expect(answer.headers.vary).toBe("Accept-Encoding");
  });

  test("starts at 1 kB", async () => {
    await serve(() => Buffer.alloc(1_023, "x"), "text/csv");
    expect(await encodingOf("br")).toBeUndefined();
    await server.close();
    await serve(() => Buffer.alloc(1_024, "x"), "text/csv");
    expect(await encodingOf("br")).toBe("br");
  });

  test("skips types that are already compressed", async () => {
    await serve(() => Buffer.alloc(10_000), "image/png");
    expect(await encodingOf("br")).toBeUndefined();
  });
});
