// Opens the counter of views. It has counters of its own: a flood of requests must not crowd out who was counted today.
import type { Config } from "@sb/platform/config/config.ts";
import type { Log } from "@sb/platform/log-port.ts";
import { openRateLimitCounters } from "@sb/platform/rate-limit/open.ts";
import type { ReadSide, WriteSide } from "@sb/platform/service/ports.ts";
import { createViewCounter, type ViewCounter } from "./counter.ts";
import { onlyShownIn } from "./only-shown.ts";

type Platform = WriteSide & Pick<ReadSide, "readStore"> & { readonly log: Log };

/** Closed before what it writes to. */
export async function openViewsOf(
  { urls }: Pick<Config, "urls">,
  dataDir: string,
  platform: Platform,
  resources: AsyncDisposableStack,
): Promise<ViewCounter> {
  const visitors = await openRateLimitCounters(urls.rateLimit, dataDir);
  resources.adopt(visitors, (counters) => counters.close());
  const onlyShown = onlyShownIn(platform.readStore, platform.clock);
  return resources.adopt(createViewCounter({ ...platform, visitors, onlyShown }), (counter) => counter.close());
}
