// For tests of job handlers.
import type { JobRun } from "@sb/platform/jobs/port.ts";

/** The first run of a job. */
export const runOf = (kind: string, payload: unknown, signal = new AbortController().signal): JobRun => ({
  kind,
  id: "j-1",
  payload,
  failures: 0,
  runAt: 0,
  progress: undefined,
  signal,
  report: async () => {},
});
