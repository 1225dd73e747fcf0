// The workers and jobs of the newsletter.
import { newsletterRemote } from "@sb/contracts/newsletter/remote.ts";
import type { JobDeps, WorkerDeps, WorkerParts } from "../runtime/parts.ts";
import { newsletterForgetHandler, newsletterForgetSubscription } from "./forget.ts";
import { newsletterMailHandler, newsletterMailSubscription } from "./mail.ts";

export const parts = {
  workers: ({ jobs }: WorkerDeps) => [newsletterForgetSubscription(jobs), newsletterMailSubscription(jobs)],
  jobs: (deps: JobDeps) => [newsletterForgetHandler(newsletterRemote.by(deps.ask)), newsletterMailHandler(deps)],
} satisfies WorkerParts;
