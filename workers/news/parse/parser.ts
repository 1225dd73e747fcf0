// Reads a feed in a thread of its own: one that takes too long or too much memory takes it from nobody else, and is ended.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ParsedFeed } from "./feed-item.ts";

export type ParseFeed = (text: string, base: string) => Promise<ParsedFeed>;

type Limits = { readonly timeoutMs?: number; readonly memoryMb?: number; readonly program?: URL };

const PROGRAM = new URL("./parse-thread.ts", import.meta.url);
const TOO_COMPLEX: ParsedFeed = { failure: "TOO_COMPLEX" };

export function createFeedParser({ timeoutMs = 10_000, memoryMb = 192, program = PROGRAM }: Limits = {}): ParseFeed {
  return async (text, base) => {
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 };
    const thread = new Worker(program, { workerData: { text, base }, resourceLimits, stdout: true, stderr: true });
    try {
      const [parsed] = await once(thread, "message", { signal: AbortSignal.timeout(timeoutMs) });
      return parsed as ParsedFeed;
    } catch (error) {
      if (isSpent(error)) return TOO_COMPLEX;
      throw error;
    } finally {
      await thread.terminate();
    }
  };
}

/** Its time was up, or its memory (the thread says so by an error of its own). */
const isSpent = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "AbortError" || ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"));
