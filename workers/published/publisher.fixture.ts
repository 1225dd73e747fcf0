// For tests: how a publisher's server may answer, well or badly.
import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { gzipSync } from "node:zlib";

const MB = 1024 * 1024;

const PAGE = `<!doctype html><html lang="en"><head><title>503</title></head><body><h1>Down for maintenance</h1>
<p>Please see <a href="https://status.lists.example/">status.lists.example</a>.</p></body></html>`;

/** A list of so many sites, a line each. `from`: the number of the first. */
export const sites = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, i) => `drainer-${from + i}-claim.com\n`).join("");

export const publisher = {
  list: (response: ServerResponse, text: string, etag?: string) => {
    if (etag !== undefined) response.setHeader("etag", etag);
    response.setHeader("content-type", "text/plain").end(text);
  },
  unchanged: (response: ServerResponse) => response.writeHead(304).end(),
  failing: (response: ServerResponse) => response.writeHead(500).end("Internal Server Error"),
  webPage: (response: ServerResponse) => response.setHeader("content-type", "text/html").end(PAGE),
  empty: (response: ServerResponse) => response.end(),
  /** Its length says that more comes. */
  half: (response: ServerResponse, text: string) => {
    const half = text.slice(0, text.length / 2);
    response.setHeader("content-length", text.length).write(half, () => response.destroy());
  },
  /** Nothing says how long it is: it ends where the connection does. */
  unsaid: (response: ServerResponse, text: string) => {
    Object.assign(response, { useChunkedEncodingByDefault: false, shouldKeepAlive: false });
    response.write(text);
    response.end();
  },
  drips: (response: ServerResponse) => response.write("drainer"),
  silent: () => undefined,
  leadsTo: (response: ServerResponse, location: string) => response.writeHead(302, { location }).end(),
  /** A quarter of a megabyte that becomes a quarter of a gigabyte. */
  bomb: (response: ServerResponse) => response.setHeader("content-encoding", "gzip").end(bomb()),
  /** A list of so many bytes, made as it is read. `line`: with the number of the line in it. */
  pour: (response: ServerResponse, bytes: number, line: (n: number) => string) =>
    void pipeline(madeOf(bytes, line), response).catch(() => response.destroy()),
};

let packed: Buffer | undefined;
function bomb(): Buffer {
  const member = () => gzipSync(Buffer.alloc(16 * MB, "drainer-1-claim.com\n"));
  packed ??= Buffer.concat(Array<Buffer>(16).fill(member()));
  return packed;
}

async function* madeOf(bytes: number, line: (n: number) => string): AsyncGenerator<Buffer> {
  let left = bytes;
  for (let n = 0; left > 0; ) {
    let text = "";
    for (; text.length < MB / 8; n += 1) text += line(n);
    const piece = Buffer.from(text).subarray(0, left);
    left -= piece.length;
    yield piece;
  }
}
