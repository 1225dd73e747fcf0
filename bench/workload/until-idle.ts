// Waits until a server has done what the requests before have left for later: deliveries to consumers, and jobs.
import { setTimeout as delay } from "node:timers/promises";
import type { ResponseOf } from "@sb/contracts/routes.ts";
import { type Person, request } from "@sb/deploy/test/people/person.ts";

/** Asks as an admin, again and again, every `paceMs`. What is delayed on purpose is not waited for. */
export async function untilIdle(url: string, { accessToken }: Person, paceMs = 0): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const isIdle = async (): Promise<boolean> => {
    const groups = await ask<ResponseOf<"GET admin/consumer-group">>("admin/consumer-group");
    const jobs = await ask<ResponseOf<"GET admin/job/count">>("admin/job/count");
    const areDelivered = groups.items.every(({ state, lagMs }) => state === "live" && lagMs === 0);
    return areDelivered && jobs.items.every(({ waiting, running }) => waiting + running === 0);
  };
  const ask = async <Body>(path: string): Promise<Body> => {
    const { status, body } = await request<Body>(url, "GET", path, undefined, headers);
    if (status !== 200) throw new Error(`GET ${path} answered ${status}`);
    return body;
  };
  while (!(await isIdle())) if (paceMs > 0) await delay(paceMs);
}
