// Codes and sizes of the admin area, and the read model `operation@2`: the newest rebuild of each projection that admins ordered, and what
// they said of setting the service up.

/** States of a job (platform/jobs/port.ts). */
export const JOB_STATES = ["PARKED", "WAITING", "RUNNING", "DONE"] as const;
export type JobStateCode = (typeof JOB_STATES)[number];

/** The screen on which parked jobs of a kind run again or are dropped. */
export const parkedPath = (kind: string): string => `/admin/job?kind=${kind}&state=PARKED`;

/** Things that an installation needs before people can rely on it, in the order in which they are set up. */
export const SETUP_STEPS = ["ISSUER", "STAFF", "MAIL", "TERMS", "LISTS", "AGENCIES", "BACKUP"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/**
 * DONE and MISSING: as the service sees it itself. UNKNOWN: it can't see it, and nobody has said it. SAID: it can't see it; an admin says
 * that it is done. LEFT: it is missing, and an admin says that it stays so.
 */
export const SETUP_STATES = ["DONE", "MISSING", "UNKNOWN", "SAID", "LEFT"] as const;
export type SetupState = (typeof SETUP_STATES)[number];

/** OPEN takes back what was said. */
export const SETUP_ANSWERS = ["DONE", "LEFT", "OPEN"] as const;
export type SetupAnswer = (typeof SETUP_ANSWERS)[number];

/** Steps that an installation may go without. */
export const SETUP_LEAVES = ["TERMS", "LISTS", "AGENCIES"] as const satisfies readonly SetupStep[];

export const OPERATION_LIMITS = {
  /** Names beside a number of the admin area's first screen. */
  waitingNamed: 5,
  /** Streams held back that are listed. */
  heldShown: 100,
} as const;

export const OPERATION_MODEL = "operation@2";

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

/** SetupDoc by the step: the newest answer. */
export const SETUP_COLLECTION = "setup";
export type SetupDoc = {
  readonly seq: number;
  readonly answer: SetupAnswer;
  readonly at: string;
  readonly by: string;
};
