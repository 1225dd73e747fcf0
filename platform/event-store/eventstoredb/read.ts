// The read calls to EventStoreDB.

import { BACKWARDS, END, FORWARDS, type RecordedEvent, START as STREAM_START } from "@eventstore/db-client";
import { kindOf } from "@sb/contracts/events.ts";
import { NO_STREAM, type Position, type Revision, START, type StoredEvent, type StreamPage } from "../port.ts";
import { DEADLINE_MS, type Esdb, type Reading } from "./client.ts";
import { bytesOf, isOurs, positionOf, toStoredEvent, toStreamEvent } from "./events.ts";
import { failureOf } from "./failed.ts";
import type { AskedRead } from "./filtered.ts";
import { toServer } from "./position.ts";

/** Milliseconds without a word from the server, as long as a write waits. */
const SILENT_MS = DEADLINE_MS;
/** The same while it passes over what others wrote, which may be millions of records. */
const PASSING_MS = 60_000;
/** Records read at once when a page had only such as are not ours. */
const MORE = 500;
/** Records among which the newest is looked for first. */
const FEW = 20;

const NONE: StreamPage = { events: [], revision: NO_STREAM };

/** A stream's events; the leader is asked, since a decision follows. */
export async function readStream(esdb: Esdb, stream: string, from: Revision): Promise<StreamPage> {
  try {
    const fromRevision = from === 0 ? STREAM_START : BigInt(from);
    const records = await recordsOf(esdb, stream, { direction: FORWARDS, fromRevision });
    const events = records.map((record) => toStreamEvent(record, esdb.namespace));
    if (events.length > 0 || from === 0) return { events, revision: events.at(-1)?.revision ?? NO_STREAM };
    const newest = await readFirst(esdb, stream, END);
    return { events, revision: newest === undefined ? NO_STREAM : Number(newest.revision) };
  } catch (error) {
    if (failureOf(error) === "stream-not-found") return NONE;
    if (failureOf(error) === "stream-deleted") return { ...NONE, shredded: true };
    throw error;
  }
}

/** The first record of a stream, or the last one where it is read from its end. Throws where there is no such stream. */
export async function readFirst(
  esdb: Esdb,
  stream: string,
  fromRevision: typeof STREAM_START | typeof END,
): Promise<RecordedEvent | undefined> {
  const direction = fromRevision === END ? BACKWARDS : FORWARDS;
  const [first] = await recordsOf(esdb, stream, { direction, fromRevision, maxCount: 1 });
  return first;
}

async function recordsOf(
  { client, own, namespace, closing }: Esdb,
  stream: string,
  options: Parameters<Esdb["client"]["readStream"]>[1],
): Promise<readonly RecordedEvent[]> {
  return await Array.fromAsync(records(client.readStream(`${namespace}${stream}`, { ...own, ...options }), closing));
}

/** A page that has so much of what it may have is given as it is. */
const ENOUGH = 0.75;
/** Bytes of an event, before any was read. */
const LIKELY_BYTES = 600;

/**
 * As the port's `readAll`. The server gives the record at the position too, and its own records among ours, so that a page
 * may take several reads. No more is asked for than the bytes of a page are likely to take: what the server has sent by the time
 * a call is cancelled, it sends again for the next page.
 */
export async function readAll(
  esdb: Esdb,
  after: Position,
  limit: number,
  maxBytes = Number.POSITIVE_INFINITY,
  kinds?: ReadonlySet<string>,
): Promise<readonly StoredEvent[]> {
  const { namespace, seen, passed: skipped } = esdb;
  const page: StoredEvent[] = [];
  let bytes = 0;
  let last = skipped.after(after);
  let passed: StoredEvent | undefined;
  const whole = () => (passed ? [...page, passed] : page);
  for (let least = 0; ; least = MORE) {
    const fitting = Math.ceil((maxBytes - bytes) / (seen.eventBytes || LIKELY_BYTES));
    const maxCount = Math.max(least, Math.min(limit - page.length, fitting) + 1);
    let [count, taken] = [0, 0];
    const before = bytes;
    for await (const record of ours(esdb, { direction: FORWARDS, fromPosition: toServer(last), maxCount })) {
      count += 1;
      const position = positionOf(record);
      if (position <= last) continue;
      last = position;
      if (!isOurs(record, namespace)) continue;
      const event = toStoredEvent(record, namespace);
      passed = kinds === undefined || kinds.has(kindOf(event.stream)) ? undefined : event;
      if (!passed) page.push(event);
      bytes += bytesOf(record);
      taken += 1;
      if (page.length === limit || bytes >= maxBytes) return whole();
    }
    if (taken > 0) seen.eventBytes = (bytes - before) / taken;
    if (count < maxCount || bytes >= maxBytes * ENOUGH) return whole();
  }
}

