// The workers: what happens in the outside world because of an event. Consumers of the bus only make jobs; jobs do the work. What
// there is of a subject stands in the subject's folder (runtime/parts.ts).
import { subjects } from "@sb/contracts/subjects.ts";
import type { Bus, Subscription } from "@sb/platform/bus/port.ts";
import { subscribeAll } from "@sb/platform/bus/subscribe-all.ts";
import type { Log } from "@sb/platform/log-port.ts";
import { consumersIn, loadParts, requireSame } from "@sb/platform/service/parts.ts";
import type { JobDeps, WorkerDeps, WorkerParts } from "./runtime/parts.ts";
import type { JobParts } from "./runtime/start-jobs.ts";

const working = subjects.filter(({ groups, jobs }) => groups.workers !== undefined || jobs.length > 0);
const parts = await loadParts<{ readonly parts: WorkerParts }>(
  import.meta.dirname,
  "parts.ts",
  working.map(({ name }) => name),
);
const all = [...parts.values()].map((module) => module.parts);

/** All consumers that make jobs; each is one consumer group. */
export const createWorkers = (deps: WorkerDeps): readonly Subscription[] =>
  consumersIn("workers", parts, ({ parts: { workers } }) => workers?.(deps) ?? []);

/** The handlers of all kinds of jobs, the schedules, and the jobs that are made at the start. */
export function createJobs(deps: JobDeps): JobParts {
  const handlers = working.flatMap(({ name, jobs }) => {
    const own = parts.get(name)?.parts.jobs?.(deps) ?? [];
    requireSame(name, "handler of the jobs", kindsOf(jobs), kindsOf(own));
    return own;
  });
  return { handlers, schedules: schedulesOf(deps), first: all.flatMap(({ first }) => first?.(deps) ?? []) };
}

const kindsOf = (all: readonly { readonly kind: string }[]) => all.map(({ kind }) => kind);

/** Jobs that come again and again. */
export const schedulesOf = (deps: Pick<JobDeps, "newsSources" | "edgeStore">): JobParts["schedules"] =>
  all.flatMap(({ schedules }) => schedules?.(deps) ?? []);

/** `stop` waits for the work under way. */
export async function startWorkers(
  bus: Pick<Bus, "subscribe">,
  workers: readonly Subscription[],
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const running = workers.filter(({ isOff }) => !isOff);
  const consumers = await subscribeAll(bus, running);
  log.info({ groups: running.map(({ group }) => group) }, "the workers are at work");
  return consumers;
}

if (import.meta.main) {
  void Promise.all([import("@sb/platform/service/process.ts"), import("./runtime/run.ts")]).then(
    ([{ runProcess }, { startWorkersProcess }]) =>
      runProcess("workers", startWorkersProcess(process.env, { createWorkers, createJobs, startWorkers })),
  );
}
