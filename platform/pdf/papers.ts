// Draws papers in threads of their own, one at a time: a long one takes its time from nobody else, and is ended at a limit.
import { on } from "node:events";
import { Worker } from "node:worker_threads";
import { Refused } from "../refused.ts";
import type { Paper } from "./paper.ts";

export type Papers = {
  /** The paper as a PDF. Refuses with UNAVAILABLE where too many wait, or where drawing takes too long or too much memory. */
  draw(paper: Paper): Promise<Uint8Array>;
};

export type PaperLimits = {
  /** For one paper, in milliseconds. */
  readonly timeoutMs?: number;
  /** Of JavaScript's heap. */
  readonly memoryMb?: number;
  /** Papers that wait for their turn. */
  readonly waiting?: number;
  readonly program?: URL;
};

const PROGRAM = new URL("./draw-thread.ts", import.meta.url);

export function createPapers(limits: PaperLimits = {}): Papers {
  const { waiting = 8 } = limits;
  let last: Promise<unknown> = Promise.resolve();
  let waits = 0;
  return {
    async draw(paper) {
      if (waits > waiting) throw new Refused("UNAVAILABLE");
      waits += 1;
      const drawn = last.then(() => drawnByThread(paper, limits));
      last = drawn.catch(() => undefined);
      return drawn.finally(() => {
        waits -= 1;
      });
    },
  };
}

async function drawnByThread(
  paper: Paper,
  { timeoutMs = 30_000, memoryMb = 256, program = PROGRAM }: PaperLimits,
): Promise<Uint8Array> {
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 };
  const thread = new Worker(program, { workerData: paper, resourceLimits, stdout: true, stderr: true });
  try {
    const messages = on(thread, "message", { signal: AbortSignal.timeout(timeoutMs), close: ["exit"] });
    // Under `node --watch` a thread also posts which files it has loaded.
    for await (const [message] of messages) if (message instanceof Uint8Array) return message;
    throw new Error("The thread ended without a paper");
  } catch (error) {
    if (isSpent(error)) throw new Refused("UNAVAILABLE");
    throw error;
  } finally {
    await thread.terminate();
  }
}

const isSpent = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "AbortError" || ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"));
