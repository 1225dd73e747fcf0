// The projector: keeps every read model and the search index up to date with the event store.
import { type BackOff, doubling, pause } from "@sb/platform/back-off.ts";
import { type Position, START } from "@sb/platform/event-store/port.ts";
import { errorFacts, type Log } from "@sb/platform/log-port.ts";
import { keepUp } from "./keep-up.ts";
import { createLive } from "./live.ts";
import { createPages } from "./pages.ts";
import { createProgress, type Progress } from "./progress.ts";
import type { IndexProjection, Projection } from "./projection.ts";
import { dropOlder, dropUnfinished, rebuildAside } from "./rebuild.ts";
import { createRunner, type Runner } from "./runner.ts";
import { createStatus, type ProjectionHealth, type Status } from "./status.ts";
import { indexTarget, projectionTarget, type Stores, type Target } from "./target.ts";

export type ProjectorOptions = Stores & {
  readonly projections: readonly Projection[];
  readonly indexProjections: readonly IndexProjection[];
  readonly log: Log;
  /** Events taken in together at most: 500 live, twice as many while catching up. */
  readonly batchSize?: number;
  readonly backOff?: BackOff;
  /** Set while services that read older versions still run: those are kept then. */
  readonly keepOlder?: boolean;
};

export type Projector = {
  /** Resolves once every projection has come to the position; rejects once the projector is stopped. */
  whenProjected(position: Position): Promise<void>;
  /** Builds a read model anew beside the live one and swaps it in. Rejects, and changes nothing, where it can't. */
  rebuild(projection: string): Promise<void>;
  health(): readonly ProjectionHealth[];
  /** Resolves when the batches under way are in. */
  stop(): Promise<void>;
};

type Part = { readonly runner: Runner; readonly status: Status };

/**
 * Starts at each projection's own checkpoint: one whose name is new is built from the first event. Throws where two
 * have one name, or an index projection follows a projection that is not here.
 */
export function startProjector(options: ProjectorOptions): Projector {
  const { eventStore, readStore, projections, indexProjections, log, batchSize = 500, backOff = doubling } = options;
  checkNames(projections, indexProjections);
  const stopping = new AbortController();
  const { signal } = stopping;
  const progress = createProgress();
  const pages = createPages(eventStore, 2 * batchSize);
  const parts = targetsOf(options).map((target) => createPart(target, progress, log));
  const names = parts.map(({ runner }) => runner.name);
  const cleaned = dropUnfinished(projections, readStore).catch((error: unknown) =>
    log.warn(errorFacts(error), "what an unfinished rebuild left could not be dropped"),
  );
  const caughtUp = async (name: string): Promise<void> => {
    if (options.keepOlder) return;
    await dropOlder(name, readStore, log).catch((error: unknown) =>
      log.warn({ projection: name, ...errorFacts(error) }, "older versions could not be dropped"),
    );
  };
  const run = async (): Promise<void> => {
    const from = await headOf(eventStore, backOff, signal, log);
    const live = createLive({ eventStore, from, batchSize, progress, backOff, log });
    const shared = { live, pages, progress, backOff, signal };
    const keep = ({ runner, status }: Part) =>
      keepUp(runner, { ...shared, status, caughtUp: () => caughtUp(runner.name) });
    await Promise.all([live.follow(signal), ...parts.map(keep)]);
  };
  const under = new Set<Promise<unknown>>([cleaned, run()]);

  return {
    whenProjected: (position) => progress.reached(names, position),
    async rebuild(name) {
      const projection = projections.find((each) => each.name === name);
      const runner = parts.find((part) => part.runner.name === name)?.runner;
      if (!projection || !runner) throw new Error(`there is no projection ${name} to rebuild`);
      await cleaned;
      const work = rebuildAside({ projection, runner, readStore, pages, signal });
      const settled = work.catch(() => undefined);
      under.add(settled);
      await work.finally(() => under.delete(settled));
    },
    health: () => parts.map(({ status }) => status.health()),
    async stop() {
      stopping.abort();
      progress.stop();
      await Promise.all(under);
    },
  };
}

/** The end of the log; asked again until the store answers. */
async function headOf(
  eventStore: Stores["eventStore"],
  backOff: BackOff,
  signal: AbortSignal,
  log: Log,
): Promise<Position> {
  for (let failures = 1; !signal.aborted; failures += 1) {
    try {
      return await eventStore.head();
    } catch (error) {
      log.error({ failures, ...errorFacts(error) }, "the event store does not answer; asking again");
      await pause(backOff(failures), signal);
    }
  }
  return START;
}

function targetsOf({ projections, indexProjections, readStore, searchIndex }: ProjectorOptions): readonly Target[] {
  return [
    ...projections.map((projection) => projectionTarget(projection, projection.name, readStore)),
    ...indexProjections.map((projection) => indexTarget(projection, searchIndex, (name) => readStore.model(name))),
  ];
}

function createPart(target: Target, progress: Progress, log: Log): Part {
  const status = createStatus(target.name, log);
  const runner = createRunner(target, (position, newest) => {
    status.moved(position, newest);
    progress.moved(target.name, position);
  });
  return { runner, status };
}

function checkNames(projections: readonly Projection[], indexProjections: readonly IndexProjection[]): void {
  const names = [...projections, ...indexProjections].map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two projections have the name ${twice}`);
  for (const { name, follows } of indexProjections) {
    const missing = follows.find((followed) => !projections.some((projection) => projection.name === followed));
    if (missing !== undefined) throw new Error(`${name} follows ${missing}, which is not here`);
  }
}
