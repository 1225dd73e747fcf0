// Jobs and outcomes as they go between the threads: one text and one list of numbers. Copied as objects, with their names, they
// cost the thread that answers requests two to three times as much.
import type { CommitOutcome, Job, RowAppend, RowAppended } from "./commit.ts";

/** A job: its id and the number of its appends. An append: the length of its stream, `expected`, the number and lengths of its bodies. */
export type PackedJobs = { readonly numbers: Float64Array; readonly text: string };

/** In place of a number of appends, and followed by the length of the stream. */
const SHRED = -1;

export function packJobs(jobs: readonly Job[]): PackedJobs {
  const numbers: number[] = [];
  const texts: string[] = [];
  for (const job of jobs) {
    numbers.push(job.id);
    if (job.kind === "append") packAppends(job.appends, numbers, texts);
    else {
      numbers.push(SHRED, job.stream.length);
      texts.push(job.stream);
    }
  }
  return { numbers: Float64Array.from(numbers), text: texts.join("") };
}

function packAppends(appends: readonly RowAppend[], numbers: number[], texts: string[]): void {
  numbers.push(appends.length);
  for (const { stream, expected, bodies } of appends) {
    numbers.push(stream.length, expected, bodies.length);
    texts.push(stream);
    for (const body of bodies) {
      numbers.push(body.length);
      texts.push(body);
    }
  }
}

/** Adds them to `jobs`. */
export function unpackJobs({ numbers, text }: PackedJobs, jobs: Job[]): void {
  let at = 0;
  let from = 0;
  const next = (): number => numbers[at++] ?? 0;
  const piece = (): string => {
    const start = from;
    from += next();
    return text.slice(start, from);
  };
  const append = (): RowAppend => {
    const stream = piece();
    const expected = next();
    return { stream, expected, bodies: Array.from({ length: next() }, piece) };
  };
  while (at < numbers.length) {
    const id = next();
    const count = next();
    if (count === SHRED) jobs.push({ id, kind: "shred", stream: piece() });
    else jobs.push({ id, kind: "append", appends: Array.from({ length: count }, append) });
  }
}

type Failed = Extract<CommitOutcome, { ok: false }>;

/** Outcomes: of each that was done its id, the number of its appends, and the revision and the row of each. */
export type PackedOutcomes = { readonly done: Float64Array; readonly failed: readonly Failed[] };

export function packOutcomes(outcomes: readonly CommitOutcome[]): PackedOutcomes {
  const done: number[] = [];
  const failed: Failed[] = [];
  for (const outcome of outcomes) {
    if (!outcome.ok) failed.push(outcome);
    else {
      done.push(outcome.id, outcome.appended.length);
      for (const { revision, row } of outcome.appended) done.push(revision, row);
    }
  }
  return { done: Float64Array.from(done), failed };
}

export function unpackOutcomes({ done, failed }: PackedOutcomes): readonly CommitOutcome[] {
  const outcomes: CommitOutcome[] = [];
  let at = 0;
  const next = (): number => done[at++] ?? 0;
  const appended = (): RowAppended => ({ revision: next(), row: next() });
  while (at < done.length) {
    const id = next();
    outcomes.push({ id, ok: true, appended: Array.from({ length: next() }, appended) });
  }
  return [...outcomes, ...failed];
}
