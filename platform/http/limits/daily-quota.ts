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
export type TakeQuota = (
  key: RouteKey,
  caller: Caller | undefined,
  body: unknown,
  response: Response,
) => Promise<GiveBack>;
export type GiveBack = () => Promise<void>;

const DAY_MS = 86_400_000;
const NOTHING_TAKEN: GiveBack = async () => undefined;

/** The 24 hours begin with the first that counts. */
export function createQuotas(counters: RateLimitCounters): TakeQuota {
  return async (key, caller, body, response) => {
    const { dailyQuota, quotaOf }: Route = routes[key];
    if (dailyQuota === undefined || !caller) return NOTHING_TAKEN;
    const name = `${quotaOf?.row ?? key} daily ${caller.userId}`;
    const hits = await hitTimes(1 + itemsOf(body, quotaOf?.each), () => counters.hit(name, DAY_MS));
    const giveBack = async () => void (await hitTimes(hits.length, () => counters.takeBack(name)));
    const last = hits.at(-1);
    if (!last || last.count <= dailyQuota) return giveBack;
    await giveBack();
    response.setHeader("retry-after", Math.max(1, Math.ceil(last.endsInMs / 1_000)));
    throw new Refused("DAILY_QUOTA_USED");
  };
}

/** One after the other: the last one has the count. */
async function hitTimes<Hit>(times: number, hit: () => Promise<Hit>): Promise<readonly Hit[]> {
  const hits: Hit[] = [];
  for (let nth = 1; nth <= times; nth += 1) hits.push(await hit());
  return hits;
}

/** Its schema gave the list a maximum. */
function itemsOf(body: unknown, member: string | undefined): number {
  const list: unknown = member === undefined ? undefined : Object(body)[member];
  return Array.isArray(list) ? list.length : 0;
}

export const noQuotas: TakeQuota = async () => NOTHING_TAKEN;
