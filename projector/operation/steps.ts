// What the projector asks of the rules on operating the service. The command service has them; it is given this.
import type { RebuildEnded } from "@sb/contracts/operation/events.ts";

export type OperationSteps = {
  /** `order`: of the event by which it was ordered. Nothing where the end is noted already. */
  readonly endRebuild: (
    end: RebuildEnded["data"],
    order: { readonly eventId: string; readonly correlationId: string },
  ) => Promise<void>;
};
