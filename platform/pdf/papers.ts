// Draws papers in a thread, one at a time: a long one takes its time from nobody else, and is ended at a limit.
import { on } from "node:events";
import { Worker } from "node:worker_threads";
import { Refused } from "@sb/contracts/refused.ts";
import type { Paper } from "./paper.ts";

export type Papers = {
  /** The paper as a PDF. Refuses with UNAVAILABLE where too many wait, or where drawing takes too long or too much memory. */
  draw(paper: Paper): Promise<Uint8Array>;
};

export type PaperLimits = {
  /** For one paper, in milliseconds. */
  readonly timeoutMs?: number;
  /** The limit of JavaScript's heap. */
  readonly memoryMb?: number;
  /** Papers that wait for their turn. */
  readonly waiting?: number;
  /** How long the thread is kept for another paper, with the fonts it has read; in milliseconds. */
  readonly idleMs?: number;
  readonly program?: URL;
};

const PROGRAM = new URL("./draw-thread.ts", import.meta.url);

export function createPapers(limits: PaperLimits = {}): Papers {
  const { timeoutMs = 30_000, waiting = 8, idleMs = 10_000 } = limits;
  let last: Promise<unknown> = Promise.resolve();
  let waits = 0;
  let thread: Worker | undefined;
  const end = async () => {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };
  const idle = setTimeout(() => waits === 0 && end(), idleMs).unref();
  const start = (): Worker => {
    const started = startThread(limits);
    // One that ends between two papers is nobody's error.
    for (const ends of ["error", "exit"])
      started.on(ends, () => {
        if (thread === started) thread = undefined;
      });
    return started;
  };

  const drawn = async (paper: Paper): Promise<Uint8Array> => {
    thread ??= start();
    const drawing = thread;
    drawing.ref();
    try {
      return await answerOf(drawing, paper, timeoutMs);
    } catch (error) {
      await end();
      if (isSpent(error)) throw new Refused("UNAVAILABLE");
      throw error;
    } finally {
      // The process may end while the thread only waits.
      drawing.unref();
      idle.refresh();
    }
  };
  return {
    async draw(paper) {
      if (waits > waiting) throw new Refused("UNAVAILABLE");
      waits += 1;
      const turn = last.then(() => drawn(paper));
      last = turn.catch(() => undefined);
      return turn.finally(() => {
        waits -= 1;
      });
    },
  };
}

function startThread({ memoryMb = 256, program = PROGRAM }: PaperLimits): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 };
  return new Worker(program, { resourceLimits, stdout: true, stderr: true });
}

async function answerOf(thread: Worker, paper: Paper, timeoutMs: number): Promise<Uint8Array> {
  thread.postMessage(paper);
  const messages = on(thread, "message", { signal: AbortSignal.timeout(timeoutMs), close: ["exit"] });
  // Under `node --watch` a thread also posts which files it has loaded.
  for await (const [message] of messages) if (message instanceof Uint8Array) return message;
  throw new Error("The thread ended without a paper");
}

const isSpent = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "AbortError" || ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"));
