// The read model `operation@1`: the newest rebuild of each projection that admins ordered.

export const OPERATION_MODEL = "operation@1";

/** RebuildDoc by the name of the projection. */
export const REBUILD_COLLECTION = "rebuild";

/** Times are ISO 8601. */
export type RebuildDoc = {
  readonly seq: number;
  readonly orderedAt: string;
  readonly orderedBy: string;
  readonly endedAt?: string | undefined;
  readonly outcome?: "PROMOTED" | "FAILED" | undefined;
  readonly code?: string | undefined;
};
