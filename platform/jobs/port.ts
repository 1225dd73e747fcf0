// The jobs port: work that is durable, retried and done at least once. Made to fit BullMQ: a kind is a queue there. Jobs have no
// order among each other. Where the clock is put back, what waits for so long (a retry, a job that was put off) waits for no longer
// than that, and schedules go on by the clock as it is; a job that was made for a time waits for that time.
import { LIMITS } from "@sb/contracts/limits.ts";
import type { BackOff } from "../back-off.ts";
import type { Log } from "../log-port.ts";
import type { OnDamage } from "../sqlite/damage.ts";
import type { When } from "./when.ts";

/** `running` jobs hold a lease. `parked` ones have failed for good and wait for an operator. */
export type JobState = "waiting" | "running" | "parked" | "done";

export type JobName = {
  /** Small letters, digits and hyphens, beginning with a letter; at most 60 characters. */
  readonly kind: string;
  /**
   * Unique among the jobs of its kind: letters, digits and `.` `_` `~` `@` `-`, at most 200 characters, never a bare
   * number.
   */
  readonly id: string;
};

export type NewJob = JobName & {
  /** JSON of at most PAYLOAD_BYTES. Ids, not personal data: operators read it, and back-ups hold it. */
  readonly payload: unknown;
  /** Not before this; milliseconds since 1970. Now where it is missing. */
  readonly runAt?: number | undefined;
};

/** An entry of a job's history. The newest HISTORY_ENTRIES are kept. */
export type JobEntry = {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `lost`: its lease ran out. `returned`: its process stopped before it was done, or its handler put
   * it off. None of these is a failed try. */
  readonly what: "made" | "started" | "failed" | "lost" | "returned" | "parked" | "replayed" | "done";
  /** An error's `code` or name, never its message. Where a run was put off: why, if that was said. */
  readonly code?: string;
};

export type Job = JobName & {
  readonly state: JobState;
  readonly payload: unknown;
  /** The schedule that made it. */
  readonly schedule: string | undefined;
  /** When it was due last, which a retry puts off. Milliseconds since 1970. */
  readonly runAt: number;
  /** Failed tries since it was made or replayed. */
  readonly failures: number;
  /** Leases lost since it was made or replayed. */
  readonly lost: number;
  /** As the handler reported it last. */
  readonly progress: unknown;
  readonly history: readonly JobEntry[];
};

/** A run, as its handler gets it. */
export type JobRun = JobName & {
  readonly payload: unknown;
  /** Failed tries before this one. */
  readonly failures: number;
  /** When it was due, milliseconds since 1970. */
  readonly runAt: number;
  /** The last report of an earlier try, to go on from there. */
  readonly progress: unknown;
  /** Aborted when the lease is lost or the worker stops. Whatever the handler does afterwards does not count. */
  readonly signal: AbortSignal;
  /** Keeps where the work is: JSON of at most PROGRESS_BYTES. Ignored once the lease is lost. */
  report(progress: unknown): Promise<void>;
};

export type JobWorker = {
  readonly kind: string;
  /** Jobs that this process runs at once. */
  readonly concurrency: number;
  /** How long a job stays with a process that says nothing more; it is renewed meanwhile. Milliseconds. */
  readonly leaseMs: number;
  /** A job is parked at this number of failed tries. */
  readonly tries: number;
  readonly backOff: BackOff;
  /** Done when it resolves. A rejection is a failed try, but for `PutOff`; `PermanentFailure` parks the job
   * at once. Must be idempotent. */
  readonly handle: (run: JobRun) => Promise<void>;
};

export type Worker = {
  /**
   * Takes no more jobs and waits for those that run, so many milliseconds at most. What still runs then is aborted and
   * given back.
   */
  stop(graceMs?: number): Promise<void>;
};

export type Schedule = {
  readonly kind: string;
  /** Unique among the schedules of its kind; as an id. */
  readonly name: string;
  readonly payload: unknown;
  readonly when: When;
};

