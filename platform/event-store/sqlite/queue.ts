// The request thread's side of the writer thread: the jobs of one turn of the event loop go over in few messages.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { errcodeOf } from "../../sqlite/errors.ts";
import { workerReady } from "../../worker-ready.ts";
import { EventStoreError } from "../port.ts";
import type { Appends, CommitOutcome, Job } from "./commit.ts";
import { packJobs, unpackOutcomes } from "./packed.ts";
import type { FromWriter, ToWriter, WriterData } from "./writer.ts";

export type Ask =
  | { kind: "append"; appends: Extract<Job, { kind: "append" }>["appends"] }
  | { kind: "shred"; stream: string };
type Waiting = { readonly resolve: (appended: Appends) => void; readonly reject: (error: Error) => void };

/** Jobs in a message at most, so that the writer starts while more jobs are made here. */
const ENOUGH = 32;

export type WriteQueue = {
  /** Resolves when it is durable. Jobs run in the order of the calls. */
  readonly run: (ask: Ask) => Promise<Appends>;
  /** Waits for earlier jobs. */
  readonly close: () => Promise<void>;
};

/** Rejects where the file can't be opened for writing. */
export async function startWriteQueue(data: WriterData, committed: () => void): Promise<WriteQueue> {
  const worker = new Worker(new URL("./writer.ts", import.meta.url), { workerData: data });
  await ready(worker, data.file);
  const waiting = new Map<number, Waiting>();
  let pending: Job[] = [];
  let jobs = 0;
  let over: Error | undefined;

  const send = (message: ToWriter) => worker.postMessage(message);
  function flush(): void {
    if (pending.length > 0) send({ jobs: packJobs(pending) });
    pending = [];
  }
  function end(reason: Error): void {
    over ??= reason;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  worker.on("message", (message: FromWriter) => {
    if (!("outcomes" in message)) return;
    for (const outcome of unpackOutcomes(message.outcomes)) {
      settle(outcome, waiting.get(outcome.id));
      waiting.delete(outcome.id);
    }
    committed();
  });
  worker.on("error", (error) => end(new Error("The event store's writer broke down", { cause: error })));
  worker.on("exit", () => end(new Error("The event store is closed")));

  return {
    run: (ask) =>
      new Promise((resolve, reject) => {
        if (over !== undefined) return reject(over);
        jobs += 1;
        waiting.set(jobs, { resolve, reject });
        const waitingToGo = pending.push({ id: jobs, ...ask });
        if (waitingToGo === 1) setImmediate(flush);
        if (waitingToGo === ENOUGH) flush();
      }),
    close: async () => {
      if (over !== undefined) return;
      over = new Error("The event store is closed");
      flush();
      const exit = once(worker, "exit");
      send({ close: true });
      await exit;
    },
  };
}

async function ready(worker: Worker, file: string): Promise<void> {
  try {
    await workerReady(worker);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const failed = new Error(`The event store ${file} can't be opened: ${reason}`, { cause: error });
    throw Object.assign(failed, { errcode: errcodeOf(error) });
  }
}

function settle(outcome: CommitOutcome, waiting: Waiting | undefined): void {
  if (outcome.ok) waiting?.resolve(outcome.appended);
  else if (outcome.code === undefined) waiting?.reject(new Error(`The event store failed: ${outcome.message}`));
  else waiting?.reject(new EventStoreError(outcome.code, outcome.message));
}
