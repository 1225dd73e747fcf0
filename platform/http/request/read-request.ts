// From a request on the wire to what a handler takes: body, parameters, and the position it is to see.
import { IdempotencyKey, MinPosition } from "@sb/contracts/http.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import { parseCookie } from "cookie";
import type { Request, Response } from "express";
import type { Position } from "../../event-store/port.ts";
import { idOf } from "../answer/headers.ts";
import type { Caller, HttpRequest } from "../handler.ts";
import { networkOf } from "../limits/network.ts";
import { readJson } from "./json-body.ts";
import { MULTIPART_MEDIA_TYPE, type Multipart, readMultipart } from "./multipart.ts";
import { parseWith } from "./parse.ts";
import type { UrlParts } from "./read-url.ts";

export type ReadOptions = {
  /**
   * Waits, bounded, until these read models have reached the position; not for one that is failing. LATE where one has not
   * by then, UNKNOWN where no write has had this position.
   */
  readonly whenReadable: (position: Position, models: readonly string[]) => Promise<"READABLE" | "LATE" | "UNKNOWN">;
};

/** Throws Refused. What a route has no use for is not looked at. */
export async function readRequest(
  key: RouteKey,
  caller: Caller | undefined,
  request: Request,
  response: Response,
  readUrl: (request: Request) => UrlParts,
  options: ReadOptions,
): Promise<HttpRequest<RouteKey>> {
  const route: Route = routes[key];
  const { body, files } = route.body ? await readBody(route, request, response) : NO_BODY;
  const { params, query } = readUrl(request);
  const parsedBody = route.body && parseWith(route.body, body ?? {});
  const minPosition = await readablePosition(headerOf(request, "sb-min-position"), route, options);
  // The parts have the types that the route's own schemas give; `route` is one of many here.
  return {
    route: key,
    params,
    query,
    body: parsedBody,
    files,
    caller,
    cookies: route.cookie ? parseCookie(request.headers.cookie ?? "") : {},
    idempotencyKey: route.creates ? idempotencyKeyOf(headerOf(request, "idempotency-key")) : undefined,
    minPosition,
    requestId: idOf(response),
    network: () => networkOf(request.ip ?? ""),
    client: () => `${request.ip ?? ""} ${headerOf(request, "user-agent") ?? ""}`,
  } as HttpRequest<RouteKey>;
}

const NO_BODY: Multipart = { body: undefined, files: [] };

async function readBody({ multipart }: Route, request: Request, response: Response): Promise<Multipart> {
  if (multipart && request.is(MULTIPART_MEDIA_TYPE)) return readMultipart(request, multipart);
  return { body: await readJson(request, response), files: [] };
}

async function readablePosition(
  given: string | undefined,
  { reads }: Route,
  { whenReadable }: ReadOptions,
): Promise<Position | undefined> {
  if (given === undefined || !reads) return undefined;
  const reading = MinPosition.safeParse(given).success ? await whenReadable(given, reads) : "UNKNOWN";
  if (reading === "UNKNOWN") throw unreadable("sb-min-position");
  if (reading === "LATE") throw new Refused("UNAVAILABLE");
  return given;
}

function idempotencyKeyOf(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (!IdempotencyKey.safeParse(given).success) throw unreadable("Idempotency-Key");
  return given;
}

const unreadable = (path: string): Refused => new Refused("INVALID_REQUEST", [{ path, code: "INVALID_REQUEST" }]);

function headerOf({ headers }: Request, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
