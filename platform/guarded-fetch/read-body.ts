// Reads a body of so many bytes at most, however it is packed and however small its pieces are.
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { FetchFailed } from "./failed.ts";

export const ENCODINGS = "gzip, deflate, br";

const DECODERS: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** `maxBytes` counts what is unpacked. Throws TOO_LARGE and ENCODING_UNKNOWN, and what a broken stream throws. */
export async function readBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  requireLength(response, maxBytes);
  const decoder = decoderFor(response);
  const body = createSink(maxBytes);
  if (decoder) await pipeline(response, decoder, body.take, { signal });
  else await pipeline(response, body.take, { signal });
  return body.bytes();
}

/** Throws TOO_LARGE where the site says so itself. */
export function requireLength({ headers }: IncomingMessage, maxBytes: number): void {
  if (Number(headers["content-length"]) > maxBytes) throw new FetchFailed("TOO_LARGE");
}

/** Unpacks the body; undefined where it is not packed. Throws ENCODING_UNKNOWN. */
export function decoderFor({ headers }: IncomingMessage): Duplex | undefined {
  const encoding = (headers["content-encoding"] ?? "identity").trim().toLowerCase();
  const decoder = DECODERS[encoding];
  if (!decoder && encoding !== "identity") throw new FetchFailed("ENCODING_UNKNOWN");
  return decoder?.();
}

const FIRST_BYTES = 16_384;

/** One buffer that grows: a list of single bytes would take a hundred times their room. */
function createSink(maxBytes: number) {
  let held = Buffer.alloc(Math.min(FIRST_BYTES, maxBytes));
  let length = 0;
  return {
    async take(pieces: AsyncIterable<Buffer>): Promise<void> {
      for await (const piece of pieces) {
        if (length + piece.length > maxBytes) throw new FetchFailed("TOO_LARGE");
        if (length + piece.length > held.length) {
          const more = Buffer.alloc(Math.min(maxBytes, Math.max(held.length * 2, length + piece.length)));
          held.copy(more, 0, 0, length);
          held = more;
        }
        piece.copy(held, length);
        length += piece.length;
      }
    },
    bytes: () => held.subarray(0, length),
  };
}
