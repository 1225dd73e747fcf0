// The pool that searches: each search goes to an idle thread, or waits for one. If its thread ends over it, it is run once
// more on another.
import { Refused } from "@sb/contracts/refused.ts";
import { createThreads, type Slot, type ThreadsOptions } from "./search-threads.ts";
import type { Thread } from "./thread.ts";

export type PoolLimits = {
  readonly threads: number;
  /** Searches that wait for a thread; more are refused. */
  readonly waiting: number;
  /** Milliseconds for which one waits. */
  readonly waitMs: number;
  /** Milliseconds after which a thread that does not answer is ended and replaced. */
  readonly answerMs: number;
  /** Milliseconds after which all threads are started; before that, the first time that a search has to wait. */
  readonly growAfterMs: number;
};

export type SearchPool = {
  /** One thread's answer. Rejects with UNAVAILABLE where too many wait, or none comes in time. */
  run<T>(message: object): Promise<T>;
  /** Done by every thread there is, each between two searches. Those started later are prepared instead. */
  each<T>(work: (thread: Thread) => Promise<T>): Promise<T>[];
  /** Searches that are not answered yet are rejected. */
  close(): Promise<void>;
};

type PoolOptions = PoolLimits & Pick<ThreadsOptions, "start" | "prepare" | "onLost" | "backOff">;

export function createSearchPool({ threads: atMost, waiting, waitMs, ...options }: PoolOptions): SearchPool {
  const queue = createTaskQueue(waiting, waitMs);
  let isClosed = false;

  const dispatch = (): void => {
    for (let slot = threads.idle(); slot; slot = threads.idle()) {
      const task = queue.take();
      if (task === undefined) return;
      void give(slot, task);
    }
    if (!queue.isEmpty()) threads.grow();
  };
  const threads = createThreads({ ...options, atMost, onIdle: dispatch });
  const growing = setTimeout(threads.grow, options.growAfterMs).unref();

  const give = async (slot: Slot, task: Task): Promise<void> => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      threads.lose(slot, new Error("A search took too long"));
    }, options.answerMs);
    try {
      task.resolve(await threads.occupy(slot, (thread) => thread.request(task.message)));
      threads.noteSuccess();
    } catch (error) {
      if (isLate) task.reject(new Refused("UNAVAILABLE"));
      else if (!slot.thread.isOver() || task.isSecondTry || isClosed) task.reject(error);
      else queue.addFirst({ ...task, isSecondTry: true });
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    async run<T>(message: object) {
      if (isClosed) throw closed();
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      queue.add({ message, resolve, reject, isSecondTry: false });
      dispatch();
      return (await promise) as T;
    },
    each: threads.each,
    async close() {
      isClosed = true;
      clearTimeout(growing);
      for (let task = queue.take(); task; task = queue.take()) task.reject(closed());
      await threads.close();
    },
  };
}

const closed = (): Error => new Error("The search engine is closed");

type Task = {
  readonly message: object;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Whether a thread ended over it. */
  readonly isSecondTry: boolean;
};

/** Searches that wait for a thread: so many, and so long. */
type TaskQueue = {
  /** Rejects the task with UNAVAILABLE where too many wait, or when it has waited too long. */
  add(task: Task): void;
  /** Before all others, however many they are. */
  addFirst(task: Task): void;
  take(): Task | undefined;
  isEmpty(): boolean;
};

type Waiting = { readonly task: Task; readonly timer: NodeJS.Timeout };

function createTaskQueue(atMost: number, waitMs: number): TaskQueue {
  const queue: Waiting[] = [];
  const refuse = ({ reject }: Task): void => reject(new Refused("UNAVAILABLE"));
  const wait = (task: Task): Waiting => {
    const waiting: Waiting = {
      task,
      timer: setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        refuse(task);
      }, waitMs),
    };
    return waiting;
  };
  return {
    add(task) {
      if (queue.length >= atMost) refuse(task);
      else queue.push(wait(task));
    },
    addFirst: (task) => void queue.unshift(wait(task)),
    take() {
      const next = queue.shift();
      clearTimeout(next?.timer);
      return next?.task;
    },
    isEmpty: () => queue.length === 0,
  };
}
