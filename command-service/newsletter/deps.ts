// What the newsletter's writes need besides what all have.
import type { WriteDeps } from "../runtime/deps.ts";

export type NewsletterDeps = WriteDeps & {
  /** Whether mail can be delivered to addresses of a domain, as far as is known. */
  readonly canReceive: (domain: string) => Promise<boolean>;
};
