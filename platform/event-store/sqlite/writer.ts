// The writer thread: commits all jobs that came in during the last commit as one group, so that the thread that answers
// requests never waits for a disk.
import { closeSync, openSync } from "node:fs";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { isDiskFull } from "../../sqlite/errors.ts";
import { type CommitOutcome, createCommit, failureOf, type Job } from "./commit.ts";
import { groupsOf } from "./groups.ts";
import { createLogEmptier } from "./log.ts";
import { type PackedJobs, type PackedOutcomes, packOutcomes, unpackJobs } from "./packed.ts";
import { openWriter } from "./rows.ts";
import { AT_END, tellOthers } from "./signal.ts";
import { createWalCheckpoints } from "./wal-checkpoints.ts";

export type WriterData = { readonly file: string; readonly signalFile: string; readonly shreddingsFile: string };
export type ToWriter = { readonly jobs: PackedJobs } | { readonly close: true };
export type FromWriter = { readonly ready: true } | { readonly outcomes: PackedOutcomes };

/** How often to try again while the disk is full. Milliseconds. */
const DISK_FULL_MS = 5_000;

const port = parentPort;
if (port === null) throw new Error("The writer runs in a worker thread only");
const { file, signalFile, shreddingsFile }: WriterData = workerData;
const db = openWriter(file);
const commit = createCommit(db);
const checkpoints = createWalCheckpoints(db, file);
const log = createLogEmptier(db);
const signal = openSync(signalFile, "w");
const shreddings = openSync(shreddingsFile, "a");
let startAgain: NodeJS.Timeout | undefined;
const post = (message: FromWriter) => port.postMessage(message);

function commitGroup(jobs: readonly Job[]): void {
  const shreds = new Set(jobs.filter(({ kind }) => kind === "shred").map(({ id }) => id));
  const isShredded = ({ id, ok }: CommitOutcome) => ok && shreds.has(id);
  const outcomes = commit(jobs);
  post({ outcomes: packOutcomes(outcomes.filter((outcome) => !isShredded(outcome))) });
  tellOthers(signal);
  checkpoints.afterCommit();
  const shredded = outcomes.filter(isShredded);
  if (shredded.length === 0) return;
  tellOthers(shreddings, AT_END);
  log.empty((error) => post({ outcomes: packOutcomes(shredded.map((one) => unlessFailed(one, error))) }));
}

function unlessFailed(shredded: CommitOutcome, error: unknown): CommitOutcome {
  return error === undefined ? shredded : { id: shredded.id, ...failureOf(error) };
}

function emptyAtStart(): void {
  log.empty((error) => {
    if (error === undefined) return;
    if (!isDiskFull(error)) throw error;
    startAgain = setTimeout(emptyAtStart, DISK_FULL_MS);
  });
}

async function close(): Promise<void> {
  clearTimeout(startAgain);
  log.stop();
  await checkpoints.stop();
  closeSync(signal);
  closeSync(shreddings);
  db.close();
  port?.close();
}

port.on("message", async (first: ToWriter) => {
  const jobs: Job[] = [];
  let closing = false;
  for (let message: ToWriter | undefined = first; message; message = receiveMessageOnPort(port)?.message) {
    if ("close" in message) closing = true;
    else unpackJobs(message.jobs, jobs);
  }
  for (const group of groupsOf(jobs)) commitGroup(group);
  if (closing) await close();
});

post({ ready: true });
// A crash may have come between the commit of a shredding and the emptying of the log.
emptyAtStart();
