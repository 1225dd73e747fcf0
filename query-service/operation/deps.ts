import type { Bus } from "@sb/platform/bus/port.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

/** Where a projection stands, as its projector says. */
export type ProjectionState = {
  readonly projection: string;
  readonly state: "catching-up" | "live" | "failing";
  readonly ready: boolean;
  /** About how many events it has still to take in. */
  readonly lagEvents: number;
  /** Milliseconds since the oldest of them happened. */
  readonly lagMs: number;
  readonly error?: { readonly eventId?: string; readonly eventType?: string; readonly failures: number };
  readonly heldUpBy?: readonly string[];
};

export type OperationQueryDeps = {
  readonly readStore: ReadStore;
  readonly jobs: Pick<Jobs, "find" | "list" | "counts">;
  readonly bus: Pick<Bus, "groups" | "held">;
  readonly projectionStates: () => Promise<readonly ProjectionState[]>;
};
