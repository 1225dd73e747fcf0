// Requests that Node itself can't read never come to Express; they are answered here in the words of all others.
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { Refused } from "@sb/contracts/refused.ts";
import { requestIdOf } from "../answer/headers.ts";
import { PROBLEM_MEDIA_TYPE, problemOf } from "../answer/problem.ts";

/** Bytes of a request's line and headers at most: room for the longest search text, in any script, percent-encoded. */
export const HEADER_LIMIT = 32 * 1024;

/** For the event `clientError` of Node's HTTP server. */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Duplex): void {
  // The other side has gone; there is nobody to answer.
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const refused = new Refused(error.code === "HPE_HEADER_OVERFLOW" ? "FILE_TOO_LARGE" : "INVALID_REQUEST");
  const problem = problemOf(refused, requestIdOf(undefined));
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    `Content-Type: ${PROBLEM_MEDIA_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  // Destroyed, not only ended: a client that never ends its own side would keep the descriptor.
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
