// The threads of the pool: which of them are idle, and another one for each that ends.
import { type BackOff, doubling } from "../../../back-off.ts";
import type { Thread } from "./thread.ts";

export type ThreadsOptions = {
  readonly atMost: number;
  readonly start: () => Thread;
  /** Prepares a new thread before it searches. */
  readonly prepare: (thread: Thread) => Promise<unknown>;
  /** A thread has ended by itself, or was ended for taking too long. */
  readonly onLost: (reason: Error) => void;
  readonly onIdle: () => void;
  readonly backOff?: BackOff | undefined;
};

/** `work`: how many things it does or has to do. */
export type Slot = { readonly thread: Thread; work: number };

export type Threads = {
  /** Starts those that are missing; one is started to begin with. */
  grow(): void;
  /** The idle one used last: it has most in memory. */
  idle(): Slot | undefined;
  /** Done by the thread after what it has to do already. */
  occupy<T>(slot: Slot, work: (thread: Thread) => Promise<T>): Promise<T>;
  each<T>(work: (thread: Thread) => Promise<T>): Promise<T>[];
  /** Ends a thread, in whose place another one is started. */
  lose(slot: Slot, reason: Error): void;
  /** One has done what it was to do. */
  noteSuccess(): void;
  close(): Promise<void>;
};

export function createThreads(options: ThreadsOptions): Threads {
  const { atMost, start, prepare, onLost, onIdle, backOff = doubling } = options;
  const slots = new Set<Slot>();
  /** In the order of their last use. */
  const idle = new Set<Slot>();
  const restarts = new Set<NodeJS.Timeout>();
  let failures = 0;

  const occupy: Threads["occupy"] = async (slot, work) => {
    slot.work += 1;
    idle.delete(slot);
    try {
      return await work(slot.thread);
    } finally {
      slot.work -= 1;
      if (slot.work === 0 && slots.has(slot)) {
        idle.add(slot);
        onIdle();
      }
    }
  };
  const lose = (slot: Slot, reason: Error): void => {
    if (!slots.delete(slot)) return;
    idle.delete(slot);
    void slot.thread.end();
    onLost(reason);
    failures += 1;
    const restart = setTimeout(() => {
      restarts.delete(restart);
      add();
    }, backOff(failures)).unref();
    restarts.add(restart);
  };
  const add = (): void => {
    const slot: Slot = { thread: start(), work: 0 };
    slots.add(slot);
    slot.thread.onEnd((reason) => lose(slot, reason));
    occupy(slot, prepare).catch((reason) => lose(slot, reason));
  };
  add();

  return {
    grow() {
      while (slots.size + restarts.size < atMost) add();
    },
    idle: () => [...idle].at(-1),
    occupy,
    each: (work) => [...slots].map((slot) => occupy(slot, work)),
    lose,
    noteSuccess() {
      failures = 0;
    },
    async close() {
      for (const restart of restarts) clearTimeout(restart);
      const ending = [...slots].map(({ thread }) => thread.end());
      slots.clear();
      await Promise.all(ending);
    },
  };
}
