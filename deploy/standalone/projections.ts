// The read models of this process, and read-your-writes.
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Token } from "@sb/platform/lease/port.ts";
import type { Logger } from "@sb/platform/log.ts";
import { fenced } from "@sb/platform/read-store/fenced.ts";
import { watchModels } from "@sb/platform/read-store/model-states.ts";
import { createReadable, type Readable } from "@sb/platform/read-store/readable.ts";
import type { ReadSide } from "@sb/platform/service/open-sides.ts";
import type { ProjectionState } from "@sb/platform/service/standing.ts";
import { PROJECTIONS } from "@sb/projector/main.ts";
import { createStates } from "@sb/projector/runtime/lag.ts";
import { type Projector, startProjector } from "@sb/projector/runtime/start.ts";
import type { VersionOf } from "@sb/query-service/runtime/version-key.ts";

export type Projections = Readable & {
  readonly projector: Projector;
  readonly versionOf: VersionOf;
  /** Where each projection stands, for admins. */
  readonly states: () => Promise<readonly ProjectionState[]>;
  /** Ends rebuilds, which consumers of the bus wait for. */
  readonly stop: () => Promise<void>;
  readonly isStopping: () => boolean;
  /** Resolves when all models are ready for the first time. */
  readonly caughtUp: Promise<void>;
  /** The read models that are not ready now. */
  readonly lost: () => readonly string[];
};

type Parts = ReadSide & {
  readonly eventStore: EventStore;
  readonly log: Logger;
  /** The token of the projector's lease. */
  readonly fence: Token;
};

export function runProjections(parts: Parts, resources: AsyncDisposableStack, projections = PROJECTIONS): Projections {
  const { eventStore, readStore, searchEngine, fence } = parts;
  const written = { ...parts, ...projections, readStore: fenced(readStore, fence) };
  let stopping = false;
  const projector = startProjector(written);
  const stop = (): Promise<void> => {
    stopping = true;
    return projector.stop();
  };
  resources.defer(stop);
  const indexes = new Set(projections.indexProjections.map(({ schema }) => schema.name));
  const storeOf = (model: string) => (indexes.has(model) ? searchEngine : readStore);
  const models = [...projections.projections.map(({ name }) => name), ...indexes];
  const states = resources.adopt(watchModels(models, storeOf), (watched) => watched.close());
  const readable = createReadable({
    states,
    head: eventStore.head,
    storeOf,
    isFailing: projector.isFailing,
    onFailure: projector.onFailure,
  });
  return {
    ...readable,
    versionOf: (model) => states.of(model).version,
    projector,
    states: createStates(projector, eventStore),
    stop,
    isStopping: () => stopping,
    caughtUp: states.ready,
    lost: () => states.unready(projections.projections.map(({ name }) => name)),
  };
}
