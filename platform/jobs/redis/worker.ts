// The worker of one kind in this process: BullMQ takes the jobs and keeps their locks, which are their leases.
import { setTimeout as delay } from "node:timers/promises";
import { Worker as BullWorker } from "bullmq";
import { errorFacts } from "../../log-port.ts";
import { awayOr } from "../../redis/away.ts";
import { isServerAway } from "../../server-away.ts";
import { RunAborted } from "../aborted.ts";
import { type JobWorker, LOST_MAX, type Worker } from "../port.ts";
import type { JobData } from "./data.ts";
import { createRun, type RedisRun, type RunDeps, TryFailed } from "./run.ts";

/** How long `stop` waits where it is not told. Milliseconds. */
const GRACE_MS = 10_000;
const RENEWALS_PER_LEASE = 3;
/** How often it is looked whether another process has lost a job, and whether this one has. */
const LOOKS_PER_LEASE = 4;
/** After an error that is none of a handler's. Milliseconds. */
const AGAIN_MS = 1_000;

export function startRedisWorker(deps: RunDeps, worker: JobWorker): Worker {
  const { client, prefix, log } = deps;
  const { kind, concurrency, leaseMs } = worker;
  const run = createRun(deps, worker);
  const runs = new Map<string, RedisRun>();

  const process = async (id: string, work: (held: RedisRun) => Promise<void>): Promise<void> => {
    const held = { aborted: new AbortController(), until: performance.now() + leaseMs };
    runs.set(id, held);
    try {
      await work(held);
    } finally {
      if (runs.get(id) === held) runs.delete(id);
    }
  };
  const bull = new BullWorker<JobData, void>(
    kind,
    (job, token = "") => process(String(job.id), (held) => run(job, token, held)),
    {
      connection: client,
      prefix,
      concurrency,
      lockDuration: leaseMs,
      lockRenewTime: leaseMs / RENEWALS_PER_LEASE,
      stalledInterval: leaseMs / LOOKS_PER_LEASE,
      maxStalledCount: LOST_MAX,
      runRetryDelay: AGAIN_MS,
      settings: { backoffStrategy: (_made, _type, error) => (error instanceof TryFailed ? error.retryInMs : AGAIN_MS) },
    },
  );
  const lose = (id: string): void => runs.get(id)?.aborted.abort(new RunAborted("LEASE_LOST"));
  bull.on("lockRenewalFailed", (ids) => ids.forEach(lose));
  bull.on("locksRenewed", ({ jobIds }) => {
    for (const id of jobIds) renewed(runs.get(id), leaseMs);
  });
  // Once for each time that Redis is away, however often it is tried.
  let isAway = false;
  for (const event of ["active", "drained"] as const) {
    bull.on(event, () => {
      isAway = false;
    });
  }
  bull.on("error", (error) => {
    const wasAway = isAway;
    isAway = isServerAway(awayOr(error));
    if (!(wasAway && isAway)) log.warn({ kind, ...errorFacts(error) }, "the queue of jobs has failed; trying again");
  });
  // A lease that could not be renewed in time may be somebody else's by now.
  const looking = setInterval(() => {
    for (const [id, { until }] of runs) if (until <= performance.now()) lose(id);
  }, leaseMs / LOOKS_PER_LEASE);

  return {
    async stop(graceMs = GRACE_MS) {
      const closed = bull.close();
      const patience = new AbortController();
      await Promise.race([closed, delay(graceMs, undefined, { signal: patience.signal }).catch(() => undefined)]);
      patience.abort();
      for (const { aborted } of runs.values()) aborted.abort(new RunAborted("STOPPED"));
      await closed;
      clearInterval(looking);
    },
  };
}

function renewed(run: RedisRun | undefined, leaseMs: number): void {
  if (run) run.until = performance.now() + leaseMs;
}
