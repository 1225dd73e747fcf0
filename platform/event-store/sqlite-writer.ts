// The writer's thread: takes whatever has come in while the last commit was on its way to the disk and commits it as one
// group, so that the thread that answers requests never waits for a disk.
import { closeSync, openSync, writeSync } from "node:fs";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { createCommit, emptyLog, type Job, type Outcome } from "./sqlite-commit.ts";
import { openWriter } from "./sqlite-rows.ts";

export type WriterData = { readonly file: string; readonly signalFile: string };
export type ToWriter = { readonly jobs: readonly Job[] } | { readonly close: true };
export type FromWriter = { readonly ready: true } | { readonly outcomes: readonly Outcome[] };

/** Characters of events in one group at most, so that nobody waits long for somebody else's bulk. */
const GROUP_CHARS = 4_000_000;

const port = parentPort;
if (port === null) throw new Error("The writer runs in a worker thread only");
const { file, signalFile }: WriterData = workerData;
const db = openWriter(file);
// Finishes a shredding that a crash cut short. Should a reader stand in the way, the next one will.
emptyLog(db);
const commit = createCommit(db);
const signal = openSync(signalFile, "w");
const post = (message: FromWriter) => port.postMessage(message);

function close(): void {
  closeSync(signal);
  db.close();
  port?.close();
}

function commitAll(jobs: readonly Job[]): void {
  for (const group of groups(jobs)) {
    const outcomes = commit(group);
    // A write to this file is how other processes learn of the commit (sqlite-signal.ts).
    writeSync(signal, "x", 0);
    post({ outcomes });
  }
}

port.on("message", (first: ToWriter) => {
  const jobs: Job[] = [];
  let message: ToWriter | undefined = first;
  let closing = false;
  while (message !== undefined) {
    if ("close" in message) closing = true;
    else for (const job of message.jobs) jobs.push(job);
    message = receiveMessageOnPort(port)?.message;
  }
  commitAll(jobs);
  if (closing) close();
});
post({ ready: true });

function* groups(jobs: readonly Job[]): Generator<readonly Job[]> {
  let group: Job[] = [];
  let chars = 0;
  for (const job of jobs) {
    group.push(job);
    chars += charsOf(job);
    if (chars >= GROUP_CHARS) {
      yield group;
      group = [];
      chars = 0;
    }
  }
  if (group.length > 0) yield group;
}

function charsOf(job: Job): number {
  if (job.kind === "shred") return 0;
  return job.appends.reduce((sum, { bodies }) => bodies.reduce((n, body) => n + body.length, sum), 0);
}
