// The read calls to EventStoreDB.

import { BACKWARDS, END, FORWARDS, type RecordedEvent, START as STREAM_START } from "@eventstore/db-client";
import { kindOf } from "@sb/contracts/events.ts";
import { NO_STREAM, type Position, type Revision, type StoredEvent, type StreamPage } from "../port.ts";
import { DEADLINE_MS, type Esdb } from "./client.ts";
import { bytesOf, isOurs, positionOf, toStoredEvent, toStreamEvent } from "./events.ts";
import { failureOf } from "./failed.ts";
import { toServer } from "./position.ts";

/** The client's stream: its own types are those of an older Node. */
type Reading = {
  readonly readableEnded: boolean;
  iterator(options: { readonly destroyOnReturn: false }): AsyncIterable<{ readonly event?: RecordedEvent }>;
  on(name: "error", listener: (error: Error) => void): unknown;
  destroy(error: Error): unknown;
  resume(): unknown;
  cancel(): Promise<void>;
};

/** Milliseconds without a word from the server, as long as a write waits. */
const SILENT_MS = DEADLINE_MS;
/** Records read at once when a page had only such as are not ours. */
const MORE = 500;

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
  { client, own, namespace }: Esdb,
  stream: string,
  options: Parameters<Esdb["client"]["readStream"]>[1],
): Promise<readonly RecordedEvent[]> {
  return await Array.fromAsync(records(client.readStream(`${namespace}${stream}`, { ...own, ...options })));
}

/**
 * As the port's `readAll`. The server gives the record at the position too, and its own records among ours, so that a page
 * may take several reads.
 */
export async function readAll(
  { client, own, namespace }: Esdb,
  after: Position,
  limit: number,
  maxBytes = Number.POSITIVE_INFINITY,
  kinds?: ReadonlySet<string>,
): Promise<readonly StoredEvent[]> {
  const page: StoredEvent[] = [];
  let bytes = 0;
  let last = after;
  let passed: StoredEvent | undefined;
  const whole = () => (passed ? [...page, passed] : page);
  for (let maxCount = limit + 1; ; maxCount = Math.max(MORE, limit - page.length + 1)) {
    let count = 0;
    const reading = client.readAll({ ...own, direction: FORWARDS, fromPosition: toServer(last), maxCount });
    for await (const record of records(reading)) {
      count += 1;
      const position = positionOf(record);
      if (position <= last) continue;
      last = position;
      if (!isOurs(record, namespace)) continue;
      const event = toStoredEvent(record, namespace);
      passed = kinds === undefined || kinds.has(kindOf(event.stream)) ? undefined : event;
      if (!passed) page.push(event);
      bytes += bytesOf(record);
      if (page.length === limit || bytes >= maxBytes) return whole();
    }
    if (count < maxCount) return whole();
  }
}

/** As the port's `readBack`. */
export async function readBack(
  { client, own, namespace }: Esdb,
  limit: number,
  before?: Position,
): Promise<readonly StoredEvent[]> {
  const page: StoredEvent[] = [];
  for (let from = before; ; ) {
    let count = 0;
    const fromPosition = from === undefined ? END : toServer(from);
    for await (const record of records(
      client.readAll({ ...own, direction: BACKWARDS, fromPosition, maxCount: MORE }),
    )) {
      count += 1;
      from = positionOf(record);
      if (isOurs(record, namespace)) page.push(toStoredEvent(record, namespace));
      if (page.length === limit) return page;
    }
    if (count < MORE) return page;
  }
}

/** The position of the newest record that is `wanted`: those after `floor` are looked at, which is given where there is none. */
export async function newestAfter(
  { client, own }: Esdb,
  floor: Position,
  wanted: (record: RecordedEvent) => boolean,
): Promise<Position> {
  let before: Position | undefined;
  for (let maxCount = 1; ; maxCount = MORE) {
    let count = 0;
    const fromPosition = before === undefined ? END : toServer(before);
    for await (const record of records(client.readAll({ ...own, direction: BACKWARDS, fromPosition, maxCount }))) {
      count += 1;
      before = positionOf(record);
      if (before <= floor) return floor;
      if (wanted(record)) return before;
    }
    if (count < maxCount) return floor;
  }
}

/** Cancels the call where not all of it is taken, or where the server falls silent. */
async function* records(reading: Reading): AsyncGenerator<RecordedEvent, void, undefined> {
  // An error that comes when nobody reads any more would end the process.
  reading.on("error", () => undefined);
  const silent = setTimeout(() => reading.destroy(new Silent()), SILENT_MS);
  try {
    for await (const { event } of reading.iterator({ destroyOnReturn: false })) {
      silent.refresh();
      if (event !== undefined) yield event;
    }
  } finally {
    clearTimeout(silent);
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
