// What a worker is: it turns events into work on the outside (DESIGN.md section 2). Every event comes at least once.
import type { StoredEvent } from "@sb/platform/event-store/port.ts";

export type Worker = {
  /** Its consumer group. */
  readonly group: Group;
  /** Must do nothing more where an event comes again. Events that are nothing to it are passed over. */
  readonly handle: (event: StoredEvent) => Promise<void>;
};

/** Every consumer group there is. A group's place in the log is kept by its name: renamed, it begins anew. */
export const GROUPS = ["report-evidence"] as const;
export type Group = (typeof GROUPS)[number];

/** Throws where a group has no worker, or two: events would be lost on the one hand, done twice on the other. */
export function checkGroups(workers: readonly Worker[]): void {
  for (const group of GROUPS) {
    const count = workers.filter((worker) => worker.group === group).length;
    if (count !== 1) throw new Error(`the consumer group ${group} must have one worker, and has ${count}`);
  }
}
