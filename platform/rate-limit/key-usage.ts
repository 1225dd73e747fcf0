// How often each API key was used, by day in UTC: for whoever holds it to see.
import { nowText } from "../clock.ts";
import type { RateLimitCounters } from "./port.ts";

export type KeyUsage = {
  readonly asked: (keyId: string) => Promise<void>;
  /** Beyond the key's rate: counted in addition. */
  readonly refused: (keyId: string) => Promise<void>;
  /** The last `days` days, newest first, without days on which nothing was asked. */
  readonly read: (keyId: string, days: number) => Promise<readonly DayOfUse[]>;
};

/** `day` is `YYYY-MM-DD`; `requests` has the refused ones among them. */
type DayOfUse = { readonly day: string; readonly requests: number; readonly refused: number };

const DAY_MS = 86_400_000;
/** Counts are forgotten after this time, counted from the first request of the day. */
const USAGE_KEPT_DAYS = 40;

/** `clock`: now, ISO 8601 in UTC. */
export function createKeyUsage(
  counters: Pick<RateLimitCounters, "hit" | "count">,
  clock: () => string = nowText,
): KeyUsage {
  const hit = (name: string) => counters.hit(name, USAGE_KEPT_DAYS * DAY_MS);
  const today = () => clock().slice(0, 10);
  return {
    asked: async (keyId) => void (await hit(askedOn(keyId, today()))),
    refused: async (keyId) => void (await hit(refusedOn(keyId, today()))),
    async read(keyId, days) {
      const used = await Promise.all(
        daysBefore(today(), days).map(async (day) => ({
          day,
          requests: await counters.count(askedOn(keyId, day)),
          refused: await counters.count(refusedOn(keyId, day)),
        })),
      );
      return used.filter(({ requests }) => requests > 0);
    },
  };
}

const askedOn = (keyId: string, day: string): string => `apikey ${keyId} ${day}`;
const refusedOn = (keyId: string, day: string): string => `apikey ${keyId} ${day} refused`;

/** `today` first. */
const daysBefore = (today: string, days: number): readonly string[] =>
  Array.from({ length: days }, (_, back) => new Date(Date.parse(today) - back * DAY_MS).toISOString().slice(0, 10));
