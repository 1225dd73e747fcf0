// One port for everything: the API, the web app, health, and the development issuer where it runs.
import type { Bus } from "@sb/platform/bus/port.ts";
import type { Config } from "@sb/platform/config/config.ts";
import { watchDisk } from "@sb/platform/disk.ts";
import { createServer } from "@sb/platform/http/server.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { Logger } from "@sb/platform/log.ts";
import { mountHealth } from "@sb/platform/service/health.ts";
import { listen } from "@sb/platform/service/listen.ts";
import { mountMetrics } from "@sb/platform/service/metrics.ts";
import type { Counters } from "@sb/platform/service/open-counters.ts";
import { mountSharing } from "@sb/query-service/sharing/mount.ts";
import { devToolsOf, withDevTools } from "../dev/tools.ts";
import type { Address } from "./address.ts";
import type { Projections } from "./projections.ts";
import type { Service } from "./start.ts";
import { connectOriginsOf, loadPage, mountWeb, webConfigOf } from "./web.ts";

type Parts = Service &
  Projections &
  Counters & {
    readonly config: Config;
    readonly address: Address;
    readonly dataDir: string;
    readonly jobs: Jobs;
    readonly jobsLost: () => boolean;
    readonly bus: Pick<Bus, "groups" | "relaying">;
    readonly log: Logger;
  };

export async function serve(parts: Parts, resources: AsyncDisposableStack): Promise<void> {
  const { config, address, log } = parts;
  const disk = watchDisk(parts.dataDir);
  const watched = { ...parts, disk, unready: parts.lost };
  const page = loadPage(webConfigOf(config));
  const server = createServer({
    handlers: { ...parts.commands(), ...parts.queries },
    verifyAccess: parts.tokens.verifyAccess,
    verifyKey: parts.verifyKey,
    keyUsage: parts.keyUsage,
    whenReadable: parts.whenReadable,
    staleOf: parts.staleOf,
    publicUrl: address.publicUrl,
    unready: parts.unready,
    https: address.publicUrl.startsWith("https:"),
    scriptHashes: page?.scriptHashes ?? [],
    connectOrigins: connectOriginsOf(config),
    log,
    rateLimit: config.rateLimit,
    counters: parts.counters,
    dailyCounters: parts.dailyCounters,
    trustProxy: config.trustProxy,
    mountMore: (app, limiters) => {
      mountHealth(app, watched);
      mountMetrics(app, config.metricsToken, watched);
      mountSharing(app, limiters, { ...parts, ...address });
      if (page) mountWeb(app, page);
    },
    wrap: withDevTools(await devToolsOf({ ...parts, ...address }, resources), log),
  });
  await listen(server, address, resources);
}
