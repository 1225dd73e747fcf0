// The projector: keeps every read model and the search index up to date with the event store.
import { type BackOff, doubling, pause } from "@sb/platform/back-off.ts";
import { type Position, START } from "@sb/platform/event-store/port.ts";
import { errorFacts, type Log } from "@sb/platform/log-port.ts";
import { dropUnfinished } from "./aside.ts";
import { createHealth, type Health } from "./health.ts";
import { keepUp } from "./keep-up.ts";
import { createLive } from "./live.ts";
import { batchSizes, createPages, type Pages } from "./pages.ts";
import { createParts, handledKinds, type Part, type Projections } from "./parts.ts";
import { createProgress, type Progress } from "./progress.ts";
import { createRebuilds } from "./rebuild.ts";
import type { Stores } from "./target.ts";
import { dropOlder, dropOlderIndexes } from "./versions.ts";

export type ProjectorOptions = Stores &
  Projections & {
    readonly log: Log;
    /** Events taken in together at most while a projection keeps up: 500; 20 times as many far behind. */
    readonly batchSize?: number;
    readonly backOff?: BackOff;
    /** Set while services that read older versions of models and indexes still run: those are kept then. */
    readonly keepOlder?: boolean;
    /** Models that another projector keeps up, which indexes here may follow. */
    readonly elsewhere?: readonly string[];
  };

export type Projector = Health & {
  /** Resolves once every projection has come to the position; rejects once the projector is stopped. */
  whenProjected(position: Position): Promise<void>;
  /** Builds a read model or an index anew beside the live one and swaps it in. Rejects, and changes nothing, if it can't. */
  rebuild(projection: string): Promise<void>;
  /** Resolves when the batches under way are in. */
  stop(): Promise<void>;
};

/**
 * Starts at each projection's own checkpoint: one whose name is new is built from the first event. Throws where two
 * have one name, or an index projection follows a projection that is not here.
 */
export function startProjector(options: ProjectorOptions): Projector {
  const { log } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const progress = createProgress();
  const parts = createParts(options, progress, log);
  const names = parts.map(({ runner }) => runner.name);
  const cleaned = dropUnfinished(options, log);
  const rebuilds = createRebuilds(options, parts, cleaned, signal);
  const { failed, ...health } = createHealth(parts);
  const stopWatching = watchElsewhere(options, progress);
  const running = run(options, { parts, progress, failed }, signal);

  return {
    ...health,
    whenProjected: (position) => progress.reached(names, position),
    rebuild: rebuilds.rebuild,
    async stop() {
      stopping.abort();
      progress.stop();
      await Promise.all([running, cleaned, rebuilds.settled()]);
      for (const { readiness } of parts) readiness.close();
      stopWatching();
    },
  };
}

/** How far the models are that indexes here follow and others keep up. Returns a function that ends this. */
function watchElsewhere(options: ProjectorOptions, progress: Progress): () => void {
  const here = new Set(options.projections.map(({ name }) => name));
  const followed = new Set(options.indexProjections.flatMap(({ follows }) => follows));
  const stops = [...followed.difference(here)].map((name) =>
    options.readStore.watch(name, ({ position }) => progress.moved(name, position)),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

type Running = { readonly parts: readonly Part[]; readonly progress: Progress; readonly failed: () => void };

/** Keeps all parts up until the signal is aborted. */
async function run(
  options: ProjectorOptions,
  { parts, progress, failed }: Running,
  signal: AbortSignal,
): Promise<void> {
  const { eventStore, readStore, log, backOff = doubling } = options;
  const sizes = batchSizes(options.batchSize);
  const from = await headOf(eventStore, backOff, signal, log);
  const live = createLive({ eventStore, from, sizes, progress, backOff, log });
  const shared = { live, progress, failed, backOff, signal };
  const pagesOf = createPagesOf(options);
  const indexes = new Set(options.indexProjections.map(({ schema }) => schema.name));
  const cleaning: Promise<void>[] = [];
  const caughtUp = async (name: string): Promise<void> => {
    if (options.keepOlder) return;
    if (indexes.has(name)) cleaning.push(dropOlderIndexes(name, options.searchEngine, log, signal));
    else await dropOlder(name, readStore, log);
  };
  const keep = ({ runner, ...part }: Part): Promise<void> =>
    keepUp(runner, { ...shared, ...part, pages: pagesOf(runner.name), caughtUp: () => caughtUp(runner.name) });
  await Promise.all([live.follow(signal), ...parts.map(keep)]);
  await Promise.all(cleaning);
}

/**
 * Models are read from the same pages. An index waits for them, and has pages of its own, of the streams that it handles: one
 * that handles few of them passes over the log without opening it.
 */
function createPagesOf({ batchSize, eventStore, streams, projections, indexProjections }: ProjectorOptions) {
  const sizes = batchSizes(batchSize);
  const pagesOf = (handling: Omit<Projections, "streams">): Pages =>
    createPages(eventStore, sizes.least, sizes.most, handledKinds({ streams, ...handling }));
  const ofModels = pagesOf({ projections, indexProjections: [] });
  const own = new Map(
    indexProjections.map((index) => [index.schema.name, pagesOf({ projections: [], indexProjections: [index] })]),
  );
  return (name: string): Pages => own.get(name) ?? ofModels;
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
