// One run of a job by a worker of BullMQ: the handler, and what becomes of the job afterwards.
import { DelayedError, UnrecoverableError, WaitingError } from "bullmq";
import type { Redis } from "ioredis";
import { errorFacts, type Log } from "../../log-port.ts";
import { createScript } from "../../redis/script.ts";
import { RunAborted } from "../aborted.ts";
import { requireProgress } from "../checks.ts";
import { codeOf, isPermanent, type Later, putOffBy } from "../failure.ts";
import type { JobEntry, JobWorker } from "../port.ts";
import { isProgress, type Stored } from "./data.ts";

/** A failed try, as BullMQ is told of it: a code and nothing of the error's message. */
export class TryFailed extends Error {
  override readonly name = "TryFailed";
  readonly retryInMs: number;

  constructor(code: string, retryInMs: number) {
    super(code);
    this.retryInMs = retryInMs;
  }
}

export type RedisRun = {
  readonly aborted: AbortController;
  /** When the lease ends, by `performance.now`. */
  until: number;
};

export type RunDeps = {
  readonly client: Redis;
  readonly prefix: string;
  readonly log: Log;
  readonly makeNext: (kind: string, name: string) => Promise<void>;
};

/** Ids of jobs of a kind that have failed and are to be tried again. */
export const retryingKey = (prefix: string, kind: string): string => `${prefix}-retrying:${kind}`;

/** Lock, its token, job, progress: kept only while the lease holds. */
const REPORT = "if redis.call('GET', ARGV[1]) == ARGV[2] then redis.call('HSET', ARGV[3], 'progress', ARGV[4]) end";

/** Ends as BullMQ is to be told: it resolves, or throws one of BullMQ's errors or TryFailed. */
export function createRun({ client, prefix, log, makeNext }: RunDeps, worker: JobWorker) {
  const { kind, tries, backOff } = worker;
  const retrying = retryingKey(prefix, kind);
  const report = createScript(client, REPORT);

  /** Before the handler is asked. */
  async function prepare(job: Stored): Promise<void> {
    if (job.stalledCounter > (job.data.lost ?? 0)) {
      await note(job, { at: Date.now(), what: "lost" });
      await job.updateData({ ...job.data, lost: job.stalledCounter });
    }
    if (job.attemptsMade > 0) await client.srem(retrying, String(job.id));
    if (job.data.schedule !== undefined) await makeNext(kind, job.data.schedule);
    await note(job, { at: Date.now(), what: "started" });
  }
  function handle(job: Stored, token: string, { signal }: AbortController): Promise<void> {
    const [id, progress] = [String(job.id), job.progress as unknown];
    const jobKey = `${prefix}:${kind}:${id}`;
    return worker.handle({
      kind,
      id,
      payload: job.data.payload,
      failures: job.attemptsMade,
      runAt: job.data.runAt,
      progress: isProgress(progress) ? progress.value : undefined,
      signal,
      async report(value) {
        const json = requireProgress(value);
        await report([`${jobKey}:lock`, token, jobKey, `{"value":${json}}`]);
      },
    });
  }
  async function fail(job: Stored, error: unknown): Promise<never> {
    const [code, failures] = [codeOf(error), job.attemptsMade + 1];
    if (isPermanent(error) || failures >= tries) {
      log.error({ kind, id: job.id, failures, ...errorFacts(error) }, "a job has failed for good and is parked");
      throw new UnrecoverableError(code);
    }
    log.warn({ kind, id: job.id, failures, ...errorFacts(error) }, "a job has failed and is tried again");
    const retryInMs = Math.max(1, Math.round(backOff(failures)));
    const from = Date.now();
    await note(job, { at: from, what: "failed", code });
    await job.updateData({ ...job.data, runAt: from + retryInMs, from });
    await client.sadd(retrying, String(job.id));
    throw new TryFailed(code, retryInMs);
  }
  async function putOff(job: Stored, token: string, { waitMs, code }: Later): Promise<never> {
    const from = Date.now();
    const runAt = Math.ceil(from + waitMs);
    await note(job, { at: from, what: "returned", ...(code !== undefined && { code }) });
    await job.updateData({ ...job.data, runAt, from });
    await job.moveToDelayed(runAt, token);
    throw new DelayedError();
  }
  async function giveBack(job: Stored, token: string): Promise<never> {
    await note(job, { at: Date.now(), what: "returned" });
    await job.moveToWait(token);
    throw new WaitingError();
  }

  return async (job: Stored, token: string, { aborted }: RedisRun): Promise<void> => {
    await prepare(job);
    const cut = Promise.withResolvers<never>();
    aborted.signal.addEventListener("abort", () => cut.reject(aborted.signal.reason), { once: true });
    try {
      await Promise.race([handle(job, token, aborted), cut.promise]);
    } catch (error) {
      // A run that lost its lease has no say any more: BullMQ does nothing on this error.
      if (isAbort(aborted.signal, "LEASE_LOST")) throw new DelayedError();
      if (isAbort(aborted.signal, "STOPPED")) return giveBack(job, token);
      const later = putOffBy(error);
      if (later) return putOff(job, token, later);
      return fail(job, error);
    }
  };
}

const isAbort = ({ aborted, reason }: AbortSignal, code: RunAborted["code"]): boolean =>
  aborted && reason instanceof RunAborted && reason.code === code;

const note = (job: Stored, entry: JobEntry): Promise<number> => job.log(JSON.stringify(entry));
