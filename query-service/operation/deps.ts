import type { Bus } from "@sb/platform/bus/port.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { ProjectionState } from "@sb/platform/service/heartbeat.ts";
import type { Queues } from "../runtime/queues.ts";
import type { SetUp } from "./setup.ts";

export type OperationQueryDeps = {
  readonly readStore: ReadStore;
  readonly jobs: Pick<Jobs, "find" | "list" | "counts">;
  readonly bus: Pick<Bus, "groups" | "paused">;
  readonly clock: () => string;
  /** The queues of staff, of all subjects. */
  readonly queues?: Queues | undefined;
  readonly projectionStates: () => Promise<readonly ProjectionState[]>;
  /** Absent: nothing is known of the settings. */
  readonly setUp?: SetUp | undefined;
};
