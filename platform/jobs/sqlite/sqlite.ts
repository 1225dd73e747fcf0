// The embedded jobs: one SQLite file, any number of processes.
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { watchSteps } from "../../clock.ts";
import { createPulse, type Pulse } from "../../event-store/pulse.ts";
import { tellOthers, watchSignal } from "../../event-store/sqlite/signal.ts";
import { errorFacts } from "../../log-port.ts";
import { createFlush } from "../../sqlite/flush.ts";
import { closingUnless, type Guard, guardDerived } from "../../sqlite/guard.ts";
import { createInTurn } from "../../sqlite/in-turn.ts";
import { createChangeCheck, inTransaction } from "../../sqlite/transaction.ts";
import { requireJob, requireSchedule } from "../checks.ts";
import type { JobName, Jobs, JobsOptions, Worker } from "../port.ts";
import { takenOver } from "../taken-over.ts";
import { type Claimed, createLeases } from "./leases.ts";
import { createMaker } from "./make.ts";
import { createParked, createRestorer } from "./parked.ts";
import { createPutBack } from "./put-back.ts";
import { createReads } from "./read.ts";
import { openDatabase } from "./schema.ts";
import { type Reserved, type StartedWorker, startWorker } from "./worker.ts";

export type SqliteJobsOptions = JobsOptions & {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
};

/** Opens the file at `path`, made where there is none. Throws where it is damaged (sqlite/damage.ts). */
export function openSqliteJobs(path: string, options: SqliteJobsOptions): Jobs {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const db = openDatabase(path);
  const guard = guardDerived(db, path, options.onDamage);
  return closingUnless(db, () => createJobs(db, fileOf(db, path, guard), options));
}

/** The file around the database: how its processes hear of each other, and when a write is durable. */
export type JobsFile = {
  /** Calls back when another process has changed the jobs; `tell` tells the others. */
  watch(changed: () => void): { tell(): void; close(): void };
  /** Resolves when what was written is durable. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

const fileOf = (db: DatabaseSync, path: string, guard: Guard): JobsFile => ({
  watch: (changed) => openSignal(`${path}-changed`, ifElsewhere(db, changed)),
  flush: createFlush(path),
  async close() {
    await guard.stop();
    if (db.isOpen) db.close();
  },
});

/** One process's jobs in a database with the tables of schema.ts. */
export function createJobs(db: DatabaseSync, file: JobsFile, { log, now = Date.now }: SqliteJobsOptions): Jobs {
  const maker = createMaker(db, now);
  const leases = createLeases(db, maker, now);
  const putBack = createPutBack(db, maker, now);
  const inTurn = createInTurn(db);
  type Working = Pick<StartedWorker, "reserve"> & {
    readonly worker: Worker;
    readonly pulse: Pulse;
    readonly leaseMs: number;
  };
  const workers = new Map<string, Working>();
  const beat = (kinds: Iterable<string>): void => {
    for (const kind of kinds) workers.get(kind)?.pulse.beat();
  };
  const beatAll = (): void => beat(workers.keys());
  const signal = file.watch(beatAll);
  const steps = watchSteps(() => {
    for (const [kind, { pulse, leaseMs }] of workers) {
      try {
        inTransaction(db, () => putBack(kind, leaseMs));
      } catch (error) {
        log.error({ kind, ...errorFacts(error) }, "jobs could not be set anew after the clock was put back");
      }
      pulse.beat();
    }
  }, now);

  /** Durable, and told to all processes; here to the workers of these kinds. */
  async function write<T>(work: () => T, kinds: Iterable<string> = workers.keys()): Promise<T> {
    const result = await inTurn(work);
    beat(kinds);
    tell();
    await file.flush();
    return result;
  }
  /** Jobs for which there are places here are begun at once; for the others workers look. */
  async function make(jobs: Parameters<typeof maker.make>[0]): Promise<void> {
    const kinds = Map.groupBy(jobs, ([{ kind }]) => kind);
    const places = new Map<string, Reserved>();
    for (const [kind, { length }] of kinds) {
      const reserved = workers.get(kind)?.reserve(length);
      if (reserved) places.set(kind, reserved);
    }
    let begun: readonly Claimed[] = [];
    try {
      begun = await inTurn(() => maker.make(jobs, places));
    } finally {
      for (const [kind, { begin }] of places) begin(begun.filter(({ job }) => job.kind === kind));
    }
    beat([...kinds].filter(([kind, { length }]) => (places.get(kind)?.free ?? 0) < length).map(([kind]) => kind));
    tell();
    await file.flush();
  }
  let isToTell = false;
  /** The other processes, once for all that a turn of the event loop has committed. */
  function tell(): void {
    if (isToTell) return;
    isToTell = true;
    queueMicrotask(() => {
      isToTell = false;
      signal.tell();
    });
  }
  const parked = createParked(db, now);
  const restore = createRestorer(db);
  let closed: Promise<void> | undefined;
  async function close(): Promise<void> {
    steps.close();
    await Promise.all([...workers.values()].map(({ worker }) => worker.stop()));
    // Writes that were asked for before are committed.
    await inTurn(() => undefined);
    signal.close();
    await file.close();
  }

  return {
    async enqueue(jobs) {
      const checked = jobs.map((job) => [job, requireJob(job)] as const);
      if (checked.length > 0) await make(checked);
    },
    async work(worker) {
      const { kind } = worker;
      if (workers.has(kind)) throw new Error(`jobs of kind ${kind} have a worker in this process already`);
      const pulse = createPulse();
      // It may have been put back while nobody worked.
      inTransaction(db, () => putBack(kind, worker.leaseMs));
      const started = startWorker({ leases, inTurn, log, now, pulse }, worker);
      const running: Worker = {
        async stop(graceMs) {
          await started.stop(graceMs);
          if (workers.get(kind)?.worker === running) workers.delete(kind);
        },
      };
      workers.set(kind, { worker: running, reserve: started.reserve, pulse, leaseMs: worker.leaseMs });
      return running;
    },
    ...createReads(db, now),
    async restore(jobs) {
      const taken = jobs.map(takenOver);
      if (taken.length > 0) await write(() => taken.forEach(restore));
    },
    replay: (name: JobName) => write(() => parked.replay(name)),
    drop: (name: JobName) => write(() => parked.drop(name)),
    async schedule(schedule) {
      const payload = requireSchedule(schedule);
      await write(() => maker.schedule(schedule, payload));
    },
    unschedule: (kind, name) => write(() => maker.unschedule(kind, name)),
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

/** How often workers look anyway, in milliseconds: the signal's own timer calls back a little more seldom. */
const LOOK_ANYWAY_MS = 900;

/** Calls back where another connection has committed, and now and then: a process hears its own signals too, and dozens of workers would look. */
function ifElsewhere(db: DatabaseSync, changed: () => void): () => void {
  const hasChanged = createChangeCheck(db);
  let lookedAt = performance.now();
  return () => {
    if (!hasChanged() && performance.now() - lookedAt < LOOK_ANYWAY_MS) return;
    lookedAt = performance.now();
    changed();
  };
}

/** How the processes that share the file tell each other of changes. */
function openSignal(file: string, beat: () => void) {
  const descriptor = openSync(file, "w", 0o600);
  const watching = watchSignal(file, beat);
  return {
    tell: () => tellOthers(descriptor),
    close(): void {
      watching.stop();
      closeSync(descriptor);
    },
  };
}
