// Who writes: the reading thread's way to the thread that writes. Jobs of one turn of the event loop go over together.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { type Answer, type BatchOutcome, errorOf, type Job } from "./jobs.ts";
import type { FromWriteThread, ToWriteThread } from "./write-thread.ts";

export type Writer = {
  /** Resolves once it is committed. Jobs run in the order of the calls. */
  run(job: Job): Promise<Answer>;
  /** Waits for earlier jobs, and until what was deleted is nowhere in the file. */
  close(): Promise<void>;
};

/** Worth a message of its own: who hands it over goes on with other work at once. */
const isLarge = (job: Job): boolean => job.kind === "apply" && job.ops.count > 100;

/** `damaged` is called where the thread meets damage. */
export function startWriter(path: string, damaged: () => void): Writer {
  const worker = new Worker(new URL("./write-thread.ts", import.meta.url), { workerData: { path } });
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let pending: (readonly [number, Job])[] = [];
  let jobs = 0;
  let over: Error | undefined;

  const send = (message: ToWriteThread) => worker.postMessage(message);
  const flush = (): void => {
    if (pending.length > 0) send({ jobs: pending });
    pending = [];
  };
  const end = (reason: Error): void => {
    over ??= reason;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  const settle = ([id, outcome]: readonly [number, BatchOutcome]): void => {
    if ("answer" in outcome) waiting.get(id)?.resolve(outcome.answer);
    else waiting.get(id)?.reject(errorOf(outcome));
    waiting.delete(id);
  };
  worker.on("message", (message: FromWriteThread) => {
    if ("damaged" in message) damaged();
    else for (const outcome of message.outcomes) settle(outcome);
  });
  worker.on("error", (error) => end(new Error("The read store's writer broke down", { cause: error })));
  worker.on("exit", () => end(new Error("The read store is closed")));

  return {
    run(job) {
      if (over !== undefined) return Promise.reject(over);
      jobs += 1;
      const asked = Promise.withResolvers<Answer>();
      waiting.set(jobs, asked);
      if (pending.push([jobs, job]) === 1) setImmediate(flush);
      if (isLarge(job)) flush();
      return asked.promise;
    },
    async close() {
      if (over !== undefined) return;
      over = new Error("The read store is closed");
      flush();
      const exit = once(worker, "exit");
      send({ close: true });
      await exit;
    },
  };
}
