// Mounts handlers under the paths of the route table: token, schema, read-your-writes, answer (DESIGN.md section 2).

import { Readable } from "node:stream";
import { IdempotencyKey, MinPosition } from "@sb/contracts/http.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { BASE_PATH, type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Position } from "../event-store/port.ts";
import { Refused } from "../refused.ts";
import { identify, type VerifyAccess } from "./caller.ts";
import type { Handlers, HttpReply, HttpRequest, SetCookie } from "./handler.ts";
import { readMultipart } from "./multipart.ts";
import { expandDotted, parseWith } from "./parse.ts";

export type MountOptions = {
  readonly handlers: Partial<Handlers<RouteKey>>;
  readonly verifyAccess: VerifyAccess;
  /**
   * Waits, bounded, until these read models have reached the position; not for one that is failing. LATE where one has not
   * by then, UNKNOWN where no write has had this position.
   */
  readonly whenReadable: (position: Position, models: readonly string[]) => Promise<"READABLE" | "LATE" | "UNKNOWN">;
  /** Which of these read models are failing now: they hold what they held before. Asked with each read, so it must be cheap. */
  readonly staleOf: (models: readonly string[]) => readonly string[];
  /** Requests a minute for routes with a limit of their own; undefined: no limits at all. */
  readonly limits: Readonly<Record<NonNullable<Route["limit"]>, number>> | undefined;
  /** Cookies are marked Secure. */
  readonly https: boolean;
};

type AnyHandler = (request: HttpRequest<RouteKey>) => Promise<HttpReply<RouteKey>>;

export function mountRoutes(app: FastifyInstance, options: MountOptions): void {
  for (const key of Object.keys(options.handlers) as RouteKey[]) {
    const route: Route = routes[key];
    // The table types each handler with its own key; here they are called by whatever key is at hand.
    const handle = options.handlers[key] as AnyHandler | undefined;
    if (!handle) continue;
    const [method = "GET", path = ""] = key.split(" ");
    const limit = route.limit && options.limits?.[route.limit];
    app.route({
      method,
      url: `${BASE_PATH}/${path.replace(/\{(\w+)\}/g, ":$1")}`,
      ...(limit ? { config: { rateLimit: { max: limit, timeWindow: "1 minute", groupId: key } } } : {}),
      handler: async (request, reply) => {
        const ready = await readRequest(route, request, options);
        markStale(route, reply, options);
        return answer(route, reply, await handle(ready), options.https);
      },
    });
  }
}

async function readRequest(
  route: Route,
  request: FastifyRequest,
  options: MountOptions,
): Promise<HttpRequest<RouteKey>> {
  const caller = await identify(route, request.headers.authorization, options.verifyAccess);
  const { body, files } =
    route.multipart && request.isMultipart()
      ? await readMultipart(request, route.multipart)
      : { body: request.body, files: [] };
  const params = route.params && parseWith(route.params, request.params);
  const query = route.query && parseWith(route.query, expandDotted(request.query as Record<string, unknown>));
  const parsedBody = route.body && parseWith(route.body, body ?? {});
  const minPosition = await readablePosition(headerOf(request, "sb-min-position"), route, options);
  return {
    params,
    query,
    body: parsedBody,
    files,
    caller,
    cookies: request.cookies,
    idempotencyKey: route.creates ? idempotencyKeyOf(headerOf(request, "idempotency-key")) : undefined,
    minPosition,
    requestId: request.id,
  } as HttpRequest<RouteKey>;
}

async function readablePosition(
  given: string | undefined,
  { reads = [] }: Route,
  options: MountOptions,
): Promise<Position | undefined> {
  if (given === undefined) return undefined;
  const reading = MinPosition.safeParse(given).success ? await options.whenReadable(given, reads) : "UNKNOWN";
  if (reading === "UNKNOWN") throw unreadable("sb-min-position");
  if (reading === "LATE") throw new Refused("UNAVAILABLE");
  return given;
}

/** Refusals carry it too: what is not found may only not have been taken in yet. */
function markStale({ reads = [] }: Route, reply: FastifyReply, { staleOf }: MountOptions): void {
  const stale = staleOf(reads);
  if (stale.length > 0) reply.header("sb-stale", stale.join(", "));
}

function idempotencyKeyOf(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (!IdempotencyKey.safeParse(given).success) throw unreadable("Idempotency-Key");
  return given;
}

const unreadable = (path: string): Refused => new Refused("INVALID_REQUEST", [{ path, code: "INVALID_REQUEST" }]);

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function answer(route: Route, reply: FastifyReply, given: HttpReply<RouteKey>, https: boolean): FastifyReply {
  for (const [name, value] of Object.entries(given.headers ?? {})) reply.header(name, value);
  if ("stream" in given) {
    const { stream } = given;
    return reply.type(given.mediaType).send(stream instanceof Uint8Array ? Buffer.from(stream) : Readable.from(stream));
  }
  for (const cookie of given.cookies ?? []) setCookie(reply, cookie, https);
  if (given.position) reply.header("sb-position", given.position);
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  return reply.status(route.status ?? 200).send(route.status === 204 ? undefined : given.body);
}

function setCookie(reply: FastifyReply, cookie: SetCookie, https: boolean): void {
  const attributes = { path: cookie.path, httpOnly: true, sameSite: "strict", secure: https } as const;
  if (cookie.value === undefined) reply.clearCookie(cookie.name, attributes);
  else {
    reply.setCookie(cookie.name, cookie.value, {
      ...attributes,
      ...(cookie.maxAgeSeconds === undefined ? {} : { maxAge: cookie.maxAgeSeconds }),
    });
  }
}

/** Bytes of a JSON body at most. */
export const BODY_LIMIT = Math.max(1024 * 1024, LIMITS.draftBytes * 2);
