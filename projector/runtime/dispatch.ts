// Which events of a batch a projection takes. The one place where events go to projections.
import { type EventDefinition, kindOf } from "@sb/contracts/events.ts";
import type { Stream } from "@sb/contracts/subject.ts";
import type { LogEvent } from "./log-event.ts";

/** The events of a batch, in its order. */
export type Dispatched = {
  readonly handled: readonly LogEvent[];
  /**
   * The first event of an unknown type in a stream that holds handled events: a newer version of the program wrote it, and it
   * must not be lost. What comes after it is not among those handled.
   */
  readonly unknown?: LogEvent;
};

/** Picks the events whose types are in `handles`; others are passed over, but for unknown ones in `streams`. */
export function createDispatch(
  handles: readonly EventDefinition[],
  streams: readonly Stream[],
): (batch: readonly LogEvent[]) => Dispatched {
  const types = new Set(handles.map(({ type }) => type));
  const held = ({ events }: Stream) => events.definitions.some(({ type }) => types.has(type));
  const known = new Map(streams.filter(held).map(({ kind, events }) => [kind, events]));
  const isUnknown = ({ kind, type }: Group): boolean =>
    !types.has(type) && known.get(kind)?.find(type) === undefined && known.has(kind);
  return (batch) => {
    const groups = groupsOf(batch);
    const unknown = least(groups.filter(isUnknown).flatMap(({ places }) => places.slice(0, 1)));
    const places = groups.filter(({ type }) => types.has(type)).flatMap((group) => group.places);
    const inOrder = places.filter((at) => at < (unknown ?? batch.length)).sort((a, b) => a - b);
    return {
      handled: inOrder.flatMap((at) => batch[at] ?? []),
      ...(unknown !== undefined && { unknown: batch[unknown] }),
    };
  };
}

/** Events of one type in one kind of stream, by their places in the batch. */
type Group = { readonly kind: string; readonly type: string; readonly places: number[] };

/** All projections get the same batch when they are far behind: it is gone through once. */
const grouped = new WeakMap<readonly LogEvent[], readonly Group[]>();

function groupsOf(batch: readonly LogEvent[]): readonly Group[] {
  const known = grouped.get(batch);
  if (known) return known;
  const groups = new Map<string, Group>();
  for (const [at, { stored }] of batch.entries()) {
    const kind = kindOf(stored.stream);
    const name = `${kind} ${stored.type}`;
    const group = groups.get(name);
    if (group) group.places.push(at);
    else groups.set(name, { kind, type: stored.type, places: [at] });
  }
  const all = [...groups.values()];
  grouped.set(batch, all);
  return all;
}

const least = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : Math.min(...numbers);
