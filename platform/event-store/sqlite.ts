// The embedded event store: one SQLite file, one writing thread, any number of processes.
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { follow } from "./follow.ts";
import type { Append, Appended, EventStore } from "./port.ts";
import { createPulse } from "./pulse.ts";
import type { RowAppend } from "./sqlite-commit.ts";
import { startWriteQueue } from "./sqlite-queue.ts";
import { createReads } from "./sqlite-read.ts";
import { openReader, toBody, toPosition } from "./sqlite-rows.ts";
import { signalFileOf, watchSignal } from "./sqlite-signal.ts";

/** Opens the store in `file`, an absolute path, making it if missing. Closing it ends its thread. */
export async function openSqliteEventStore(file: string): Promise<EventStore> {
  await mkdir(dirname(file), { recursive: true });
  const signalFile = signalFileOf(file);
  const pulse = createPulse();
  const closing = new AbortController();
  const queue = await startWriteQueue({ file, signalFile }, pulse.beat);
  const db = openReader(file);
  const reads = createReads(db);
  const signal = watchSignal(signalFile, pulse.beat);

  async function appendInOrder(appends: readonly Append[]): Promise<readonly Appended[]> {
    const appended = await queue.run({ kind: "append", appends: appends.map(toRows) });
    return appended.map(({ revision, row }) => ({ revision, position: toPosition(row) }));
  }

  return {
    append: async (stream, events, expected) => {
      const [appended] = await appendInOrder([{ stream, events, expected }]);
      if (appended === undefined) throw new Error("The writer lost an append");
      return appended;
    },
    appendInOrder,
    readStream: async (stream, from = 0) => reads.readStream(stream, from),
    readAll: async (after, limit) => reads.readAll(after, limit),
    follow: (options) =>
      follow(reads.readAll, pulse, { ...options, signal: AbortSignal.any([options.signal, closing.signal]) }),
    head: async () => reads.head(),
    log: async () => reads.log(),
    shred: async (stream) => {
      await queue.run({ kind: "shred", stream });
    },
    close: async () => {
      closing.abort();
      signal.stop();
      // The writer is closed last: the last connection to close deletes the log.
      if (db.isOpen) db.close();
      await queue.close();
    },
  };
}

function toRows({ stream, events, expected }: Append): RowAppend {
  if (events.length === 0) throw new RangeError("Nothing to append");
  return { stream, expected, bodies: events.map(toBody) };
}
