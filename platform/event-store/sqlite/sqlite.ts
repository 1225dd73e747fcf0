// The embedded event store: one SQLite file, one writing thread, any number of processes.
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { OnDamage } from "../../sqlite/damage.ts";
import { isDamage } from "../../sqlite/errors.ts";
import { checkInBackground } from "../../sqlite/sound.ts";
import { createChangeCheck } from "../../sqlite/transaction.ts";
import { watchDamage } from "../../sqlite/watch.ts";
import { bodiesOf } from "../bodies.ts";
import { follow } from "../follow.ts";
import { type Append, type Appended, type EventStore, hasErrorCode } from "../port.ts";
import { createPulse } from "../pulse.ts";
import { createSharedPage } from "../shared-page.ts";
import { checkEvents } from "./check.ts";
import type { Appends, RowAppend } from "./commit.ts";
import { type Ask, startWriteQueue } from "./queue.ts";
import { createReads } from "./read.ts";
import { openReader, toPosition } from "./rows.ts";
import { shreddingsFileOf, signalFileOf, watchSignal } from "./signal.ts";

/**
 * Opens the store in `file`, an absolute path, making it if missing. Closing it ends its thread. Rejects, naming the file,
 * where it is damaged: events can't be made anew. `onDamage` is told of damage that is met later.
 */
export async function openSqliteEventStore(file: string, onDamage?: OnDamage): Promise<EventStore> {
  await mkdir(dirname(file), { recursive: true });
  try {
    const isToBeChecked = existsSync(file) && !checkEvents(file);
    return await openFile(file, isToBeChecked, () => onDamage?.({ file, remade: false }));
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new Error(`The event store ${file} is damaged: restore it from the back-up`, { cause: error });
  }
}

async function openFile(file: string, isToBeChecked: boolean, damaged: () => void): Promise<EventStore> {
  const signalFile = signalFileOf(file);
  const pulse = createPulse();
  const closing = new AbortController();
  const shared = createSharedPage();
  let hasChanged = (): boolean => true;
  /** The writer tells of each commit, and the signal of its own ones too: followers look once. */
  const committed = (): void => {
    shared.forget();
    // Once it is closed nobody follows, and the reader is closed before the writer.
    if (!closing.signal.aborted && hasChanged()) pulse.beat();
  };
  const queue = await startWriteQueue({ file, signalFile, shreddingsFile: shreddingsFileOf(file) }, committed);
  const db = openReader(file);
  hasChanged = createChangeCheck(db);
  const watch = watchDamage(db, damaged);
  const check = isToBeChecked ? checkInBackground(file, damaged) : undefined;
  const reads = createReads(db, watch);
  const signal = watchSignal(signalFile, committed);

  async function write(ask: Ask): Promise<Appends> {
    try {
      return await queue.run(ask);
    } catch (error) {
      if (hasErrorCode(error, "STORE_DAMAGED")) damaged();
      throw error;
    }
  }

  async function appendInOrder(appends: readonly Append[]): Promise<readonly Appended[]> {
    const rows = appends.map(toRows);
    const waits = appends.flatMap(({ after }) => after ?? []);
    // Others don't give their turn away.
    if (waits.length > 0) await Promise.all(waits);
    const appended = await write({ kind: "append", appends: rows });
    return appended.map(({ revision, row }) => ({ revision, position: toPosition(row) }));
  }

  const readAll: EventStore["readAll"] = async (after, limit, maxBytes, kinds) =>
    shared.get({ after, limit, maxBytes, kinds }, () => reads.readAll(after, limit, maxBytes, kinds));

  return {
    name: "events.db",
    erasure: "OVERWRITTEN",
    append: async (stream, events, expected) => {
      const [appended] = await appendInOrder([{ stream, events, expected }]);
      if (appended === undefined) throw new Error("The writer lost an append");
      return appended;
    },
    appendInOrder,
    appendCopies: async (appends) => void (await appendInOrder(appends)),
    readStream: async (stream, from = 0) => reads.readStream(stream, from),
    readAll,
    readBack: async (limit, before) => reads.readBack(limit, before),
    follow: (options) =>
      follow(readAll, pulse, { ...options, signal: AbortSignal.any([options.signal, closing.signal]) }),
    head: async () => reads.head(),
    log: async () => reads.log(),
    countAfter: async (after) => reads.countAfter(after),
    shred: async (stream) => {
      await write({ kind: "shred", stream });
    },
    close: async () => {
      closing.abort();
      signal.stop();
      await check?.stop();
      // The writer is closed last: the last connection to close deletes the log.
      if (db.isOpen) db.close();
      await queue.close();
    },
  };
}

function toRows({ stream, events, expected }: Append): RowAppend {
  return { stream, expected, bodies: bodiesOf(events) };
}
