// Room for another objection within 24 hours: each is a mail to somebody who did not ask for it. How many one person may have is the route's quota.
import { OBJECTION_LIMITS } from "@sb/contracts/objection/model.ts";
import type { NewObjection } from "@sb/contracts/objection/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { RateLimitCounters } from "@sb/platform/rate-limit/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

const DAY_MS = 86_400_000;

type RoomDeps = {
  readonly vault: Pick<Vault, "mac">;
  readonly dailyCounters: Pick<RateLimitCounters, "hit" | "takeBack">;
};

/** Throws TOO_MANY_OBJECTIONS, and takes no room then. The network is remembered as a keyed hash, for a day. */
export async function takeRoom(
  { vault, dailyCounters }: RoomDeps,
  { listSeq, adrs }: Pick<NewObjection, "listSeq" | "adrs">,
  network: string,
): Promise<void> {
  const { ofNetwork, onTarget, toList } = OBJECTION_LIMITS;
  const rooms = [
    [`network ${network}`, ofNetwork],
    [`target ${adrs}`, onTarget],
    [`list ${listSeq}`, toList],
  ] as const;
  const taken: string[] = [];
  for (const [of, most] of rooms) {
    const key = `objections ${vault.mac("objections", of)}`;
    const { count } = await dailyCounters.hit(key, DAY_MS);
    taken.push(key);
    if (count <= most) continue;
    for (const each of taken) await dailyCounters.takeBack(each);
    throw new Refused("TOO_MANY_OBJECTIONS");
  }
}
