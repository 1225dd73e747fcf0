// How often an API key may ask, from whatever addresses: each has a rate of its own.

import { Refused } from "@sb/contracts/refused.ts";
import type { Request, RequestHandler } from "express";
import { type AugmentedRequest, rateLimit, type Store } from "express-rate-limit";
import type { KeyUsage } from "../../rate-limit/key-usage.ts";
import type { RateLimitCounters } from "../../rate-limit/port.ts";
import { keyCallerOf } from "../request/api-key.ts";
import { logExceeded, type SecurityLog } from "../security-log.ts";

const NAME = "api-key";

/** Lets pass whoever calls without a good key. */
export function keyLimiter(
  windowMs: number,
  counters: RateLimitCounters,
  usage: KeyUsage,
  log: SecurityLog,
): RequestHandler {
  return rateLimit({
    windowMs,
    limit: (_request, response) => keyCallerOf(response)?.apiKey.rate ?? 0,
    skip: (_request, response) => keyCallerOf(response) === undefined,
    keyGenerator: (_request, response) => keyCallerOf(response)?.apiKey.keyId ?? "",
    store: storeIn(counters, windowMs),
    identifier: NAME,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    handler: async (request, response, next) => {
      const { keyId, rate } = keyCallerOf(response)?.apiKey ?? { keyId: "", rate: 0 };
      logExceeded(log, usedBy(request), rate, { name: `${NAME} ${keyId}` });
      await usage.refused(keyId);
      next(new Refused("TOO_MANY_REQUESTS"));
    },
    // Its warnings go to the console.
    validate: false,
  });
}

const usedBy = (request: Request): number => (request as AugmentedRequest).rateLimit?.used ?? 0;

function storeIn(counters: RateLimitCounters, windowMs: number): Store {
  const keyOf = (keyId: string): string => `${NAME} ${keyId}`;
  return {
    increment: async (keyId) => {
      const { count, endsInMs } = await counters.hit(keyOf(keyId), windowMs);
      return { totalHits: count, resetTime: new Date(Date.now() + endsInMs) };
    },
    decrement: (keyId) => counters.takeBack(keyOf(keyId)),
    resetKey: (keyId) => counters.forget(keyOf(keyId)),
  };
}
