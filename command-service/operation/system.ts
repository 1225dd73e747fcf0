// Calls of the projector on orders that admins gave. It is given this.
import type { RebuildEnded } from "@sb/contracts/operation/events.ts";
import { operationStream } from "@sb/contracts/operation/subject.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import { operationDecider } from "./rules/decider.ts";

type Order = { readonly eventId: string; readonly correlationId: string };

export type OperationSystem = {
  /** Nothing where its end is noted already. `order`: of the event by which it was ordered. */
  readonly endRebuild: (end: RebuildEnded["data"], order: Order) => Promise<void>;
};

export const createOperationSystem = (deps: Pick<WriteDeps, "handle" | "clock">): OperationSystem => ({
  async endRebuild(end, { eventId, correlationId }) {
    const context = { ...contextFor(deps, "system:projector", correlationId), causationId: eventId };
    await deps.handle(operationDecider, operationStream.of(end.seq), { type: "EndRebuild", end }, context);
  },
});
