// Events as EventStoreDB holds them: the data is the whole event as JSON, as in every other adapter.
import type { RecordedEvent } from "@eventstore/db-client";
import { bodiesOf } from "../bodies.ts";
import type { NewEvent, StoredEvent, StreamEvent } from "../port.ts";
import { toPosition } from "./position.ts";

/** Beside the log's events: its identity (log.ts). */
export const LOG_STREAM = "safer-block-log";

/** The server marks the end of a stream for good by this type. */
const TOMBSTONE = "$streamDeleted";

/** An event to be stored; its data and what stands beside it, as JSON. */
export type NewRecord = {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
};

/** Throws as `bodiesOf` does. */
export function toRecords(events: readonly NewEvent[]): NewRecord[] {
  return bodiesOf(events).map((data, at) => {
    const { meta, type } = events[at] ?? missing();
    return { id: meta.eventId, type, data, metadata: JSON.stringify({ bytes: Buffer.byteLength(data) }) };
  });
}

function missing(): never {
  throw new Error("An event got lost while it was written");
}

/** Whether it is an event of the log: neither the server's own nor another installation's. */
export function isOurs({ streamId, type }: RecordedEvent, namespace: string): boolean {
  return !type.startsWith("$") && isOurStream(streamId, namespace);
}

/** Whether it is one of ours, or the end of one of our streams. */
export function isOurRecord(record: RecordedEvent, namespace: string): boolean {
  return isOurs(record, namespace) || (record.type === TOMBSTONE && isOurStream(record.streamId, namespace));
}

/** The name of a stream with a namespace in front. Others have a hyphen behind their kind, and so before any dot. */
const OF_NAMESPACE = /^[a-z0-9]{1,40}\./;

function isOurStream(streamId: string, namespace: string): boolean {
  if (namespace === "" && OF_NAMESPACE.test(streamId)) return false;
  return !streamId.startsWith("$") && streamId.startsWith(namespace) && streamId !== `${namespace}${LOG_STREAM}`;
}

/** Throws where its data is not what was written. */
export function toStreamEvent({ streamId, id, revision, data }: RecordedEvent, namespace: string): StreamEvent {
  if (!isEvent(data, id)) throw new Error(`The event ${id} was not written by this service`);
  // The parsed object is nobody else's.
  return Object.assign(data, { stream: streamId.slice(namespace.length), revision: Number(revision) });
}

/** Where the server tells no position, it was no read of everything. */
export function toStoredEvent(record: RecordedEvent, namespace: string): StoredEvent {
  return Object.assign(toStreamEvent(record, namespace), { position: positionOf(record) });
}

export function positionOf({ id, position }: RecordedEvent): string {
  if (position === undefined) throw new Error(`EventStoreDB tells no position of the event ${id}: it is too old`);
  return toPosition(position);
}

export function bytesOf({ metadata }: RecordedEvent): number {
  const isKnown = typeof metadata === "object" && "bytes" in metadata && typeof metadata.bytes === "number";
  return isKnown ? Number(metadata.bytes) : 0;
}

function isEvent(data: unknown, id: string): data is NewEvent {
  if (typeof data !== "object" || data === null || !("meta" in data)) return false;
  const { meta } = data;
  return typeof meta === "object" && meta !== null && "eventId" in meta && meta.eventId === id;
}
