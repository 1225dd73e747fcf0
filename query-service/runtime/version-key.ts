// The part of a cache key that changes with the read models an answer is made from.
import type { Position } from "@sb/platform/event-store/port.ts";

/** `ReadStore.version`, or that of the search index: wherever the model with this name lies. */
export type VersionOf = (model: string) => Promise<string>;

/**
 * Their versions now, for a request that names a position: the models may have reached it just now. For others the
 * versions may be those from earlier in this turn of the event loop: under load, requests come many to a turn.
 */
export type VersionKey = (
  models: readonly string[],
  request: { readonly minPosition: Position | undefined },
) => Promise<string>;

/** Looked up once a turn for each list of models. Lists are told apart by identity: a route's `reads` is always the same. */
export function createVersionKey(versionOf: VersionOf): VersionKey {
  const thisTurn = new Map<readonly string[], Promise<string>>();

  const look = (models: readonly string[]): Promise<string> => {
    if (thisTurn.size === 0) setImmediate(() => thisTurn.clear());
    const key = Promise.all(models.map(versionOf)).then((versions) => versions.join(" "));
    thisTurn.set(models, key);
    return key;
  };
  return (models, { minPosition }) => (minPosition === undefined && thisTurn.get(models)) || look(models);
}
