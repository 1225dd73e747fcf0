// A new release beside the one that runs: a standby builds the read models and indexes that the active projector does not have,
// and keeps them up, while the active one keeps those that the services of its own release answer from.
import { pause } from "@sb/platform/back-off.ts";
import { holdLease } from "@sb/platform/lease/hold.ts";
import type { Leases } from "@sb/platform/lease/port.ts";
import type { Logger } from "@sb/platform/log.ts";
import { fenced } from "@sb/platform/read-store/fenced.ts";
import type { HeartbeatWatch } from "@sb/platform/service/watch-heartbeats.ts";
import type { Projections } from "./parts.ts";
import { type Projector, startProjector } from "./start.ts";
import type { Stores } from "./target.ts";

export type Ahead = {
  /**
   * Whether the active projector may end: what this release has more is ready, and no service answers any more from what it has
   * not.
   */
  isDone(): boolean;
  /** Resolves once nothing is written any more. */
  stop(): Promise<void>;
};

type Options = Stores & {
  readonly projections: Projections;
  readonly heartbeats: Pick<HeartbeatWatch, "projections" | "readers">;
  readonly leases: Leases;
  /** Milliseconds. */
  readonly ttlMs: number;
  readonly log: Logger;
};

/** Between two looks at what the active projector has. */
const LOOK_EVERY_MS = 500;

export function buildAhead(options: Options): Ahead {
  const { projections, heartbeats, leases, ttlMs, log } = options;
  const own = new Set([
    ...projections.projections.map(({ name }) => name),
    ...projections.indexProjections.map(({ schema }) => schema.name),
  ]);
  const stopping = new AbortController();
  const { signal } = stopping;
  let projector: Projector | undefined;
  const watched = watchReady(options);

  const missing = (): ReadonlySet<string> => {
    const active = heartbeats.projections().map(({ projection }) => projection);
    return active.length === 0 ? new Set() : own.difference(new Set(active));
  };
  const build = async (names: ReadonlySet<string>, token: number, until: AbortSignal): Promise<void> => {
    log.info({ models: [...names].join(" ") }, "a release with new models: they are built beside the old ones");
    const readStore = fenced(options.readStore, token);
    const part = partOf(projections, names);
    projector = startProjector({ ...options, ...part, readStore, elsewhere: [...own], keepOlder: true });
    // The active one may have got them meanwhile.
    while (!until.aborted && names.isSubsetOf(missing())) await pause(LOOK_EVERY_MS, until);
    await projector.stop();
    projector = undefined;
  };
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const names = missing();
      const holding = { leases, name: "projector-ahead", ttlMs, log };
      if (names.size > 0) await holdLease(holding, signal, (held) => build(names, held.token, held.signal));
      await pause(LOOK_EVERY_MS, signal);
    }
  };
  const running = run();
  return {
    isDone() {
      // Another standby of this release may build it: both may be waited for, and only one of them has the lease.
      const isBuilt = projector?.health().every(({ ready }) => ready) ?? missing().isSubsetOf(watched.ready);
      return isBuilt && heartbeats.readers().every((name) => own.has(name));
    },
    async stop() {
      stopping.abort();
      watched.stop();
      await running;
    },
  };
}

/** The models and indexes that are ready, whoever keeps them up. */
function watchReady({ projections: { projections, indexProjections }, readStore, searchEngine }: Options) {
  const ready = new Set<string>();
  const noted = (name: string) => (state: { readonly ready: boolean }) =>
    void (state.ready ? ready.add(name) : ready.delete(name));
  const watches = [
    ...projections.map(({ name }) => readStore.watch(name, noted(name))),
    ...indexProjections.map(({ schema: { name } }) => searchEngine.watch(name, noted(name))),
  ];
  return { ready: ready as ReadonlySet<string>, stop: () => watches.map((stop) => stop()) };
}

const partOf = ({ streams, projections, indexProjections }: Projections, names: ReadonlySet<string>): Projections => ({
  streams,
  projections: projections.filter(({ name }) => names.has(name)),
  indexProjections: indexProjections.filter(({ schema }) => names.has(schema.name)),
});
