// Calls of the projector on the rules of operating the service.
import { defineRemote } from "../remote.ts";
import type { RebuildEnded } from "./events.ts";

export type OperationRemote = {
  /** Nothing where its end is noted already. `order`: of the event by which it was ordered. */
  readonly endRebuild: (
    end: RebuildEnded["data"],
    order: { readonly eventId: string; readonly correlationId: string },
  ) => Promise<void>;
};
export const operationRemote = defineRemote<OperationRemote>("operations", { endRebuild: true });
