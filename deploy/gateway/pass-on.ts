// Passes a request on to a service and its answer back, as streams (RFC 9110, section 7.6).
import { Agent, request as ask, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { pipeline } from "node:stream";
import { Refused } from "@sb/contracts/refused.ts";
import { idOf } from "@sb/platform/http/answer/headers.ts";
import type { Request, RequestHandler, Response } from "express";

export type PassOn = { readonly handler: RequestHandler; close(): void };

/** Shorter than the services keep a connection that says nothing, so that none is used while it is being closed. */
const IDLE_MS = 30_000;
/** Longer than a service takes to answer. One that says nothing, neither takes a body, is away. */
export const ANSWER_MS = 45_000;

/**
 * `origins`: asked in turn. A read that finds one of them gone asks the next; a write is refused with UNAVAILABLE, and so is
 * whatever is not answered within `answerMs` milliseconds.
 */
export function createPassOn(origins: readonly string[], answerMs = ANSWER_MS): PassOn {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  let turn = 0;

  const pass = (request: Request, response: Response, next: (error: unknown) => void, tries: number): void => {
    const origin = origins[turn % origins.length] ?? "";
    turn += 1;
    const { method } = request;
    const to = ask(origin + request.url, { agent, method, headers: headersTo(request, response), timeout: answerMs });
    to.once("timeout", () => to.destroy(new Error("no answer in time")));
    to.once("response", (answer) => {
      to.removeAllListeners("timeout");
      // From here on the answer tells how it ends.
      to.removeAllListeners("error").on("error", () => undefined);
      response.writeHead(answer.statusCode ?? 502, withoutConnection(answer));
      pipeline(answer, response, () => undefined);
    });
    to.on("error", (error) => {
      if (tries > 1 && isRead(method) && isGone(error)) pass(request, response, next, tries - 1);
      else next(new Refused("UNAVAILABLE"));
    });
    response.once("close", () => to.destroy());
    request.pipe(to);
  };
  return {
    handler: (request, response, next) => pass(request, response, next, origins.length),
    close: () => agent.destroy(),
  };
}

const isRead = (method: string): boolean => method === "GET" || method === "HEAD";
const isGone = (error: Error): boolean =>
  "code" in error && (error.code === "ECONNREFUSED" || error.code === "ENOTFOUND" || error.code === "EHOSTUNREACH");

/** They are about one connection alone. */
const OF_CONNECTION = [
  "connection",
  "expect",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

function withoutConnection({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  const left = new Set([...OF_CONNECTION, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.has(name)));
}

function headersTo(request: Request, response: Response): OutgoingHttpHeaders {
  const before = request.headers["x-forwarded-for"];
  const client = request.socket.remoteAddress ?? "";
  return {
    ...withoutConnection(request),
    ...bodyHeader(request),
    "x-forwarded-for": before === undefined ? client : `${before}, ${client}`,
    "x-request-id": idOf(response),
  };
}

/** Node would announce a body, of unknown length, for every POST. */
function bodyHeader({ headers, method }: Request): OutgoingHttpHeaders {
  if (headers["transfer-encoding"] !== undefined) return { "transfer-encoding": "chunked" };
  return headers["content-length"] === undefined && !isRead(method) ? { "content-length": "0" } : {};
}
