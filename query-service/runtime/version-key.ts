// The part of a cache key that changes with the read models an answer is made from.

/** The version of the read model or index with this name, as last told (platform/read-store/model-states.ts). */
export type VersionOf = (model: string) => string;

export type VersionKey = (models: readonly string[]) => string;

export function createVersionKey(versionOf: VersionOf): VersionKey {
  return (models) => models.map(versionOf).join(" ");
}
