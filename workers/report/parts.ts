// The workers and jobs of reports.
import type { JobDeps, WorkerDeps, WorkerParts } from "../runtime/parts.ts";
import { evidenceHandler, evidenceSubscription } from "./evidence.ts";
import { filterHandler, filterSchedule, firstFilter } from "./filter.ts";
import { mirrorHandler, mirrorSubscription } from "./mirror.ts";
import { orphansHandler, orphansSchedule } from "./orphans.ts";
import { previewHandler, previewSubscription } from "./previews/previews.ts";
import { receiptSubscription } from "./receipts.ts";

export const parts = {
  workers: ({ jobs, vault, partners }: WorkerDeps) => [
    evidenceSubscription(jobs),
    mirrorSubscription({ jobs, partners }),
    previewSubscription({ jobs, vault }),
    receiptSubscription(jobs),
  ],
  jobs: (deps: JobDeps) => [
    evidenceHandler(deps.files),
    filterHandler(deps),
    mirrorHandler(deps),
    orphansHandler(deps),
    previewHandler(deps),
  ],
  schedules: () => [filterSchedule, orphansSchedule],
  first: () => [firstFilter],
} satisfies WorkerParts;
