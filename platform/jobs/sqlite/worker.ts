// The worker of one kind in this process: claims what is due, runs it, and keeps its leases.
import { setTimeout as delay } from "node:timers/promises";
import { doubling, pause } from "../../back-off.ts";
import type { Pulse } from "../../event-store/pulse.ts";
import { errorFacts, type Log } from "../../log-port.ts";
import type { InTurn } from "../../sqlite/in-turn.ts";
import { RunAborted } from "../aborted.ts";
import type { JobWorker, Worker } from "../port.ts";
import type { Claimed, Leases } from "./leases.ts";
import type { Places } from "./make.ts";
import { type EndRun, type Run, startRun } from "./run.ts";

/** How long `stop` waits where it is not told. Milliseconds. */
const GRACE_MS = 10_000;
const RENEWALS_PER_LEASE = 3;
/** Longer waits are not needed: every beat looks again. */
const LONGEST_WAIT_MS = 60_000;

export type WorkerDeps = {
  readonly leases: Leases;
  readonly inTurn: InTurn;
  readonly log: Log;
  readonly now: () => number;
  /** Beats when something may be due. */
  readonly pulse: Pulse;
};

export type StartedWorker = Worker & {
  /** Takes places for jobs that are made now, at most so many, until they are begun or given back. */
  readonly reserve: (most: number) => Reserved;
};
export type Reserved = Places & {
  /** Begins what was claimed in these places, and gives the others back. */
  readonly begin: (claimed: readonly Claimed[]) => void;
};

export function startWorker(deps: WorkerDeps, worker: JobWorker): StartedWorker {
  const { leases, inTurn, log, now, pulse } = deps;
  const { kind, concurrency, leaseMs } = worker;
  const runs = new Set<Run>();
  const stopping = new AbortController();
  /** Whether all places were taken when it was last looked for jobs: then others may be due. If not, all that were due have been claimed. */
  let isFull = false;
  let reserved = 0;
  const free = (): number => Math.max(0, concurrency - runs.size - reserved);

  const claimFree = (): readonly Claimed[] => (stopping.signal.aborted ? [] : leases.claim(kind, free(), leaseMs));
  const claimNext = (): readonly Claimed[] =>
    isFull && !stopping.signal.aborted ? leases.claimDue(kind, 1, leaseMs) : [];

  /** The same commit gives its place to the next job, where one may be due. */
  const endRun: EndRun = async (held, outcome) => {
    let isOver = false;
    try {
      const ended = () => ({ isCounted: leases.end(held, outcome), next: claimNext() });
      const { isCounted, next } = await inTurn(ended);
      isOver = outcome.what === "done" || outcome.what === "parked";
      for (const claimed of next) begin(claimed);
      return isCounted;
    } finally {
      // It is due again by itself, or its lease runs out.
      if (!isOver) pulse.beat();
    }
  };

  function begin(claimed: Claimed): void {
    const run = startRun({ leases, endRun, log, now }, worker, claimed);
    runs.add(run);
    void run.ended.then(() => {
      runs.delete(run);
      if (isFull) pulse.beat();
    });
  }

  async function untilDue(seen: number, dueAt: number | undefined): Promise<void> {
    const timer = dueAt && setTimeout(pulse.beat, Math.min(LONGEST_WAIT_MS, Math.max(1, dueAt - now())));
    await pulse.after(seen, stopping.signal);
    clearTimeout(timer);
  }

  async function claimOnce(): Promise<void> {
    const seen = pulse.count();
    isFull = free() === 0;
    const dueAt = isFull ? undefined : leases.nextAt(kind);
    // Mostly there is nothing: it is looked for once.
    if (dueAt === undefined || dueAt > now()) return await untilDue(seen, dueAt);
    for (const claimed of await inTurn(claimFree)) begin(claimed);
  }

  async function loop(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      try {
        await claimOnce();
        failures = 0;
      } catch (error) {
        failures += 1;
        log.error({ kind, failures, ...errorFacts(error) }, "jobs could not be claimed; trying again");
        await pause(doubling(failures), stopping.signal);
      }
    }
  }

  async function renew(): Promise<void> {
    const held = [...runs].filter(({ lost }) => !lost.signal.aborted);
    if (held.length === 0) return;
    try {
      const { kept, until } = await inTurn(() => {
        const renewed = leases.renew(held, leaseMs);
        // Those of others: nobody looks for them while no place gets free.
        if (isFull) leases.takeBack(kind, concurrency);
        return renewed;
      });
      for (const run of kept) run.until = until;
    } catch (error) {
      log.error({ kind, ...errorFacts(error) }, "leases of jobs could not be renewed; trying again");
    }
    // A lease that could not be renewed in time may be somebody else's by now. One that ends further ahead than any does was begun
    // before the clock was put back: nobody knows how old it is.
    const at = now();
    for (const run of held)
      if (run.until <= at || run.until > at + leaseMs) run.lost.abort(new RunAborted("LEASE_LOST"));
  }

  /** Their next holder begins at once, not when the lease runs out. */
  function giveBack(claimed: Claimed): void {
    try {
      leases.end(claimed, { what: "returned" });
    } catch (error) {
      log.error(
        { kind, id: claimed.job.id, ...errorFacts(error) },
        "a job could not be given back; its lease runs out",
      );
    }
  }

  /** Asks again, since a run that ends may have given its place to another. */
  async function allEnded(): Promise<void> {
    while (runs.size > 0) await Promise.all([...runs].map((run) => run.ended));
  }

  function reserve(most: number): Reserved {
    // Those that wait already go first.
    const places = isFull || stopping.signal.aborted ? 0 : Math.min(most, free());
    reserved += places;
    return {
      free: places,
      leaseMs,
      begin(claimed) {
        reserved -= places;
        // It was stopped meanwhile.
        if (stopping.signal.aborted) for (const each of claimed) giveBack(each);
        else for (const each of claimed) begin(each);
        if (isFull) pulse.beat();
      },
    };
  }

  const renewal = setInterval(renew, leaseMs / RENEWALS_PER_LEASE);
  const looping = loop();
  return {
    reserve,
    async stop(graceMs = GRACE_MS) {
      stopping.abort();
      await looping;
      const patience = new AbortController();
      await Promise.race([allEnded(), delay(graceMs, undefined, { signal: patience.signal }).catch(() => undefined)]);
      patience.abort();
      clearInterval(renewal);
      for (const run of runs) {
        giveBack(run);
        run.lost.abort(new RunAborted("STOPPED"));
      }
    },
  };
}
