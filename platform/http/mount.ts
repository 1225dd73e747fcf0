// Mounts handlers under the paths of the route table (docs/architecture.md).

import { isRefused, Refused } from "@sb/contracts/refused.ts";
import { modelsOf, type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import { type Express, type RequestHandler, type Response, Router } from "express";
import { type AnswerOptions, answer } from "./answer/answer.ts";
import { corsOf, otherMethods } from "./answer/cors.ts";
import { idOf } from "./answer/headers.ts";
import type { Caller, Handlers, HttpReply, HttpRequest } from "./handler.ts";
import type { GiveBack } from "./limits/daily-quota.ts";
import type { Limiters } from "./limits/limiters.ts";
import { type KeyOptions, recognizeKey } from "./request/api-key.ts";
import { identify, requireRole, type VerifyAccess } from "./request/caller.ts";
import { type ReadOptions, readRequest } from "./request/read-request.ts";
import { createUrlReader } from "./request/read-url.ts";
import { type Pattern, patternsOf } from "./route-patterns.ts";
import { logRefusal, type SecurityLog } from "./security-log.ts";

export type MountOptions = ReadOptions &
  AnswerOptions &
  KeyOptions & {
    readonly verifyAccess: VerifyAccess;
    readonly log: SecurityLog;
    readonly handlers: Partial<Handlers<RouteKey>>;
    /** Which of these read models are failing now: they hold what they held before. Asked with each read, so it must be cheap. */
    readonly staleOf: (models: readonly string[]) => readonly string[];
    /** Those of these read models that are being built, or were lost. Asked with each read, so it must be cheap. */
    readonly unready: (models: readonly string[]) => readonly string[];
    /** Milliseconds in which a handler answers. */
    readonly handleMs?: number;
  };

/**
 * Each question to an engine ends within about 15 seconds (docs/decisions/0073). A handler may ask several that are slow and not
 * away, and whoever waits is told in time all the same.
 */
const HANDLE_MS = 25_000;

type AnyHandler = (request: HttpRequest<RouteKey>) => Promise<HttpReply<RouteKey>>;

/**
 * Express tries the routes of a router one after the other, so each path without parameters has a router of its own, and so have all others by their
 * first segment below the base path. A path without parameters is the first to match in its segment too (route-patterns.ts).
 */
export function mountRoutes(app: Express, options: MountOptions, limiters: Limiters): void {
  const routers = new Map<string, Router>();
  const fixed = new Map<string, Router>();
  for (const [segment, patterns] of patternsOf(Object.keys(options.handlers) as RouteKey[])) {
    const [withParams = [], without = []] = [true, false].map((has) =>
      patterns.filter(({ path }) => path.includes(":") === has),
    );
    routers.set(segment, routerOf(withParams, options, limiters));
    for (const pattern of without) fixed.set(pattern.path, routerOf([pattern], options, limiters));
  }
  app.use((request, response, next) => {
    const { path } = request;
    const router = fixed.get(path) ?? routers.get(path.split("/", 3)[2] ?? "");
    if (router) router(request, response, next);
    else next();
  });
}

function routerOf(patterns: readonly Pattern[], options: MountOptions, limiters: Limiters): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const pattern of patterns) {
    for (const { key, method } of pattern.methods) {
      const route: Route = routes[key];
      const keys = route.apiKey ? [recognizeKey(options)] : [];
      const before = [...corsOf(route), ...keys, ...limiters.of(key)];
      router[method](pattern.path, ...before, handlerOf(key, options, limiters));
    }
    router.all(pattern.path, otherMethods(pattern));
  }
  return router;
}

function handlerOf(key: RouteKey, options: MountOptions, { countAccount, takeQuota }: Limiters): RequestHandler {
  const route: Route = routes[key];
  // The table types each handler with its own key; here they are called by whatever key is at hand.
  const handle = options.handlers[key] as AnyHandler;
  const readUrl = createUrlReader(route);
  return async (request, response) => {
    let caller: Caller | undefined;
    try {
      caller = await identify(route, request.headers.authorization, options.verifyAccess, response);
      requireRole(route, caller);
      await countAccount(key, caller, response);
      requireReady(route, response, options);
      const ready = await readRequest(key, caller, request, response, readUrl, options);
      const stale = markStale(route, response, options);
      const giveBack = await takeQuota(key, caller, ready.body, response);
      const handled = counted(() => handle(ready), giveBack);
      const reply = await inTime(handled, options.handleMs).catch(perhapsNotYet(ready, stale));
      await answer(route, response, reply, options);
    } catch (error) {
      logRefusal(options.log, route, request, { requestId: idOf(response), key, userId: caller?.userId }, error);
      throw error;
    }
  };
}

/** Those that are failing; they are told in a header. */
function markStale(route: Route, response: Response, { staleOf }: Pick<MountOptions, "staleOf">): readonly string[] {
  const stale = staleOf(modelsOf(route));
  if (stale.length > 0) response.setHeader("sb-stale", stale.join(", "));
  return stale;
}

/** Nothing is taken for empty that can't be looked at: no answer is better than a wrong one. */
function requireReady(route: Route, response: Response, options: Pick<MountOptions, "staleOf" | "unready">): void {
  if (options.unready(route.reads ?? []).length === 0) return;
  markStale(route, response, options);
  throw new Refused("UNAVAILABLE");
}

/** Refuses with UNAVAILABLE what takes too long. It goes on: what it does is done once, also where it is asked for again. */
async function inTime<Reply>(handled: Promise<Reply>, ms = HANDLE_MS): Promise<Reply> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Refused("UNAVAILABLE")), ms);
  try {
    return await Promise.race([handled, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A failing model does not know what has been written since. To a caller who has written something, "not found" is then
 * UNAVAILABLE: what they look for may be their own.
 */
function perhapsNotYet({ minPosition }: HttpRequest<RouteKey>, stale: readonly string[]) {
  return (error: unknown): never => {
    const mayCome = stale.length > 0 && minPosition !== undefined && isRefused(error) && error.code === "NOT_FOUND";
    throw mayCome ? new Refused("UNAVAILABLE") : error;
  };
}

/** A refusal, and a repeated request, count under no quota. */
async function counted(handle: () => Promise<HttpReply<RouteKey>>, giveBack: GiveBack): Promise<HttpReply<RouteKey>> {
  try {
    const reply = await handle();
    if ("repeated" in reply && reply.repeated) await giveBack();
    return reply;
  } catch (error) {
    await giveBack();
    throw error;
  }
}
