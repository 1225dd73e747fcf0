import type { Projections } from "./parts.ts";

/**
 * Kinds of streams with events that a projection handles. What is in others (keys, claims) need not be read: nearly half of
 * a log of reports.
 */
export function handledKinds({ streams, projections, indexProjections }: Projections): ReadonlySet<string> {
  const types = new Set(
    [...projections, ...indexProjections].flatMap(({ handles }) => handles.map(({ type }) => type)),
  );
  const held = streams.filter(({ events }) => events.definitions.some(({ type }) => types.has(type)));
  return new Set(held.map(({ kind }) => kind));
}
