// How often a signed-in person may ask, from whatever addresses: thirty a minute from each of five is one person.

import { Refused } from "@sb/contracts/refused.ts";
import type { RouteKey } from "@sb/contracts/routes.ts";
import type { Response } from "express";
import type { RateLimitCounters } from "../../rate-limit/port.ts";
import type { Caller } from "../handler.ts";
import { logExceeded, type SecurityLog } from "../security-log.ts";

/** Counts a request; visitors are counted by their address alone. Throws Refused("TOO_MANY_REQUESTS"). */
export type CountAccount = (key: RouteKey, caller: Caller | undefined, response: Response) => Promise<void>;

/** The name that a route counts under, and its limit in a window. */
export type LimitOf = (key: RouteKey) => { readonly name: string; readonly limit: number };

/** The name of the limit that all routes without one of their own share. */
export const GENERAL = "all";

export function countAccounts(
  limitOf: LimitOf,
  windowMs: number,
  counters: RateLimitCounters,
  log: SecurityLog,
): CountAccount {
  return async (key, caller, response) => {
    if (!caller) return;
    const { name, limit } = limitOf(key);
    // A key's own rate stands for the general limit.
    if (caller.apiKey && name === GENERAL) return;
    const { count, endsInMs } = await counters.hit(`${name} account ${caller.userId}`, windowMs);
    if (count <= limit) return;
    logExceeded(log, count, limit, { name, userId: caller.userId });
    response.setHeader("retry-after", Math.max(1, Math.ceil(endsInMs / 1_000)));
    throw new Refused("TOO_MANY_REQUESTS");
  };
}
