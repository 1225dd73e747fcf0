// The operator's rules as other services ask for them (contracts/operation/remote.ts).
import type { OperationRemote } from "@sb/contracts/operation/remote.ts";
import { operationStream } from "@sb/contracts/operation/subject.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { RemotePart } from "../runtime/parts.ts";
import { operationDecider } from "./rules/decider.ts";

export const remote = ((deps: Pick<WriteDeps, "handle" | "clock">): OperationRemote => ({
  async endRebuild(end, { eventId, correlationId }) {
    const context = { ...contextFor(deps, "system:projector", correlationId), causationId: eventId };
    await deps.handle(operationDecider, operationStream.of(end.seq), { type: "EndRebuild", end }, context);
  },
})) satisfies RemotePart;
