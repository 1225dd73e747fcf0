// The subscriptions' rules as other services ask for them (contracts/newsletter/remote.ts).
import type { NewsletterRemote } from "@sb/contracts/newsletter/remote.ts";
import { newsletterStream } from "@sb/contracts/newsletter/subject.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { RemotePart } from "../runtime/parts.ts";
import { newsletterDecider } from "./rules/decider.ts";

const ACTOR = "system:newsletter-jobs";

export const remote = ((deps: WriteDeps): NewsletterRemote => ({
  async forget(subscriberId, askId) {
    const command = { type: "Forget", subscriberId, askId } as const;
    await deps.handle(newsletterDecider, newsletterStream.of(subscriberId), command, contextFor(deps, ACTOR, askId));
  },
})) satisfies RemotePart;
