// The thread that writes to one file: neither a commit nor the emptying of the write-ahead log holds up who answers
// requests.
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { watchDamage } from "../../sqlite/watch.ts";
import type { BatchOutcome, Job } from "./jobs.ts";
import { openConnection } from "./schema.ts";
import { createWriteSide } from "./write-side.ts";

/** Numbered, so that each outcome finds who asked. */
export type ToWriteThread = { readonly jobs: readonly (readonly [number, Job])[] } | { readonly close: true };
export type FromWriteThread =
  | { readonly outcomes: readonly (readonly [number, BatchOutcome])[] }
  | { readonly damaged: true };

/** The file may be written anew meanwhile (erase.ts), and nobody is held up by a thread that waits. */
const PATIENCE_MS = 60_000;
/** Operations in one transaction, if they come from several batches: small ones share a commit, large ones are told of at once. */
const OPS_AT_ONCE = 1_000;

const port = parentPort;
if (port === null) throw new Error("The writer runs in a worker thread only");
const post = (message: FromWriteThread) => port.postMessage(message);
const { path }: { readonly path: string } = workerData;
const db = openConnection(path, PATIENCE_MS);
watchDamage(db, () => post({ damaged: true }));
const side = createWriteSide(db, path, () => undefined);

type Numbered = readonly [number, Job];

function* groupsOf(jobs: readonly Numbered[]): Iterable<readonly Numbered[]> {
  let group: Numbered[] = [];
  let ops = 0;
  for (const job of jobs) {
    const more = job[1].kind === "apply" ? job[1].ops.count : 0;
    if (group.length > 0 && ops + more > OPS_AT_ONCE) {
      yield group;
      [group, ops] = [[], 0];
    }
    group.push(job);
    ops += more;
  }
  if (group.length > 0) yield group;
}

function run(group: readonly Numbered[]): void {
  const outcomes = side.run(group.map(([, job]) => job));
  post({ outcomes: outcomes.map((outcome, at) => [group[at]?.[0] ?? -1, outcome] as const) });
}

async function close(): Promise<void> {
  try {
    await side.close();
  } finally {
    db.close();
    port?.close();
  }
}

port.on("message", (first: ToWriteThread) => {
  const jobs: Numbered[] = [];
  let closing = false;
  for (let message: ToWriteThread | undefined = first; message; message = receiveMessageOnPort(port)?.message) {
    if ("close" in message) closing = true;
    else jobs.push(...message.jobs);
  }
  for (const group of groupsOf(jobs)) run(group);
  if (closing) void close();
});
