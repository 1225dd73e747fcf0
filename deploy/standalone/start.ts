// The composition root of the single process (docs/architecture.md). Resources are closed in reverse order.
import { createOwnDeps } from "@sb/command-service/runtime/own-deps.ts";
import { createSteps } from "@sb/command-service/runtime/steps.ts";
import type { ViewsDeps } from "@sb/command-service/views/deps.ts";
import { openViewsOf } from "@sb/command-service/views/open-views.ts";
import { routes } from "@sb/contracts/routes.ts";
import { indexes, subjects, travels } from "@sb/contracts/subjects.ts";
import type { Bus } from "@sb/platform/bus/port.ts";
import type { Config } from "@sb/platform/config/config.ts";
import { continueSeqs } from "@sb/platform/decide/continue-seqs.ts";
import { createVerifyKey } from "@sb/platform/http/request/verify-key.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import { createLogger, type Logger } from "@sb/platform/log.ts";
import type { Mailer } from "@sb/platform/mail/port.ts";
import type { PartnerTopic } from "@sb/platform/partners/port.ts";
import { createPapers } from "@sb/platform/pdf/papers.ts";
import { attachToLog } from "@sb/platform/service/attach-log.ts";
import { tellOfDamage } from "@sb/platform/service/damage.ts";
import { openDataDir } from "@sb/platform/service/data-dir.ts";
import { enginesOf, soon } from "@sb/platform/service/engines.ts";
import { onlyReady, onlyReadyIndexes } from "@sb/platform/service/only-ready.ts";
import { openBusOf, relayFrom } from "@sb/platform/service/open-bus.ts";
import { type Counters, openCountersOf } from "@sb/platform/service/open-counters.ts";
import { openJobsOf } from "@sb/platform/service/open-jobs.ts";
import { openMailerOf } from "@sb/platform/service/open-mailer.ts";
import { openPartnersOf } from "@sb/platform/service/open-partners.ts";
import { openReadSide, openWriteSide, type ReadSide, type WriteSide } from "@sb/platform/service/open-sides.ts";
import { openTracing } from "@sb/platform/service/open-tracing.ts";
import { webhooksOf } from "@sb/platform/service/webhooks.ts";
import { projectionRebuilder } from "@sb/projector/operation/rebuilder.ts";
import { createSharing } from "@sb/query-service/sharing/sharing.ts";
import { theNetwork } from "@sb/workers/dispute/site-proof/look-at-site.ts";
import { seedDemo } from "../demo/seed.ts";
import { DEV_MAIL_PATH, hasDevMail } from "../dev/tools.ts";
import { type Address, addressOf } from "./address.ts";
import { type News, openNewsOf } from "./open-news.ts";
import { PARTS, type Parts } from "./parts.ts";
import { type Projections, runProjections } from "./projections.ts";
import { takeProjectorLease } from "./projector-lease.ts";
import { requireProjections, requireServices } from "./registry.ts";
import { serve } from "./serve.ts";
import { runWorkers } from "./workers.ts";

export type Standalone = {
  readonly url: string;
  /** The line with the URL. */
  readonly greeting: string;
  /** Finishes running requests, then closes all resources. */
  stop(): Promise<void>;
  /** Resolves with the file when one is found damaged: the process is to be stopped, and started anew. */
  readonly broken: Promise<string>;
};

