// Revokes the API keys of people who left, also after a crash in between.
import { AccountDeregistered } from "@sb/contracts/account/events.ts";
import { holderId } from "@sb/contracts/apikey/events.ts";
import { apiKeyStream } from "@sb/contracts/apikey/subject.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { FollowUps } from "../runtime/parts.ts";
import { apiKeyDecider } from "./rules/decider.ts";

const ACTOR = "system:apikey-revoker";

/** Admins' reasons go with the keys: they may name the person. */
export const followUps = ((deps: WriteDeps) => {
  return [
    defineSubscription({
      group: "apikey-revoker",
      handles: [AccountDeregistered],
      async handle({ data: { userId, membership }, meta }) {
        const stream = apiKeyStream.of(holderId({ userId, membership }));
        await deps.handle(apiKeyDecider, stream, { type: "RevokeAll" }, contextFor(deps, ACTOR, meta.correlationId));
        await deps.vault.shred(stream);
      },
    }),
  ];
}) satisfies FollowUps;
