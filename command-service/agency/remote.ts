// The agencies' rules as other services ask for them (contracts/agency/remote.ts).
import type { AgencyRemote } from "@sb/contracts/agency/remote.ts";
import { agencyStream } from "@sb/contracts/agency/subject.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { RemotePart } from "../runtime/parts.ts";
import { agencyDecider } from "./rules/decider.ts";

const ACTOR = "system:delivery";

export const remote = ((deps: WriteDeps): AgencyRemote => ({
  async webhookGone(agencySeq, correlationId) {
    const command = { type: "StopWebhook", agencySeq, because: "GONE" } as const;
    await deps.handle(agencyDecider, agencyStream.of(agencySeq), command, contextFor(deps, ACTOR, correlationId));
  },
})) satisfies RemotePart;
