// Opens what counts requests: of addresses and accounts, of a day, and of API keys.
import type { Config } from "../config/config.ts";
import { createKeyUsage, type KeyUsage } from "../rate-limit/key-usage.ts";
import { openDailyCounters, openRateLimitCounters } from "../rate-limit/open.ts";
import type { RateLimitCounters } from "../rate-limit/port.ts";

export type Counters = {
  readonly counters: RateLimitCounters;
  readonly dailyCounters: RateLimitCounters;
  readonly keyUsage: KeyUsage;
};

export async function openCountersOf(
  { urls }: Config,
  dataDir: string,
  resources: AsyncDisposableStack,
): Promise<Counters> {
  const opened = async (open: typeof openRateLimitCounters) =>
    resources.adopt(await open(urls.rateLimit, dataDir), (counters) => counters.close());
  const dailyCounters = await opened(openDailyCounters);
  return { counters: await opened(openRateLimitCounters), dailyCounters, keyUsage: createKeyUsage(dailyCounters) };
}
