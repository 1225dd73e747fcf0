// How far each projection is behind the log, for operators.
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { ProjectionState } from "@sb/platform/service/standing.ts";
import type { Health } from "./health.ts";
import type { Standing } from "./status.ts";

export type Lag = {
  readonly projection: string;
  /** About how many events it has still to take in. */
  readonly events: number;
  /** Milliseconds since the oldest of them happened; 0 where there is none. */
  readonly ms: number;
};

type Log = Pick<EventStore, "readAll" | "countAfter">;

/** In the order of the standings. Rejects where the event store does not answer. */
export function lagsOf(
  standings: readonly Pick<Standing, "projection" | "position">[],
  eventStore: Log,
  now = Date.now(),
): Promise<readonly Lag[]> {
  return Promise.all(standings.map((standing) => lagOf(standing, eventStore, now)));
}

async function lagOf(
  { projection, position }: Pick<Standing, "projection" | "position">,
  eventStore: Log,
  now: number,
): Promise<Lag> {
  const [next] = await eventStore.readAll(position, 1);
  // What comes after may have been shredded.
  if (next === undefined) return { projection, events: 0, ms: 0 };
  const events = await eventStore.countAfter(position);
  return { projection, events, ms: Math.max(0, now - Date.parse(next.meta.at)) };
}

/** Where each projection stands, for operators and admins. */
export async function statesOf(
  { health }: Pick<Health, "health">,
  eventStore: Log,
): Promise<readonly ProjectionState[]> {
  const standings = health();
  const lags = await lagsOf(standings, eventStore);
  return standings.map(({ position, ...state }, at) => {
    const { events = 0, ms = 0 } = lags[at] ?? {};
    return { ...state, lagEvents: events, lagMs: ms };
  });
}
