// The jobs of what machines take in.
import type { JobDeps, WorkerParts } from "../runtime/parts.ts";
import { edgeAlarmHandler, publishHandler, publishSchedule } from "./edge/publish.ts";

export const parts = {
  jobs: (deps: JobDeps) => [publishHandler(deps), edgeAlarmHandler()],
  schedules: ({ edgeStore }) => (edgeStore ? [publishSchedule] : []),
} satisfies WorkerParts;
