// Limits on how often a client may ask. The route that matched decides what is counted, never the URL as it was sent.

import { type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import type { RequestHandler } from "express";
import { rateLimit, type Store } from "express-rate-limit";
import type { RateLimitCounters } from "../rate-limit/port.ts";
import { Refused } from "../refused.ts";

export type LimitOptions = {
  /** Requests a minute and client; 0 switches all limits off. */
  readonly rateLimit: number;
  readonly counters: RateLimitCounters;
};

export type Limiters = {
  /** What goes before a route's handler. */
  of(key: RouteKey): readonly RequestHandler[];
  /** For routes that are not in the table. */
  readonly general: readonly RequestHandler[];
};

const WINDOW_MS = 60_000;

/** Filing and login have tighter limits than reading (API.md, "Conventions"): requests a minute and client, for each route. */
const OWN_LIMITS: Readonly<Record<NonNullable<Route["limit"]>, number>> = { filing: 30, login: 30 };

export function createLimiters({ rateLimit, counters }: LimitOptions): Limiters {
  if (rateLimit === 0) return { of: () => [], general: [] };
  const general = [limiter("all", rateLimit, counters)];
  return {
    of: (key) => {
      const { limit }: Route = routes[key];
      return limit ? [limiter(key, OWN_LIMITS[limit], counters)] : general;
    },
    general,
  };
}

function limiter(name: string, limit: number, counters: RateLimitCounters): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit,
    store: storeOf(name, counters),
    identifier: name,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    handler: (_request, _response, next) => next(new Refused("TOO_MANY_REQUESTS")),
    // Its warnings go to the console.
    validate: false,
  });
}

function storeOf(name: string, counters: RateLimitCounters): Store {
  const keyOf = (client: string): string => `${name} ${client}`;
  return {
    increment: async (client) => {
      const { count, endsAt } = await counters.hit(keyOf(client), WINDOW_MS);
      return { totalHits: count, resetTime: new Date(endsAt) };
    },
    decrement: (client) => counters.takeBack(keyOf(client)),
    resetKey: (client) => counters.forget(keyOf(client)),
  };
}
