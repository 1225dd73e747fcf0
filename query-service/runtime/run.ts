// The query service as a role: its rows of the route table, TAXII and feeds, and public pages. Any number of processes have it side by side.
import { indexes } from "@sb/contracts/subjects.ts";
import { watchDisk } from "@sb/platform/disk.ts";
import { createPapers } from "@sb/platform/pdf/papers.ts";
import { createCards } from "@sb/platform/picture/cards.ts";
import { startDistributed } from "@sb/platform/service/compose.ts";
import { enginesOf, watchEngines } from "@sb/platform/service/engines.ts";
import type { Start } from "@sb/platform/service/process.ts";
import type { QueryRole } from "@sb/platform/service/roles.ts";
import { connectSourcesOf, loadPage, loadPages } from "@sb/platform/service/web-app.ts";
import { mountLog } from "../log/mount.ts";
import type { createQueryHandlers, createSitemap } from "../main.ts";
import { setUpOf } from "../operation/setup.ts";
import { mountPages } from "../page/mount.ts";
import { mountSitemap } from "../page/sitemap.ts";
import { mountSharing } from "../sharing/mount.ts";
import { createSharing } from "../sharing/sharing.ts";
import type { Condition } from "../status/routes.ts";

type Creators = {
  readonly createQueryHandlers: typeof createQueryHandlers;
  readonly createSitemap: typeof createSitemap;
};

export const queryRole =
  ({ createQueryHandlers, createSitemap }: Creators): QueryRole =>
  (host) => {
    const deps = {
      ...{ ...host, ...host.ready },
      bus: { groups: host.groups, paused: host.bus.paused },
      papers: createPapers(),
      webhookPublicKey: host.config.webhooks.publicKey,
      setUp: setUpOf(host.config, host.apart === undefined),
      condition: conditionOf(host),
    };
    const sharing = createSharing(deps);
    const handlers = createQueryHandlers(deps);
    const kinds = createSitemap();
    const page = loadPage(host.config);
    return {
      handlers,
      front: { scriptHashes: page?.scriptHashes ?? [], connectSources: connectSourcesOf(host.config) },
      mount: (app, limiters) => {
        mountSharing(app, limiters, { ...host, sharing });
        mountLog(app, limiters, host);
        mountSitemap(app, limiters, { ...deps, kinds });
        mountPages(app, limiters, { ...host, handlers, page, loadPages, cards: createCards() });
      },
    };
  };

/** The disk where files are kept on it. */
function conditionOf(host: Parameters<QueryRole>[0]): Condition {
  const disk = host.keepsFiles ? watchDisk(host.dataDir) : undefined;
  return {
    away: watchEngines(enginesOf(host, indexes[0]?.name)),
    isDiskFull: async () => (await disk?.()) === "full",
    unready: host.unready,
  };
}

export const startQueryService = (environment: NodeJS.ProcessEnv, creators: Creators): Start =>
  startDistributed(environment, { query: queryRole(creators) });
