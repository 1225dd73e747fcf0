// The composition root of the single process (DESIGN.md section 7). Resources are closed in reverse order.
import { type AccountGate, createAccountGate } from "@sb/command-service/account/gate.ts";
import { createIssuerClient } from "@sb/command-service/account/issuer.ts";
import { createNicknames } from "@sb/command-service/account/nicknames.ts";
import { createAgencyGate } from "@sb/command-service/agency/gate.ts";
import { createAgencySystem } from "@sb/command-service/agency/system.ts";
import { createDeliverySystem } from "@sb/command-service/delivery/system.ts";
import { createDisputeSystem } from "@sb/command-service/dispute/system.ts";
import { createInsightSystem } from "@sb/command-service/insight/system.ts";
import { createNewsSystem } from "@sb/command-service/news/system.ts";
import { createNewsletterSystem } from "@sb/command-service/newsletter/system.ts";
import { createTermsBook } from "@sb/command-service/terms/book.ts";
import type { ViewsDeps } from "@sb/command-service/views/deps.ts";
import { createWatchSystem } from "@sb/command-service/watch/system.ts";
import { routes } from "@sb/contracts/routes.ts";
import { subjects } from "@sb/contracts/subjects.ts";
import type { Bus } from "@sb/platform/bus/port.ts";
import type { Config } from "@sb/platform/config/config.ts";
import { theNetwork } from "@sb/platform/control-proof/look-at-site.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import { createLogger, type Logger } from "@sb/platform/log.ts";
import type { Mailer } from "@sb/platform/mail/port.ts";
import { createPapers } from "@sb/platform/pdf/papers.ts";
import type { Tokens } from "@sb/platform/token/port.ts";
import { createTokens } from "@sb/platform/token/tokens.ts";
import { createVerifyKey } from "@sb/query-service/apikey/verify-key.ts";
import { clearedForIn, reportsOnIn } from "@sb/query-service/report/reports-on.ts";
import { createSharing } from "@sb/query-service/sharing/sharing.ts";
import { type Address, addressOf } from "./address.ts";
import { attachToLog } from "./attach-log.ts";
import { tellOfDamage } from "./damage.ts";
import { openDataDir } from "./data-dir.ts";
import { seedDemo } from "./demo.ts";
import { DEV_MAIL_PATH, hasDevMail } from "./dev-tools.ts";
import { issuerSettings } from "./issuer.ts";
import { type Counters, openCountersOf } from "./open-counters.ts";
import { openJobsOf } from "./open-jobs.ts";
import { canReceiveOf, openMailerOf } from "./open-mailer.ts";
import { type News, openNewsOf } from "./open-news.ts";
import { openReadSide, openWriteSide, type ReadSide, type WriteSide } from "./open-platform.ts";
import { openViewsOf } from "./open-views.ts";
import { PARTS, type Parts } from "./parts.ts";
import { type Projections, runProjections } from "./projections.ts";
import { takeProjectorLease } from "./projector-lease.ts";
import { requireProjections, requireServices } from "./registry.ts";
import { serve } from "./serve.ts";
import { openBusOf, runWorkers } from "./workers.ts";

export type Standalone = {
  readonly url: string;
  /** The line with the URL. */
  readonly greeting: string;
  /** Finishes running requests, then closes all resources. */
  stop(): Promise<void>;
  /** Resolves with the file when one is found damaged: the process is to be stopped, and started anew. */
  readonly broken: Promise<string>;
};

/**
 * Throws ConfigError or StartError with one clear line if the environment does not allow the start, or if `parts` lacks
 * something that a subject declares.
 */
export async function start(
  config: Config,
  options: { readonly demo: boolean },
  parts: Parts = PARTS,
): Promise<Standalone> {
  const resources = new AsyncDisposableStack();
  const broken = Promise.withResolvers<string>();
  try {
    const url = await compose(config, options, parts, resources, broken.resolve);
    const stop = () => resources.disposeAsync();
    return { url, greeting: greetingOf(config, url), stop, broken: broken.promise };
  } catch (error) {
    await resources.disposeAsync();
    throw error;
  }
}

