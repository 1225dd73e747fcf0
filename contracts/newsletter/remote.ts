// Calls of jobs on the subscriptions' rules.
import { defineRemote } from "../remote.ts";

export type NewsletterRemote = {
  /** Nothing where the subscription was confirmed, ended, or asked for again. */
  readonly forget: (subscriberId: string, askId: string) => Promise<void>;
};
export const newsletterRemote = defineRemote<NewsletterRemote>("subscriptions", { forget: true });
