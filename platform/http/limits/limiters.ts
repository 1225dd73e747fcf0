// Limits on how often a client may ask. The route that matched decides what is counted, never the URL as it was sent.

import { Refused } from "@sb/contracts/refused.ts";
import { type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import type { RequestHandler } from "express";
import { rateLimit, type Store } from "express-rate-limit";
import type { KeyUsage } from "../../rate-limit/key-usage.ts";
import type { RateLimitCounters } from "../../rate-limit/port.ts";
import { keyCallerOf } from "../request/api-key.ts";
import { logExceeded, type SecurityLog } from "../security-log.ts";
import { type CountAccount, countAccounts, GENERAL, type LimitOf } from "./account-limit.ts";
import { createQuotas, noQuotas, type TakeQuota } from "./daily-quota.ts";
import { keyLimiter } from "./key-limit.ts";

export type LimitOptions = {
  /** Requests a minute, from one address and of one account; 0 switches all limits off. */
  readonly rateLimit: number;
  readonly counters: RateLimitCounters;
  /** Counters of accounts over a day: apart, so that a flood of addresses crowds none of them out. */
  readonly dailyCounters: RateLimitCounters;
  readonly keyUsage: KeyUsage;
  readonly log: SecurityLog;
};

export type Limiters = {
  /** Middleware before a route's handler: counts by the API key, else by the client's address. */
  of(key: RouteKey): readonly RequestHandler[];
  /** For routes that are not in the table. */
  readonly general: readonly RequestHandler[];
  /** Counts by account, once it is known who calls. */
  readonly countAccount: CountAccount;
  readonly takeQuota: TakeQuota;
};

const WINDOW_MS = 60_000;

/** Routes that cost more than reading have tighter limits (docs/wire.md, "Conventions"): requests a minute, for each route. */
export const OWN_LIMITS: Readonly<Record<NonNullable<Route["limit"]>, number>> = {
  comment: 20,
  export: 6,
  filing: 30,
  login: 30,
  newsletter: 10,
  paper: 6,
};

export function createLimiters({ rateLimit, counters, dailyCounters, keyUsage, log }: LimitOptions): Limiters {
  if (rateLimit === 0) return { of: () => [], general: [], countAccount: async () => undefined, takeQuota: noQuotas };
  const all = { name: GENERAL, limit: rateLimit };
  const ofKey = keyLimiter(WINDOW_MS, counters, keyUsage, log);
  const limitOf = (key: RouteKey) => {
    const { limit }: Route = routes[key];
    return limit ? { name: key, limit: OWN_LIMITS[limit] } : all;
  };
  return {
    of: (key) => [ofKey, limiter(limitOf(key), counters, log)],
    general: [ofKey, limiter(all, counters, log)],
    countAccount: countAccounts(limitOf, WINDOW_MS, counters, log),
    takeQuota: createQuotas(dailyCounters),
  };
}

function limiter(of: ReturnType<LimitOf>, counters: RateLimitCounters, log: SecurityLog): RequestHandler {
  const { name, limit } = of;
  return rateLimit({
    windowMs: WINDOW_MS,
    limit,
    store: storeOf(of, counters, log),
    identifier: name,
    // It counts for itself (key-limit.ts).
    skip: (_request, response) => keyCallerOf(response) !== undefined,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    handler: (_request, _response, next) => next(new Refused("TOO_MANY_REQUESTS")),
    // Its warnings go to the console.
    validate: false,
  });
}

function storeOf({ name, limit }: ReturnType<LimitOf>, counters: RateLimitCounters, log: SecurityLog): Store {
  const keyOf = (client: string): string => `${name} ${client}`;
  return {
    increment: async (client) => {
      const { count, endsInMs } = await counters.hit(keyOf(client), WINDOW_MS);
      logExceeded(log, count, limit, { name });
      return { totalHits: count, resetTime: new Date(Date.now() + endsInMs) };
    },
    decrement: (client) => counters.takeBack(keyOf(client)),
    resetKey: (client) => counters.forget(keyOf(client)),
  };
}
