// Daily quotas: an account may do some things, such as filing reports, only so often within 24 hours. Refusals do not count.

import { Refused } from "@sb/contracts/refused.ts";
import { type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import type { Response } from "express";
import type { RateLimitCounters } from "../../rate-limit/port.ts";
import type { Caller } from "../handler.ts";

/**
 * Counts a request of an account; answers with what takes it back, for where nothing came of it. Throws
 * Refused("DAILY_QUOTA_USED").
 */
export type TakeQuota = (key: RouteKey, caller: Caller | undefined, response: Response) => Promise<GiveBack>;
export type GiveBack = () => Promise<void>;

const DAY_MS = 86_400_000;
const NOTHING_TAKEN: GiveBack = async () => undefined;

/** The 24 hours begin with the first that counts. */
export function createQuotas(counters: RateLimitCounters): TakeQuota {
  return async (key, caller, response) => {
    const { dailyQuota }: Route = routes[key];
    if (dailyQuota === undefined || !caller) return NOTHING_TAKEN;
    const name = `${key} daily ${caller.userId}`;
    const { count, endsInMs } = await counters.hit(name, DAY_MS);
    if (count <= dailyQuota) return () => counters.takeBack(name);
    await counters.takeBack(name);
    response.setHeader("retry-after", Math.max(1, Math.ceil(endsInMs / 1_000)));
    throw new Refused("DAILY_QUOTA_USED");
  };
}

export const noQuotas: TakeQuota = async () => NOTHING_TAKEN;
