// How far each projection is behind the log, for operators.
import type { EventStore, Position } from "@sb/platform/event-store/port.ts";
import type { ProjectionState } from "@sb/platform/service/heartbeat.ts";
import type { Health } from "./health.ts";
import type { ProjectionStanding } from "./status.ts";

export type Lag = {
  readonly projection: string;
  /** About how many events it has still to take in. */
  readonly events: number;
  /** Milliseconds since the oldest of them happened; 0 where there is none. */
  readonly ms: number;
};

type Log = Pick<EventStore, "readAll" | "countAfter" | "head">;
type Stand = Pick<ProjectionStanding, "projection" | "position">;

/** In the order of the standings. The log is asked where it ends, and for what follows the few places short of that. */
export async function lagsOf(standings: readonly Stand[], eventStore: Log, now = Date.now()): Promise<readonly Lag[]> {
  const head = await eventStore.head();
  const places = new Set(standings.map(({ position }) => position).filter((position) => position < head));
  const asked = Array.from(places, async (position) => [position, await lagAt(position, eventStore, now)] as const);
  const lags = new Map(await Promise.all(asked));
  return standings.map(({ projection, position }) => ({ projection, ...(lags.get(position) ?? NONE) }));
}

const NONE = { events: 0, ms: 0 };

async function lagAt(position: Position, eventStore: Log, now: number): Promise<Omit<Lag, "projection">> {
  const [next] = await eventStore.readAll(position, 1);
  // Later events may have been shredded.
  if (next === undefined) return NONE;
  return { events: await eventStore.countAfter(position), ms: Math.max(0, now - Date.parse(next.meta.at)) };
}

/** Probes and metrics that come within it share an answer. Milliseconds. */
const KEPT = 1_000;

/** Where each projection stands, for operators and admins. What the log is asked for it is kept for a second. */
export function createStates(
  { health }: Pick<Health, "health">,
  eventStore: Log,
): () => Promise<readonly ProjectionState[]> {
  let last: { readonly at: number; readonly lags: Promise<readonly Lag[]> } | undefined;
  return async () => {
    const standings = health();
    const now = performance.now();
    if (last === undefined || now - last.at > KEPT) last = { at: now, lags: lagsOf(standings, eventStore) };
    const lags = await last.lags;
    return standings.map(({ position, ...state }, at) => {
      const { events = 0, ms = 0 } = lags[at] ?? {};
      return { ...state, lagEvents: events, lagMs: ms };
    });
  };
}
