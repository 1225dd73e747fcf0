// The other end of the searching threads: which indexes they have open.
import { availableParallelism } from "node:os";
import { MessageChannel, Worker } from "node:worker_threads";
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import type { FoundGroup, GroupsQuery, SearchQuery, SearchResult } from "../../port.ts";
import type { IndexWriter } from "./client.ts";
import type { ToReader } from "./reader.ts";
import { createSearchPool, type PoolLimits } from "./search-pool.ts";
import { startThread, type Thread } from "./thread.ts";

export type Readers = {
  /** Resolves when a thread has it open; the others follow. `was`: the number of the same index when it was closed. */
  open(opening: Opening, was?: number): Promise<IndexReader>;
  close(): Promise<void>;
};

type Opening = {
  readonly file: string;
  readonly schema: IndexSchema;
  readonly writer: Pick<IndexWriter, "announceTo">;
};

export type IndexReader = {
  search(query: SearchQuery): Promise<SearchResult>;
  groups(query: GroupsQuery): Promise<FoundGroup[]>;
  /** Has the threads take in what was committed, between two searches. */
  catchUp(): void;
  /** Afterwards no thread has the file open. Answers its number: with `keep`, what is in memory of it is kept under it. */
  close(keep: boolean): Promise<number>;
};

/**
 * At least two, so that a slow search holds nobody up; and no more than four, each of which has doc values and a part of
 * the file in memory.
 */
export const POOL: PoolLimits = {
  threads: Math.min(4, Math.max(2, availableParallelism())),
  waiting: 200,
  waitMs: 5_000,
  answerMs: 10_000,
  growAfterMs: 1_000,
};

export type ReadersOptions = { readonly limits?: PoolLimits; readonly start?: () => Worker };

const startReader = (): Worker => new Worker(new URL("./reader.ts", import.meta.url));

export function startReaders({ limits = POOL, start = startReader }: ReadersOptions = {}): Readers {
  const open = new Map<number, Opening>();
  let last = 0;
  const request = <T>(thread: Thread, message: ToReader): Promise<T> => thread.request<T>(message);
  const openIn = async (thread: Thread, index: number, was?: number): Promise<void> => {
    const opening = open.get(index);
    if (opening === undefined) return;
    const { file, schema, writer } = opening;
    const { port1: deltas, port2 } = new MessageChannel();
    // First this, so that no delta is missing.
    await writer.announceTo(port2);
    // Closed meanwhile.
    if (!open.has(index)) return deltas.close();
    const message: ToReader = { open: { file, schema, deltas }, index, ...(was !== undefined && { was }) };
    await thread.request(message, [deltas]);
  };
  const pool = createSearchPool({
    ...limits,
    start: () => startThread(start(), "searching thread"),
    prepare: (thread) => Promise.all([...open.keys()].map((index) => openIn(thread, index))),
    onLost: (reason) => process.emitWarning(`${reason.message}; it is replaced: ${String(reason.cause ?? "")}`),
  });

  return {
    async open(opening, was) {
      const index = ++last;
      open.set(index, opening);
      try {
        await firstOf(pool.each((thread) => openIn(thread, index, was)));
      } catch (error) {
        open.delete(index);
        throw error;
      }
      return {
        search: (search) => pool.run({ search, index } satisfies ToReader),
        groups: (groups) => pool.run({ groups, index } satisfies ToReader),
        catchUp() {
          for (const done of pool.each((thread) => request(thread, { catchUp: index }))) done.catch(() => undefined);
        },
        async close(keep) {
          open.delete(index);
          await Promise.allSettled(pool.each((thread) => request(thread, { close: index, keep })));
          return index;
        },
      };
    },
    close: pool.close,
  };
}

/** Resolves with the first; rejects, where all have failed, with the first one's reason. */
async function firstOf(tries: readonly Promise<void>[]): Promise<void> {
  try {
    await Promise.any(tries);
  } catch (error) {
    throw error instanceof AggregateError ? (error.errors[0] ?? error) : error;
  }
}
