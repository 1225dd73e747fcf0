// The counter of views. It has counters of its own: a flood of requests must not crowd out who was counted today.
import { createViewCounter, type ViewCounter } from "@sb/command-service/views/counter.ts";
import type { Config } from "@sb/platform/config/config.ts";
import type { Logger } from "@sb/platform/log.ts";
import { openRateLimitCounters } from "@sb/platform/rate-limit/open.ts";
import { onlyShownIn } from "@sb/query-service/views/only-shown.ts";
import type { ReadSide, WriteSide } from "./open-platform.ts";

type Platform = WriteSide & Pick<ReadSide, "readStore"> & { readonly log: Logger };

/** Closed before what it writes to. */
export async function openViewsOf(
  config: Config,
  dataDir: string,
  platform: Platform,
  resources: AsyncDisposableStack,
): Promise<ViewCounter> {
  const visitors = await openRateLimitCounters(config.urls.rateLimit, dataDir);
  resources.adopt(visitors, (counters) => counters.close());
  const onlyShown = onlyShownIn(platform.readStore, platform.clock);
  return resources.adopt(createViewCounter({ ...platform, visitors, onlyShown }), (counter) => counter.close());
}
