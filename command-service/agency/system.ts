// Calls of workers on agencies. They are given this.
import { agencyStream } from "@sb/contracts/agency/subject.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import { agencyDecider } from "./rules/decider.ts";

export type AgencySystem = {
  /** Its webhook answered that it is gone: nothing is sent there until an admin resumes it. */
  readonly webhookGone: (agencySeq: number, correlationId: string) => Promise<void>;
};

const ACTOR = "system:delivery";

export const createAgencySystem = (deps: WriteDeps): AgencySystem => ({
  async webhookGone(agencySeq, correlationId) {
    const command = { type: "StopWebhook", agencySeq, because: "GONE" } as const;
    await deps.handle(agencyDecider, agencyStream.of(agencySeq), command, contextFor(deps, ACTOR, correlationId));
  },
});
