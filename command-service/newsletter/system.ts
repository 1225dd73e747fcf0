// Calls of jobs on subscriptions. The workers are given this.
import { newsletterStream } from "@sb/contracts/newsletter/subject.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import { newsletterDecider } from "./rules/decider.ts";

export type NewsletterSystem = {
  /** Nothing where the subscription was confirmed, ended, or asked for again. */
  readonly forget: (subscriberId: string, askId: string) => Promise<void>;
};

const ACTOR = "system:newsletter-jobs";

export const createNewsletterSystem = (deps: WriteDeps): NewsletterSystem => ({
  async forget(subscriberId, askId) {
    const command = { type: "Forget", subscriberId, askId } as const;
    await deps.handle(newsletterDecider, newsletterStream.of(subscriberId), command, contextFor(deps, ACTOR, askId));
  },
});
