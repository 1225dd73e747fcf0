// The jobs of the public log.
import type { JobDeps, WorkerParts } from "../runtime/parts.ts";
import { alarmHandler, checkpointHandler, checkpointSchedule } from "./checkpoint.ts";
import { rulesHandler, rulesJob } from "./rules.ts";

export const parts = {
  jobs: (deps: JobDeps) => [alarmHandler(), checkpointHandler(deps), rulesHandler(deps)],
  schedules: () => [checkpointSchedule],
  first: () => [rulesJob()],
} satisfies WorkerParts;
