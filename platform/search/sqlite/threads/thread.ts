// A worker thread of the search engine that answers requests in their order, and both of its ends.
import { parentPort, type Transferable, type Worker } from "node:worker_threads";
import { Refused } from "@sb/contracts/refused.ts";
import { CheckpointMoved } from "../../../read-store/port.ts";
import { errcodeOf } from "../../../sqlite/errors.ts";
import { IndexRetired } from "../storage/retired.ts";

export type Thread = {
  /** Rejects with what made the request fail, or with why the thread is no more. */
  request<T>(message: object, transferred?: readonly Transferable[]): Promise<T>;
  isOver(): boolean;
  /** Calls back once, when it has ended by itself. */
  onEnd(ended: (reason: Error) => void): void;
  /** Terminates it. Requests under way are rejected. */
  end(): Promise<void>;
};

type Failed = { readonly message: string; readonly code: string | undefined; readonly errcode: number | undefined };
type FromThread = { readonly done: unknown } | { readonly failed: Failed };
type Waiting = { readonly resolve: (answer: unknown) => void; readonly reject: (error: Error) => void };

const CLOSED = "The search engine is closed";

/** `what` names it in errors. */
export function startThread(worker: Worker, what: string): Thread {
  const waiting: Waiting[] = [];
  let over: Error | undefined;
  let onEnd: ((reason: Error) => void) | undefined;
  const end = (reason: Error): void => {
    const isNew = over === undefined;
    over ??= reason;
    for (const { reject } of waiting.splice(0)) reject(over);
    if (isNew) onEnd?.(over);
  };
  // Under `node --watch` a thread also posts which files it has loaded.
  worker.on("message", (message: FromThread | Record<string, unknown>) => {
    if ("done" in message) waiting.shift()?.resolve(message.done);
    else if ("failed" in message) waiting.shift()?.reject(errorOf(message.failed as Failed));
  });
  worker.on("error", (error) => end(new Error(`The search engine's ${what} broke down`, { cause: error })));
  worker.on("exit", () => end(new Error(`The search engine's ${what} ended`)));
  return {
    async request<T>(message: object, transferred: readonly Transferable[] = []) {
      if (over) throw over;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.push({ resolve, reject });
      worker.postMessage(message, [...transferred]);
      return (await promise) as T;
    },
    isOver: () => over !== undefined,
    onEnd(ended) {
      onEnd = ended;
    },
    async end() {
      onEnd = undefined;
      end(new Error(CLOSED));
      await worker.terminate();
    },
  };
}

function errorOf({ message, code, errcode }: Failed): Error {
  if (code === "CHECKPOINT_MOVED") return new CheckpointMoved(message);
  if (code === "INDEX_RETIRED") return new IndexRetired();
  return code === "UNAVAILABLE" ? new Refused(code) : Object.assign(new Error(message), { errcode });
}

/** The thread's end. Throws where this is no worker thread. */
export function answerRequests<Request>(answer: (request: Request) => unknown): void {
  const port = parentPort;
  if (port === null) throw new Error("This module runs in a worker thread only");
  const post = (message: FromThread): void => port.postMessage(message);
  port.on("message", (request: Request) => {
    try {
      post({ done: answer(request) });
    } catch (error) {
      post({ failed: failedOf(error) });
    }
  });
}

function failedOf(error: unknown): Failed {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
  return { message, code, errcode: errcodeOf(error) };
}
