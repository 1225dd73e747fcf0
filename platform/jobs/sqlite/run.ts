// One run of a job: the handler, and what becomes of the job afterwards.
import { errorFacts, type Log } from "../../log-port.ts";
import { requireProgress } from "../checks.ts";
import { codeOf, isPermanent, putOffBy } from "../failure.ts";
import type { JobWorker } from "../port.ts";
import type { Claimed, Held, Leases, RunOutcome } from "./leases.ts";

/** False where the lease was lost: the outcome does not count. */
export type EndRun = (held: Held, outcome: RunOutcome) => Promise<boolean>;

export type Run = Claimed & {
  /** Renewed while it runs. */
  until: number;
  readonly lost: AbortController;
  /** Resolves when the handler has ended. */
  readonly ended: Promise<void>;
};

type Deps = { readonly leases: Leases; readonly endRun: EndRun; readonly log: Log; readonly now: () => number };

export function startRun(deps: Deps, worker: JobWorker, claimed: Claimed): Run {
  const lost = new AbortController();
  return { ...claimed, lost, ended: runToEnd(deps, worker, claimed, lost.signal) };
}

async function runToEnd(deps: Deps, worker: JobWorker, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const { endRun, log } = deps;
  const { kind, id } = claimed.job;
  try {
    const outcome = await outcomeOf(deps, worker, claimed, signal);
    // Another process has the job by now, or may have it.
    if (signal.aborted) return;
    if (!(await endRun(claimed, outcome)))
      log.warn({ kind, id }, "a job's lease was lost: what its run did does not count");
  } catch (error) {
    // Its lease runs out, and it runs again.
    log.error({ kind, id, ...errorFacts(error) }, "a job's end could not be stored; it will run again");
  }
}

async function outcomeOf(
  { leases, log, now }: Deps,
  worker: JobWorker,
  claimed: Claimed,
  signal: AbortSignal,
): Promise<RunOutcome> {
  const { kind, id, payload, failures, runAt, progress } = claimed.job;
  const report = async (value: unknown): Promise<void> => {
    const json = requireProgress(value);
    if (!signal.aborted) leases.report(claimed, json);
  };
  try {
    await worker.handle({ kind, id, payload, failures, runAt, progress, signal, report });
    return { what: "done" };
  } catch (error) {
    const later = putOffBy(error);
    if (later) return { what: "returned", runAt: Math.ceil(now() + later.waitMs), code: later.code };
    const code = codeOf(error);
    const isSpent = isPermanent(error) || failures + 1 >= worker.tries;
    const facts = { kind, id, failures: failures + 1, ...errorFacts(error) };
    if (!signal.aborted) log.error(facts, isSpent ? "a job failed and is parked" : "a job failed; it will run again");
    if (isSpent) return { what: "parked", code };
    return { what: "failed", code, runAt: Math.ceil(now() + worker.backOff(failures + 1)) };
  }
}
