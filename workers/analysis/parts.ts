// The worker of requests for an analysis.

import type { WorkerDeps, WorkerParts } from "../runtime/parts.ts";
import { analysisMails } from "./mails.ts";

export const parts = { workers: ({ jobs }: WorkerDeps) => [analysisMails(jobs)] } satisfies WorkerParts;
