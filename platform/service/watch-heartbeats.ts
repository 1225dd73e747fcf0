// Heartbeats of the other processes, for admins and for reads that must not wait for a failing model.
import type { GroupHealth } from "../bus/port.ts";
import { errorFacts, type Log } from "../log-port.ts";
import type { ReadStore } from "../read-store/port.ts";
import { HEARTBEATS_MODEL, type Heartbeat, type ProjectionState, readHeartbeats } from "./heartbeat.ts";

export type HeartbeatWatch = {
  /** As the active projector said last; empty where none has for a minute. */
  projections(): readonly ProjectionState[];
  /** Groups of all processes together. */
  groups(): readonly GroupHealth[];
  /** The read models and indexes that query services answer from, of whatever release. */
  readers(): readonly string[];
  /** Whether it fails, or waits for one that does. */
  isFailing(model: string): boolean;
  /** Calls the listener when any model may have begun to fail. Returns a function that ends this. */
  onFailure(listener: () => void): () => void;
  close(): void;
};

/** Milliseconds after which an expired heartbeat is noticed. */
const LOOK_EVERY_MS = 5_000;

/** Resolves once the heartbeats were read. */
export async function watchHeartbeats(
  readStore: Pick<ReadStore, "model" | "watch">,
  log: Log,
): Promise<HeartbeatWatch> {
  const listeners = new Set<() => void>();
  let told: readonly Heartbeat[] = [];
  let failing: ReadonlySet<string> = new Set();
  let turn: Promise<void> = Promise.resolve();

  const read = async (): Promise<void> => {
    told = await readHeartbeats(readStore);
    failing = failingAmong(projectionsIn(told));
    if (failing.size > 0) for (const listener of listeners) listener();
  };
  const look = (): void => {
    turn = turn.then(read).catch((error: unknown) => {
      log.warn(errorFacts(error), "how the other processes are could not be read; trying again");
    });
  };
  const stop = readStore.watch(HEARTBEATS_MODEL, look);
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  await turn;
  return {
    projections: () => projectionsIn(told),
    groups: () => groupsIn(told),
    readers: () => [...new Set(told.flatMap(({ reads = [] }) => reads))],
    isFailing: (model) => failing.has(model),
    onFailure(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      stop();
      clearInterval(timer);
    },
  };
}

const projectionsIn = (told: readonly Heartbeat[]): readonly ProjectionState[] =>
  told.find(({ projections = [] }) => projections.length > 0)?.projections ?? [];

const failingAmong = (states: readonly ProjectionState[]): ReadonlySet<string> =>
  new Set(
    states
      .filter(({ state, error, heldUpBy = [] }) => state === "failing" || error !== undefined || heldUpBy.length > 0)
      .map(({ projection }) => projection),
  );

/** From the best known to the worst. */
const STATES = ["standby", "live", "catching-up", "holding"] as const satisfies readonly GroupHealth["state"][];

function groupsIn(told: readonly Heartbeat[]): readonly GroupHealth[] {
  const all = Map.groupBy(
    told.flatMap(({ groups = [] }) => groups),
    ({ group }) => group,
  );
  return [...all.keys()].sort().map((group) => {
    const parts = all.get(group) ?? [];
    const state = STATES.findLast((each) => parts.some((part) => part.state === each)) ?? "standby";
    const held = parts.reduce((sum, part) => sum + part.held, 0);
    return { group, state, held, lag: Math.max(...parts.map(({ lag }) => lag)) };
  });
}
