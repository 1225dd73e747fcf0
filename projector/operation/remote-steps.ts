import { type AskStep, remoteSteps } from "@sb/platform/service/ask-steps.ts";
import type { OperationSteps } from "./steps.ts";

/** The command service's rules on operating the service, where that is another process. */
export const createRemoteSteps = (ask: AskStep): OperationSteps =>
  remoteSteps<OperationSteps>(ask, "operations", { endRebuild: true });
