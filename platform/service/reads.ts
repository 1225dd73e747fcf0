// Read-your-writes and readiness, wired once: what a process may answer from its read models and search indexes.
import { subjects } from "@sb/contracts/subjects.ts";
import type { EventStore } from "../event-store/port.ts";
import { type ModelStates, watchModels } from "../read-store/model-states.ts";
import { createReadable, type Readable, type ReadableOptions } from "../read-store/readable.ts";
import { onlyReady, onlyReadyIndexes, type ReadSide } from "./ports.ts";

export const MODELS: readonly string[] = subjects.flatMap(({ models }) => models);
const INDEXES: readonly string[] = subjects.flatMap(({ indexes }) => indexes.map(({ name }) => name));
/** The read models and the search indexes. */
export const PROJECTED: readonly string[] = [...MODELS, ...INDEXES];

/** Which models are failing, as the projector of this process says, or the heartbeats of another. */
export type ModelHealth = Pick<ReadableOptions, "isFailing" | "onFailure">;

export type Reads = Readable & {
  /** The read side of answers and jobs. Commands are decided on the events, also while models are built anew. */
  readonly ready: ReadSide;
  readonly versionOf: (model: string) => string;
  /** The models without which the process has no answers, those of them that are not ready now. */
  readonly missing: () => readonly string[];
  /** Resolves when all are ready for the first time. */
  readonly caughtUp: Promise<void>;
};

/** Resolves once each model's state is known: before that nobody could be told which are ready. */
export async function watchReads(
  { readStore, searchEngine, eventStore }: ReadSide & { readonly eventStore: Pick<EventStore, "head"> },
  health: ModelHealth,
  resources: AsyncDisposableStack,
): Promise<Reads> {
  const isIndex = new Set(INDEXES);
  const storeOf = (model: string) => (isIndex.has(model) ? searchEngine : readStore);
  const states = resources.adopt(watchModels(PROJECTED, storeOf), (watched) => watched.close());
  await states.told;
  return {
    ...createReadable({ ...health, states, storeOf, head: eventStore.head }),
    ready: { readStore: onlyReady(readStore), searchEngine: onlyReadyIndexes(searchEngine) },
    versionOf: (model) => states.of(model).version,
    missing: missingIn(states),
    caughtUp: states.ready,
  };
}

/**
 * All must have been ready once. An index that is lost later degrades its own routes: without searches, look-ups still have their
 * answers.
 */
function missingIn({ unready }: ModelStates): () => readonly string[] {
  let isComplete = false;
  return () => {
    const all = unready(PROJECTED);
    isComplete ||= all.length === 0;
    return isComplete ? unready(MODELS) : all;
  };
}

/** Commands are decided on the event store: they wait for no read model. */
export const withoutReads = ({ isFailing }: ModelHealth): Readable => ({
  whenReadable: async () => "READABLE",
  staleOf: (models) => models.filter(isFailing),
  unready: () => [],
});
