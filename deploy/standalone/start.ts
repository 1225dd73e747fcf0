// Everything in one process on one port (docs/architecture.md): all roles, the web app, and the development tools where they run.
// Resources are closed in reverse order.
import { commandRole } from "@sb/command-service/runtime/run.ts";
import { routes } from "@sb/contracts/routes.ts";
import { subjects } from "@sb/contracts/subjects.ts";
import type { Config } from "@sb/platform/config/config.ts";
import { type Port, requireSupported } from "@sb/platform/config/profiles.ts";
import { type Composed, compose } from "@sb/platform/service/compose.ts";
import { soon } from "@sb/platform/service/engines.ts";
import { openAlone, type ServiceProcess } from "@sb/platform/service/process.ts";
import type { Roles } from "@sb/platform/service/roles.ts";
import type { Front } from "@sb/platform/service/server.ts";
import { connectSourcesOf, loadPage } from "@sb/platform/service/web-app.ts";
import { activeProjector } from "@sb/projector/runtime/run.ts";
import { queryRole } from "@sb/query-service/runtime/run.ts";
import { startWorkers } from "@sb/workers/main.ts";
import { workersRole } from "@sb/workers/runtime/run.ts";
import { isUnused, seedDemo } from "../demo/seed.ts";
import { DEV_MAIL_PATH, devToolsOf, hasDevMail, withDevTools } from "../dev/tools.ts";
import { addressOf } from "./address.ts";
import { openNewsOf } from "./open-news.ts";
import { PARTS, type Parts } from "./parts.ts";
import { requireProjections, requireServices } from "./registry.ts";
import { mountWeb } from "./web.ts";

export type Standalone = {
  readonly url: string;
  /** The line with the URL. */
  readonly greeting: string;
  /** Finishes running requests, then closes all resources. */
  stop(): Promise<void>;
  /** Resolves with the file when one is found damaged: the process is to be stopped, and started anew. */
  readonly broken: Promise<string>;
};

type Options = { readonly demo: boolean };

/** Milliseconds. Where there is more to build it listens all the same, and has no answers yet. */
const READY_WITHIN = 5_000;

/**
 * Throws ConfigError or StartError with one clear line if the environment does not allow the start, or if `parts` lacks
 * something that a subject declares.
 */
export async function start(config: Config, options: Options, parts: Parts = PARTS): Promise<Standalone> {
  const resources = new AsyncDisposableStack();
  const broken = Promise.withResolvers<string>();
  try {
    requireSupported(config, Object.keys(config.urls) as Port[]);
    requireProjections(subjects, parts.projections);
    const address = await addressOf(config);
    const alone = openAlone(config, address, resources, broken.resolve);
    const process = { ...alone, ...(await openNewsOf(config, options, resources)) };
    const composed = await compose(process, rolesOf(parts), resources);
    requireParts(composed);
    const unused = await isUnused(composed);
    await composed.run();
    if (options.demo && !config.oidc) await seedDemo(composed, address, unused);
    // Nothing to build, or little: whoever comes first finds it done.
    await soon(composed.caughtUp, READY_WITHIN);
    await composed.serve(await frontOf(process, resources));
    const url = address.publicUrl;
    return { url, greeting: greetingOf(config, url), stop: () => resources.disposeAsync(), broken: broken.promise };
  } catch (error) {
    await resources.disposeAsync();
    throw error;
  }
}

const rolesOf = (parts: Parts): Roles => ({
  command: commandRole(parts),
  query: queryRole(parts),
  projector: activeProjector(parts.projections),
  workers: workersRole({ ...parts, startWorkers }),
});

function requireParts({ parts: { command, query, projector, workers } }: Composed): void {
  const followUps = [...(command?.followUps ?? []), ...(projector?.active?.consumers ?? [])];
  requireServices(subjects, routes, {
    handlers: [...Object.keys(command?.handlers() ?? {}), ...Object.keys(query?.handlers ?? {})],
    subscriptions: [...followUps, ...(workers?.consumers ?? [])],
    jobParts: workers?.jobParts ?? { handlers: [], schedules: [] },
  });
}

/** The built web app, and the development tools. */
async function frontOf(process: ServiceProcess, resources: AsyncDisposableStack): Promise<Front> {
  const { config, log } = process;
  const page = loadPage(config);
  return {
    scriptHashes: page?.scriptHashes ?? [],
    connectSources: connectSourcesOf(config),
    mount: (app) => page && mountWeb(app, page, process.publicUrl),
    wrap: withDevTools(await devToolsOf(process, resources), log),
  };
}

function greetingOf(config: Config, url: string): string {
  const lines = [`Safer Block is at ${url} (stop it with Ctrl+C)`];
  if (!config.oidc) lines.push("The development issuer signs anybody in, so only this machine can reach it.");
  if (hasDevMail(config)) lines.push(`Mails are not sent: they are shown at ${url}${DEV_MAIL_PATH}`);
  return lines.join("\n");
}
