// The one place that opens a connection to an address that strangers name.
import { type ClientRequest, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { guardedLookup, isExcepted } from "./guard.ts";
import type { Network } from "./guarded-fetch.ts";

const MAX_HEADER_BYTES = 32_768;

type OutgoingRequest = { readonly method: "GET" | "POST"; readonly headers: Readonly<Record<string, string>> };

/** The request is not ended yet. `url` has passed `requireAskable`. */
export function guardedRequest(
  url: URL,
  { method, headers }: OutgoingRequest,
  signal: AbortSignal,
  { resolve, connect, exceptOrigin }: Network,
): ClientRequest {
  const isFree = isExcepted(url.origin, exceptOrigin);
  const ask = url.protocol === "http:" ? requestHttp : requestHttps;
  return ask(url, {
    method,
    // No pooled connection, and no proxy: either would skip the look-up.
    agent: false,
    ...(!isFree && { lookup: guardedLookup(resolve, connect?.isAllowed) }),
    ...(!isFree && connect && { port: connect.port, ca: connect.ca }),
    signal,
    headers,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
}
