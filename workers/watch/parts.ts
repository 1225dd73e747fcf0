// The workers and jobs of watches.
import { watchRemote } from "@sb/contracts/watch/remote.ts";
import type { JobDeps, WorkerDeps, WorkerParts } from "../runtime/parts.ts";
import { watchDigestHandler, watchDigestSchedule } from "./digest.ts";
import { watchDigestMailHandler } from "./digest-mail.ts";
import { watchMailHandler, watchMailsSubscription } from "./mail.ts";
import { watchMatchHandler } from "./match.ts";
import { watchMatchesSubscription } from "./match-jobs.ts";

export const parts = {
  workers: (deps: WorkerDeps) => [watchMailsSubscription(deps.jobs), watchMatchesSubscription(deps)],
  jobs(deps: JobDeps) {
    const own = { ...deps, watches: watchRemote.by(deps.ask) };
    return [watchDigestHandler(deps), watchDigestMailHandler(own), watchMailHandler(own), watchMatchHandler(own)];
  },
  schedules: () => [watchDigestSchedule],
} satisfies WorkerParts;