async function compose(
  config: Config,
  options: { readonly demo: boolean },
  parts: Parts,
  resources: AsyncDisposableStack,
  broken: (file: string) => void,
): Promise<string> {
  requireProjections(subjects, parts.projections);
  const log = createLogger(config.logLevel);
  const address = await addressOf(config);
  const dataDir = resources.adopt(openDataDir(config.dataDir), (dir) => dir.release());
  const onDamage = tellOfDamage(log, broken);
  const writeSide = await openWriteSide(config, dataDir.path, resources, onDamage);
  const readSide = await openReadSide(config, dataDir.path, resources, onDamage);
  await attachToLog(writeSide.eventStore, [readSide.readStore, readSide.searchEngine], log);
  const fence = await takeProjectorLease(config, dataDir.path, resources);
  const projections = runProjections({ ...writeSide, ...readSide, fence, log }, resources, parts.projections);
  const jobs = await openJobsOf(config, dataDir.path, { log, onDamage }, resources);
  const mailer = await openMailerOf(config, dataDir.path, log, resources);
  const news = await openNewsOf(config, options, resources);
  const counters = await openCountersOf(config, dataDir.path, resources);
  const bus = await openBusOf(config, dataDir.path, { ...writeSide, log, onDamage }, resources);
  const platform = { ...writeSide, ...readSide, ...projections, ...news, ...counters, jobs, bus, mailer, log };
  const { countView } = await openViewsOf(config, dataDir.path, platform, resources);
  const service = createService(config, address, { ...platform, countView }, parts);
  requireServices(subjects, routes, {
    handlers: [...Object.keys(service.commands()), ...Object.keys(service.queries)],
    subscriptions: [...service.followUps, ...service.workers],
    jobParts: service.jobParts,
  });
  await runWorkers(dataDir.path, { ...writeSide, ...service, bus, jobs, log }, resources);
  resources.defer(projections.stop);
  if (options.demo && !config.oidc) await seedDemo(service, writeSide, address);
  await serve(
    { config, address, dataDir: dataDir.path, log, bus, jobs, ...counters, ...service, ...projections },
    resources,
  );
  return address.publicUrl;
}

export type Service = ReturnType<typeof createService>;

function createService(
  config: Config,
  address: Address,
  platform: WriteSide &
    ReadSide &
    News &
    Counters &
    Projections &
    ViewsDeps & { readonly jobs: Jobs; readonly bus: Bus; readonly mailer: Mailer; readonly log: Logger },
  { createCommandHandlers, createQueryHandlers, createFollowUps, createWorkers, createJobs }: Parts,
) {
  const key = platform.vault.deriveKey("tokens");
  const tokens: Tokens = createTokens({ key, publicUrl: address.publicUrl, ttl: config.accessTokenTtl });
  const accounts: AccountGate = createAccountGate(platform);
  const agencies = createAgencyGate(platform);
  const terms = createTermsBook(platform);
  const issuer = createIssuerClient({ settings: () => issuerSettings(config, address), log: platform.log });
  const nicknames = createNicknames({ ...platform, accounts });
  const { adminEmails, staffEmails, accessTokenTtl, sessionTtl } = config;
  const reportsOn = reportsOnIn(platform.readStore);
  const { publicUrl } = address;
  const canReceive = canReceiveOf(config);
  const deps = {
    ...platform,
    publicUrl,
    papers: createPapers(),
    canReceive,
    accounts,
    agencies,
    nicknames,
    terms,
    tokens,
    issuer,
    adminEmails,
    staffEmails,
    accessTokenTtl,
    sessionTtl,
    reportsOn,
    clearedFor: clearedForIn(platform.readStore),
    projections: platform.projector.health().map(({ projection }) => projection),
    projectionStates: platform.states,
    rebuild: platform.projector.rebuild,
    isStopping: platform.isStopping,
  };
  /** The system clock, except for demo content, which is spread over the last month. */
  const commands = (clock = platform.clock) => createCommandHandlers({ ...deps, clock });
  return {
    tokens,
    verifyKey: createVerifyKey(platform),
    commands,
    queries: createQueryHandlers(deps),
    sharing: createSharing(deps),
    followUps: createFollowUps(deps),
    workers: createWorkers(deps),
    jobParts: createJobs({
      ...deps,
      agencies: createAgencySystem(deps),
      deliveries: createDeliverySystem(deps),
      ...webhooksOf(config),
      disputes: createDisputeSystem(deps),
      articles: createInsightSystem(deps),
      news: createNewsSystem(deps),
      subscriptions: createNewsletterSystem(deps),
      watches: createWatchSystem(deps),
      look: theNetwork,
    }),
  };
}

const webhooksOf = ({ webhooks }: Config) => ({
  webhookNetwork: { exceptOrigin: webhooks.privateOrigins },
  webhookRetriesMs: webhooks.retriesMs,
  webhookSigningKey: webhooks.signingKey,
});

function greetingOf(config: Config, url: string): string {
  const lines = [`Safer Block is at ${url} (stop it with Ctrl+C)`];
  if (!config.oidc) lines.push("The development issuer signs anybody in, so only this machine can reach it.");
  if (hasDevMail(config)) lines.push(`Mails are not sent: they are shown at ${url}${DEV_MAIL_PATH}`);
  return lines.join("\n");
}
