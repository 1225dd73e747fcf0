// One port for everything: the API, the web app, health, and the development issuer where it runs.
import type { RequestListener } from "node:http";
import type { Bus } from "@sb/platform/bus/port.ts";
import type { Config } from "@sb/platform/config/config.ts";
import { createServer } from "@sb/platform/http/server.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { Logger } from "@sb/platform/log.ts";
import { errorFacts } from "@sb/platform/log-port.ts";
import { mountHealth } from "@sb/platform/service/health.ts";
import { listen } from "@sb/platform/service/listen.ts";
import { mountMetrics } from "@sb/platform/service/metrics.ts";
import type { Counters } from "@sb/platform/service/open-counters.ts";
import { mountSharing } from "@sb/query-service/sharing/mount.ts";
import type { Address } from "./address.ts";
import { type DevTool, devToolsOf } from "./dev-tools.ts";
import { answerOwnHosts } from "./own-hosts.ts";
import type { Projections } from "./projections.ts";
import type { Service } from "./start.ts";
import { loadPage, mountWeb } from "./web.ts";

type Parts = Service &
  Projections &
  Counters & {
    readonly config: Config;
    readonly address: Address;
    readonly dataDir: string;
    readonly jobs: Jobs;
    readonly bus: Pick<Bus, "groups">;
    readonly log: Logger;
  };

export async function serve(parts: Parts, resources: AsyncDisposableStack): Promise<void> {
  const { config, address, log } = parts;
  const page = loadPage(webConfigOf(config));
  const server = createServer({
    handlers: { ...parts.commands(), ...parts.queries },
    verifyAccess: parts.tokens.verifyAccess,
    verifyKey: parts.verifyKey,
    keyUsage: parts.keyUsage,
    whenReadable: parts.whenReadable,
    staleOf: parts.staleOf,
    https: address.publicUrl.startsWith("https:"),
    scriptHashes: page?.scriptHashes ?? [],
    connectOrigins: config.sentryDsn ? [new URL(config.sentryDsn).origin] : [],
    log,
    rateLimit: config.rateLimit,
    counters: parts.counters,
    dailyCounters: parts.dailyCounters,
    trustProxy: config.trustProxy,
    mountMore: (app, limiters) => {
      mountHealth(app, parts);
      mountMetrics(app, config.metricsToken, parts);
      mountSharing(app, limiters, { ...parts, ...address });
      if (page) mountWeb(app, page);
    },
    wrap: withDevTools(await devToolsOf({ ...parts, ...address }, resources), log),
  });
  await listen(server, address, resources);
}

/** Each tool is an app of its own, with its own headers and body parsing. */
function withDevTools(tools: readonly DevTool[], log: Logger): (app: RequestListener) => RequestListener {
  if (tools.length === 0) return (app) => app;
  return (app) =>
    answerOwnHosts((request, response) => {
      const { pathname = "" } = URL.parse(request.url ?? "", "http://localhost") ?? {};
      const tool = tools.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
      if (!tool) return app(request, response);
      tool.callback(request, response).catch((error: unknown) => {
        log.error(errorFacts(error), `the development tool at ${tool.path} failed`);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    });
}

function webConfigOf({ mobile, sentryDsn }: Config) {
  return {
    ...(mobile ? { mobileUrl: mobile.url, mobileExcludedPaths: mobile.excludedPaths } : {}),
    ...(sentryDsn ? { sentryDsn } : {}),
  };
}