/** As the port's `readBack`. */
export async function readBack(esdb: Esdb, limit: number, before?: Position): Promise<readonly StoredEvent[]> {
  const { namespace } = esdb;
  const page: StoredEvent[] = [];
  for (let from = before; ; ) {
    let count = 0;
    const fromPosition = from === undefined ? END : toServer(from);
    for await (const record of ours(esdb, { direction: BACKWARDS, fromPosition, maxCount: MORE })) {
      count += 1;
      from = positionOf(record);
      if (isOurs(record, namespace)) page.push(toStoredEvent(record, namespace));
      if (page.length === limit) return page;
    }
    if (count < MORE) return page;
  }
}

/** The newest record that was wanted, and how far there is nothing wanted behind it. */
export type Newest = { readonly position: Position; readonly end: Position };

/** Looks at what came since it was `known`. */
export async function newestAfter(
  esdb: Esdb,
  known: Newest,
  wanted: (record: RecordedEvent) => boolean,
): Promise<Newest> {
  const newest = esdb.readEverything({ direction: BACKWARDS, fromPosition: END, maxCount: 1 });
  const [last] = await Array.fromAsync(records(newest, esdb.closing));
  const end = last === undefined ? START : positionOf(last);
  if (last === undefined || end <= known.end) return known;
  if (wanted(last)) return { position: end, end };
  return (await newestSince(esdb, known, end, wanted)) ?? (await newestBefore(esdb, known, end, wanted));
}

/** Where that is little: backwards, the server would each time pass over all that others wrote since our newest. */
async function newestSince(
  esdb: Esdb,
  known: Newest,
  end: Position,
  wanted: (record: RecordedEvent) => boolean,
): Promise<Newest | undefined> {
  if (esdb.namespace === "" || known.end === START) return undefined;
  let [count, position] = [0, known.position];
  for await (const record of ours(esdb, { direction: FORWARDS, fromPosition: toServer(known.end), maxCount: FEW })) {
    count += 1;
    if (wanted(record)) position = positionOf(record);
  }
  return count < FEW ? { position, end: position > end ? position : end } : undefined;
}

async function newestBefore(
  esdb: Esdb,
  known: Newest,
  end: Position,
  wanted: (record: RecordedEvent) => boolean,
): Promise<Newest> {
  let before: Position | undefined;
  for (let maxCount = FEW; ; maxCount = MORE) {
    let count = 0;
    const fromPosition = before === undefined ? END : toServer(before);
    for await (const record of ours(esdb, { direction: BACKWARDS, fromPosition, maxCount })) {
      count += 1;
      before = positionOf(record);
      if (before <= known.end) return { position: known.position, end };
      if (wanted(record)) return { position: before, end: before > end ? before : end };
    }
    if (count < maxCount) return { position: known.position, end };
  }
}

const ours = (esdb: Esdb, asked: AskedRead): AsyncGenerator<RecordedEvent, void, undefined> =>
  records(esdb.readOurs(asked), esdb.closing, esdb.namespace === "" ? SILENT_MS : PASSING_MS);

/**
 * Cancels the call where not all of it is taken, where the server falls silent, and where the store is closed: the client would
 * let a call that it cancels itself look like one that ended.
 */
async function* records(
  reading: Reading,
  closing: AbortSignal,
  silentMs = SILENT_MS,
): AsyncGenerator<RecordedEvent, void, undefined> {
  // An error that comes when nobody reads any more would end the process.
  reading.on("error", () => undefined);
  const fail = () => reading.destroy(new Silent());
  const silent = setTimeout(fail, silentMs);
  closing.addEventListener("abort", fail);
  try {
    for await (const { event } of reading.iterator({ destroyOnReturn: false })) {
      silent.refresh();
      if (event !== undefined) yield event;
    }
    if (closing.aborted) throw new Silent();
  } finally {
    clearTimeout(silent);
    closing.removeEventListener("abort", fail);
    if (!reading.readableEnded) await leave(reading);
  }
}

/** The client keeps a call until its last message was taken, also once it is cancelled. */
async function leave(reading: Reading): Promise<void> {
  // It rejects where there was no call, which the reader has been told.
  await Promise.allSettled([reading.cancel()]);
  reading.resume();
}

/** As the client's own failures are (failed.ts). */
class Silent extends Error {
  readonly type = "timeout";
}
