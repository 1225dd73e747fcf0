// Codes and sizes of the admin area, and the read model `operation@1`: the newest rebuild of each projection that admins ordered.

/** Queues of the admin area. */
export const ADMIN_QUEUES = [
  "DISPUTES",
  "ANALYSES",
  "INQUIRIES",
  "COMMENTS",
  "REFUSED_COMMENTS",
  "UNUSUAL",
  "AGENCIES_WITHOUT_KEY",
  "PARKED_JOBS",
  "HELD_STREAMS",
  "FAILING_PROJECTIONS",
] as const;
export type AdminQueue = (typeof ADMIN_QUEUES)[number];

/** States of a job (platform/jobs/port.ts). */
export const JOB_STATES = ["PARKED", "WAITING", "RUNNING", "DONE"] as const;
export type JobStateCode = (typeof JOB_STATES)[number];

export const OPERATION_LIMITS = {
  /** Names beside a number of the admin area's first screen. */
  waitingNamed: 5,
  /** Streams held back that are listed. */
  heldShown: 100,
} as const;

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