/** Milliseconds. Where there is more to build it listens all the same, and has no answers yet. */
const READY_WITHIN = 5_000;

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
  openTracing(config, resources);
  const address = await addressOf(config);
  const dataDir = resources.adopt(openDataDir(config.dataDir), (dir) => dir.release());
  const onDamage = tellOfDamage(log, broken);
  const writeSide = await openWriteSide(config, dataDir.path, resources, onDamage);
  await continueSeqs(writeSide.eventStore);
  const readSide = await openReadSide(config, dataDir.path, indexes, resources, onDamage);
  await attachToLog(writeSide.eventStore, [readSide.readStore, readSide.searchEngine], log);
  const lost = () => {
    log.error({}, "another projector has become the active one: starting anew");
    broken("the projector's lease");
  };
  const fence = await takeProjectorLease(config, dataDir.path, { log, lost }, resources);
  const projections = runProjections({ ...writeSide, ...readSide, fence, log }, resources, parts.projections);
  const jobs = await openJobsOf(config, dataDir.path, { log, onDamage }, resources);
  const mailer = await openMailerOf(config, dataDir.path, log, resources);
  const news = await openNewsOf(config, options, resources);
  const counters = await openCountersOf(config, dataDir.path, resources);
  const bus = await openBusOf(config, dataDir.path, { ...writeSide, travels, log, onDamage }, resources);
  resources.adopt(await relayFrom(bus, { ...writeSide, log }), (relay) => relay.stop());
  const partners = await openPartnersOf(config, log, resources);
  const platform = {
    ...writeSide,
    ...readSide,
    ...projections,
    ...news,
    ...counters,
    jobs,
    bus,
    mailer,
    partners,
    log,
  };
  const { countView } = await openViewsOf(config, dataDir.path, platform, resources);
  const ready = { readStore: onlyReady(readSide.readStore), searchEngine: onlyReadyIndexes(readSide.searchEngine) };
  const service = createService(config, address, { ...platform, ready, countView }, parts);
  requireServices(subjects, routes, {
    handlers: [...Object.keys(service.commands()), ...Object.keys(service.queries)],
    subscriptions: [...service.followUps, ...service.workers],
    jobParts: service.jobParts,
  });
  const { isLost: jobsLost } = await runWorkers(dataDir.path, { ...writeSide, ...service, bus, jobs, log }, resources);
  resources.defer(projections.stop);
  if (options.demo && !config.oidc) await seedDemo(service, writeSide, address);
  // Nothing to build, or little: whoever comes first finds it done.
  await soon(projections.caughtUp, READY_WITHIN);
  await serve(
    { config, address, dataDir: dataDir.path, log, bus, jobs, jobsLost, ...counters, ...service, ...projections },
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
    ViewsDeps & {
      readonly jobs: Jobs;
      readonly bus: Bus;
      readonly mailer: Mailer;
      readonly partners: PartnerTopic | undefined;
      /** The read side of answers and jobs. Commands are decided on the events, also while models are built anew. */
      readonly ready: ReadSide;
      readonly log: Logger;
    },
  { createCommandHandlers, createQueryHandlers, createFollowUps, createWorkers, createJobs }: Parts,
) {
  const { publicUrl } = address;
  const deps = {
    ...platform,
    ...createOwnDeps(config, publicUrl, platform),
    publicUrl,
    papers: createPapers(),
    webhookPublicKey: config.webhooks.publicKey,
    projections: platform.projector.health().map(({ projection }) => projection),
    projectionStates: platform.states,
  };
  const reading = { ...deps, ...platform.ready };
  const steps = createSteps(deps);
  const { rebuild } = platform.projector;
  /** The system clock, except for demo content, which is spread over the last month. */
  const commands = (clock = platform.clock) => createCommandHandlers({ ...deps, clock });
  return {
    tokens: deps.tokens,
    engines: enginesOf(platform, indexes[0]?.name),
    verifyKey: createVerifyKey({ ...platform, ...platform.ready }),
    commands,
    queries: createQueryHandlers(reading),
    sharing: createSharing(reading),
    followUps: [...createFollowUps(deps), projectionRebuilder({ ...steps, ...platform, rebuild })],
    workers: createWorkers(reading),
    jobParts: createJobs({
      ...reading,
      ...steps,
      ...webhooksOf(config),
      look: theNetwork,
    }),
  };
}

function greetingOf(config: Config, url: string): string {
  const lines = [`Safer Block is at ${url} (stop it with Ctrl+C)`];
  if (!config.oidc) lines.push("The development issuer signs anybody in, so only this machine can reach it.");
  if (hasDevMail(config)) lines.push(`Mails are not sent: they are shown at ${url}${DEV_MAIL_PATH}`);
  return lines.join("\n");
}
