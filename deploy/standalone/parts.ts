// The parts of the process: handlers, projections, follow-ups, workers and jobs of all subjects.
import { createCommandHandlers, createFollowUps, createRemote } from "@sb/command-service/main.ts";
import { PROJECTIONS } from "@sb/projector/main.ts";
import { createQueryHandlers, createSitemap } from "@sb/query-service/main.ts";
import { createJobs, createWorkers } from "@sb/workers/main.ts";

export const PARTS = {
  projections: PROJECTIONS,
  createCommandHandlers,
  createQueryHandlers,
  createSitemap,
  createFollowUps,
  createRemote,
  createWorkers,
  createJobs,
};
export type Parts = typeof PARTS;
