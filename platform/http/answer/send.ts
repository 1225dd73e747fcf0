// Bodies of answers on their way out: JSON, bytes, streams.
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { endWithTurn } from "./end-of-turn.ts";

export const JSON_MEDIA_TYPE = "application/json; charset=utf-8";

export function sendJson(response: ServerResponse, status: number, body: unknown, mediaType = JSON_MEDIA_TYPE): void {
  const text = JSON.stringify(body);
  send(response, status, text, Buffer.byteLength(text), mediaType);
}

/** Node leaves the body out where the request was a HEAD. */
export function sendBytes(response: ServerResponse, status: number, bytes: Uint8Array, mediaType: string): void {
  send(response, status, bytes, bytes.length, mediaType);
}

/** A text goes out in one piece with the headers. */
function send(
  response: ServerResponse,
  status: number,
  body: Uint8Array | string,
  length: number,
  mediaType: string,
): void {
  response.statusCode = status;
  response.setHeader("content-type", mediaType);
  response.setHeader("content-length", length);
  endWithTurn(response, body);
}

/**
 * Takes a chunk only when there is room for it, and leaves off (`return()`) where the client goes away. Rejects with the
 * stream's error: before the first chunk the answer has not begun, after it the connection is cut.
 */
export async function sendStream(
  response: ServerResponse,
  chunks: AsyncIterable<Uint8Array | string>,
  mediaType: string,
): Promise<void> {
  response.setHeader("content-type", mediaType);
  if (response.req.method === "HEAD") {
    response.end();
    return;
  }
  const readable = Readable.from(chunks);
  // Rejects where the stream fails before anything was sent.
  await once(readable, "readable");
  await pipeline(readable, response);
}
