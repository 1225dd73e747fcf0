// Takes up orders to rebuild a projection. One that was interrupted is begun again.

import { RebuildOrdered } from "@sb/contracts/operation/events.ts";
import type { OperationRemote } from "@sb/contracts/operation/remote.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import { errorFacts } from "@sb/platform/log-port.ts";

export type RebuilderDeps = {
  readonly operations: OperationRemote;
  /** Builds it aside and swaps it in. Rejects, and changes nothing, if it can't. */
  readonly rebuild: (projection: string) => Promise<void>;
  /** Whether the process is being stopped, which ends a rebuild as well. */
  readonly isStopping: () => boolean;
};

/** Only new orders count: an old one was carried out, or nobody waits for it any more. */
export const projectionRebuilder = (deps: RebuilderDeps): Subscription =>
  defineSubscription({
    group: "projection-rebuilder",
    from: "now",
    handles: [RebuildOrdered],
    async handle({ data: { seq, projection }, meta }) {
      const end = await rebuilt(deps, projection);
      await deps.operations.endRebuild({ seq, projection, ...end }, meta);
    },
  });

type End = { readonly outcome: "PROMOTED" | "FAILED"; readonly code?: string };

async function rebuilt({ rebuild, isStopping }: RebuilderDeps, projection: string): Promise<End> {
  try {
    await rebuild(projection);
    return { outcome: "PROMOTED" };
  } catch (error) {
    // Left undone, it is delivered again after the start.
    if (isStopping()) throw error;
    const { error: name, code = name } = errorFacts(error);
    return { outcome: "FAILED", code };
  }
}
