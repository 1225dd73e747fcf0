// The side of the thread that compares states which asks it. It has a folder of its own for as long as it is open.
import { Worker } from "node:worker_threads";
import { openFolder } from "../folders.ts";
import type { FromStateThread, ThreadCalls, ThreadData, ToStateThread } from "./thread.ts";

export type ListStates = ThreadCalls &
  AsyncDisposable & {
    /** The path of a file in its folder. */
    file(name: string): string;
  };

/** Megabytes of the thread's heap: tables and files are outside of it. */
const HEAP_MB = 128;

/** A thread that takes all of its memory, or ends, rejects what it was asked with the code TOO_COMPLEX. */
class StateThreadEnded extends Error {
  readonly code = "TOO_COMPLEX";
  override readonly name = "StateThreadEnded";

  constructor(cause?: unknown) {
    super("the thread that reads a list has ended", { cause });
  }
}

export async function openListStates(listSeq: number): Promise<ListStates> {
  const folder = openFolder();
  const workerData: ThreadData = { tables: folder.file("states.sqlite"), listSeq };
  const worker = new Worker(new URL("./thread.ts", import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 8 },
  });
  // An idle thread does not keep the process; a call that waits for its answer does.
  worker.unref();
  const ended = new Promise<never>((_, reject) => {
    worker.once("error", (error) => reject(new StateThreadEnded(error)));
    worker.once("exit", () => reject(new StateThreadEnded()));
  });
  ended.catch(() => undefined);

  async function answerTo(message: ToStateThread): Promise<unknown> {
    const answered = new Promise<FromStateThread>((resolve) => void worker.once("message", resolve));
    worker.ref();
    try {
      worker.postMessage(message);
      const answer = await Promise.race([answered, ended]);
      if ("failed" in answer) throw Object.assign(new Error(answer.failed.message), { code: answer.failed.code });
      return answer.result;
    } finally {
      worker.unref();
    }
  }
  /** The thread answers each call as its type says. */
  const ask = <Call extends keyof ThreadCalls>(call: Call, ...args: Parameters<ThreadCalls[Call]>) =>
    answerTo({ call, args }) as ReturnType<ThreadCalls[Call]>;

  return {
    know: (path) => ask("know", path),
    apply: (events) => ask("apply", events),
    readFile: (path, options) => ask("readFile", path, options),
    preview: (path, options) => ask("preview", path, options),
    readHeld: (path) => ask("readHeld", path),
    compare: () => ask("compare"),
    next: () => ask("next"),
    writeKept: (path) => ask("writeKept", path),
    writeEntries: (path) => ask("writeEntries", path),
    file: folder.file,
    async [Symbol.asyncDispose]() {
      await worker.terminate();
      await folder[Symbol.asyncDispose]();
    },
  };
}