/** Each number stops at COUNTED_MAX: then it is that many or more. */
export type Counts = {
  readonly kind: string;
  /** Due, and not begun. */
  readonly waiting: number;
  /** Due later. */
  readonly delayed: number;
  readonly running: number;
  /** Failed, and to be tried again: among those that wait or are delayed. */
  readonly retrying: number;
  readonly parked: number;
  /** For how long the oldest waiting one has been due. Milliseconds. */
  readonly lagMs: number;
};

/** A number that lies among the jobs and is lost with them. */
export type JobsMark = {
  /** Undefined where there is none. */
  read(): Promise<number | undefined>;
  /** It only grows. */
  write(mark: number): Promise<void>;
};

export type Jobs = {
  /** Where jobs lie on a server, which may be emptied or put back without a word to us. */
  readonly mark?: JobsMark;
  /**
   * Durable once it resolves. A job whose id is known already is left out: one that waits, runs, is parked, or was done in
   * the last KEPT_DAYS. Throws JobInvalid, and then makes none.
   */
  enqueue(jobs: readonly NewJob[]): Promise<void>;
  /** Each job runs in one process at a time, as long as its lease holds. One worker per kind in a process. */
  work(worker: JobWorker): Promise<Worker>;
  find(name: JobName): Promise<Job | undefined>;
  /** Newest first: of those that are over by when they ended, of the others by when they are due. At most LIST_MAX. */
  list(
    kind: string,
    state: JobState,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<readonly Job[]>;
  /** Counts of each kind that has any, without those that are done. */
  counts(): Promise<readonly Counts[]>;
  /** Kinds of all jobs that are known, also of those that are done. */
  kinds(): Promise<readonly string[]>;
  /**
   * Takes over jobs as another place told of them, with what happened to them: parked ones stay parked, done ones keep their
   * ids from being given again, and ones that ran wait, since their process is gone. One whose id is known is left out. To be
   * asked while nobody works on jobs. Throws JobInvalid.
   */
  restore(jobs: readonly Job[]): Promise<void>;
  /** A parked job runs again, with all its tries. False where there is no such parked job. */
  replay(name: JobName): Promise<boolean>;
  /** Removes a parked job; its id may be given again. False where there is no such parked job. */
  drop(name: JobName): Promise<boolean>;
  /**
   * Makes a job each time, once however many processes ask for it. Runs that were missed while no worker ran are made up
   * for by one. The same name again changes the schedule; the first run comes at the next time that it names.
   */
  schedule(schedule: Schedule): Promise<void>;
  /** Ends a schedule. A run that has begun goes on. */
  unschedule(kind: string, name: string): Promise<void>;
  schedules(): Promise<readonly Schedule[]>;
  /** Stops the workers, then releases its resources. */
  close(): Promise<void>;
};

/** The options of an adapter besides its URL. */
export type JobsOptions = {
  readonly log: Log;
  /** Told of a damaged file of jobs. */
  readonly onDamage?: OnDamage | undefined;
};

export const PAYLOAD_BYTES = 16_384;
export const PROGRESS_BYTES = 1_024;
export const HISTORY_ENTRIES = 30;
export const LIST_MAX = 100;
export const COUNTED_MAX: number = LIMITS.jobsCounted;
/** How long a finished id is remembered. */
export const KEPT_DAYS = 30;
/** A job that takes its process with it each time must end some day. It is parked when it loses more leases than this. */
export const LOST_MAX = 20;

/** A job, kind, id, payload, progress or schedule is malformed. The message holds no payload. */
export class JobInvalid extends Error {
  override readonly name = "JobInvalid";
  readonly code = "JOB_INVALID";
}

/** A handler throws it where it is not the job's turn yet: it runs again then, and no try has failed. */
export class PutOff extends Error {
  override readonly name = "PutOff";
  readonly code = "PUT_OFF";
  /** Milliseconds from now. */
  readonly waitMs: number;
  /** Why, for the job's history. */
  readonly reason: string | undefined;

  constructor(waitMs: number, reason?: string) {
    super("PUT_OFF");
    this.waitMs = waitMs;
    this.reason = reason;
  }
}

/** A handler throws it where trying again can't help. */
export class PermanentFailure extends Error {
  override readonly name = "PermanentFailure";
  readonly code: string;
  readonly isPermanent = true;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
