import type { Bus } from "@sb/platform/bus/port.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { WriteDeps } from "../runtime/deps.ts";

export type OperationDeps = WriteDeps & {
  readonly jobs: Pick<Jobs, "find" | "list" | "replay" | "drop">;
  readonly bus: Pick<Bus, "paused" | "skip">;
  /** Names of all read models and indexes. */
  readonly projections: readonly string[];
};
