// Which events of a batch a projection takes. The one place where events go to projections.
import { type EventDefinition, kindOf, UnreadableEvent } from "@sb/contracts/events.ts";
import type { Stream } from "@sb/contracts/subject.ts";
import type { LogEvent } from "./log-event.ts";

/**
 * Picks the events whose types are in `handles`; others are ignored. Throws UnreadableEvent on an unknown type in one of
 * `streams` that holds handled events: a newer version of the program wrote it, and it must not be lost.
 */
export function createDispatch(
  handles: readonly EventDefinition[],
  streams: readonly Stream[],
): (event: LogEvent) => boolean {
  const types = new Set(handles.map(({ type }) => type));
  const held = ({ events }: Stream) => events.definitions.some(({ type }) => types.has(type));
  const known = new Map(streams.filter(held).map(({ kind, events }) => [kind, events]));
  return ({ stored }) => {
    if (types.has(stored.type)) return true;
    const others = known.get(kindOf(stored.stream));
    if (others !== undefined && others.find(stored.type) === undefined) throw new UnreadableEvent(stored);
    return false;
  };
}
