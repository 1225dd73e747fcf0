// The writing side of the SQLite read store, with the one connection that writes. It runs in a thread of its own
// (write-thread.ts); that of a store in memory, which has one connection only, in the thread that reads.
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../../sqlite/transaction.ts";
import { attach } from "./attach.ts";
import { createApply } from "./batches.ts";
import { createEraser } from "./erase.ts";
import { createFences } from "./fences.ts";
import { type Answer, type BatchOutcome, failureOf, isRefusal, type Job } from "./jobs.ts";
import { createNames, type Names } from "./names.ts";
import { startPurge } from "./purge.ts";

export type WriteSide = {
  /** All in one transaction, in their order; one that fails does not affect the others. */
  run(jobs: readonly Job[]): readonly BatchOutcome[];
  /** Resolves when what was deleted is nowhere in the file. */
  close(): Promise<void>;
};

/** `beforeWrite` runs before each transaction. */
export function createWriteSide(db: DatabaseSync, path: string, beforeWrite: () => void): WriteSide {
  const names = createNames(db);
  const fences = createFences(db);
  const apply = createApply(db, names, fences);
  const eraser = createEraser(db, path, beforeWrite);
  const purge = startPurge(db, () => {
    beforeWrite();
    eraser.overwrite(true);
  });

  const runOne = (job: Job): Answer => {
    if (job.kind === "apply") return apply(job);
    if (job.kind === "attach") return attach(db, names, job.file, job.log);
    fences.require(job.kind === "drop" ? job.projection : job.to, job.fence);
    if (job.kind === "drop") names.forget(job.projection);
    else promote(names, job.from, job.to);
    fences.note(job.kind === "drop" ? job.projection : job.to, job.fence);
    return undefined;
  };
  const settle = (job: Job): BatchOutcome => {
    try {
      return { answer: runOne(job) };
    } catch (error) {
      // A refusal leaves the transaction as it was; any other error may not.
      if (isRefusal(error)) return failureOf(error);
      throw error;
    }
  };
  const runAll = (jobs: readonly Job[]): readonly BatchOutcome[] => {
    const erasing = jobs.some(erasesAny);
    beforeWrite();
    eraser.overwrite(erasing);
    const outcomes = inTransaction(db, () => {
      const settled = jobs.map(settle);
      if (erasing) eraser.erased();
      return settled;
    });
    if (jobs.some(({ kind }) => kind !== "apply")) void purge.run().then(eraser.later);
    else if (erasing) eraser.later();
    return outcomes;
  };
  const run = (jobs: readonly Job[]): readonly BatchOutcome[] => {
    try {
      return runAll(jobs);
    } catch (error) {
      return jobs.length === 1 ? [failureOf(error)] : jobs.flatMap((job) => run([job]));
    }
  };
  void purge.run();
  eraser.later();
  return {
    run,
    async close() {
      await purge.close();
      beforeWrite();
      await eraser.close();
    },
  };
}

const erasesAny = (job: Job): boolean => (job.kind === "apply" ? job.ops.erases : job.kind !== "attach");

function promote(names: Names, from: string, to: string): void {
  const entry = names.find(from);
  if (entry === undefined) throw new Error(`there is no projection ${from} to promote`);
  if (from === to) return;
  const isReady = names.find(to)?.ready ?? false;
  names.forget(to);
  names.rename(entry.id, to, isReady);
}
