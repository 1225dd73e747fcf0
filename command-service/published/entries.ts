// The entries of a list as its events say them. The events lie in streams one after the other, each of so many, since a stream is read as a
// whole; the newest state is in the files store as well, so that a refresh reads only what came after it. Where that file is lost or
// damaged, all events are read.
import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { listingEvents } from "@sb/contracts/published/events.ts";
import { KeptState } from "@sb/contracts/published/kept-state.ts";
import { listFiles } from "@sb/contracts/published/model.ts";
import { listingStream } from "@sb/contracts/published/subject.ts";
import { newMeta } from "@sb/platform/decide/meta.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import { type EventStore, NO_STREAM, type Revision } from "@sb/platform/event-store/port.ts";
import { putInParts, readParts } from "@sb/platform/files/in-parts.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import type { ListStates } from "./state/open.ts";
import type { Batch } from "./state/thread.ts";

export type EntriesDeps = {
  readonly eventStore: Pick<EventStore, "append" | "readStream">;
  readonly files: Pick<Files, "get" | "put" | "list" | "delete">;
};

/** How far the events of a list were read: where the next is appended. */
export type EntriesPlace = {
  readonly segment: number;
  readonly revision: Revision;
  /** The id of the last of them; absent where there is none. */
  readonly eventId?: string | undefined;
};

/** Some megabytes. */
const EVENTS_OF_SEGMENT = 64;
const BEGIN: EntriesPlace = { segment: 0, revision: NO_STREAM };

const keyOf = (listSeq: number, name: string): string => `${listFiles.states(listSeq)}/${name}`;

/** Brings the state that the events say into the tables. */
export async function loadEntries(deps: EntriesDeps, states: ListStates, listSeq: number): Promise<EntriesPlace> {
  let place = (await findKept(deps, states, listSeq)) ?? BEGIN;
  for (;;) {
    const { segment, revision } = place;
    const { events } = await deps.eventStore.readStream(streamOf(listSeq, segment), revision + 1);
    await states.apply(events.map((event) => listingEvents.read(event)));
    const last = events.at(-1);
    if (last) place = { segment, revision: last.revision, eventId: last.meta.eventId };
    if (place.revision + 1 < EVENTS_OF_SEGMENT) return place;
    place = { ...place, segment: segment + 1, revision: NO_STREAM };
  }
}

const streamOf = (listSeq: number, segment: number): string => listingStream.of(`${listSeq}.${segment}`);

/** Whether nobody has appended entries since. */
export async function isNewest(
  { eventStore }: Pick<EntriesDeps, "eventStore">,
  listSeq: number,
  { segment, revision }: EntriesPlace,
): Promise<boolean> {
  const isFull = revision + 1 >= EVENTS_OF_SEGMENT;
  const next = isFull ? { at: segment + 1, from: 0 } : { at: segment, from: revision + 1 };
  const { events } = await eventStore.readStream(streamOf(listSeq, next.at), next.from);
  return events.length === 0;
}

/** Undefined where there is none that is whole, or where it is of another log: one of the two was restored. */
async function findKept(deps: EntriesDeps, states: ListStates, listSeq: number): Promise<EntriesPlace | undefined> {
  const bytes = await deps.files.get(keyOf(listSeq, "newest"));
  const kept = bytes && KeptState.safeParse(parsed(bytes)).data;
  if (!kept) return undefined;
  const { events } = await deps.eventStore.readStream(streamOf(listSeq, kept.segment), kept.revision);
  if (events[0]?.meta.eventId !== kept.eventId) return undefined;
  const path = states.file("known");
  const isThere = await fetchParts(deps.files, keyOf(listSeq, kept.id), kept.parts, path);
  return isThere && (await states.know(path)) ? kept : undefined;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Writes the parts of a file to a path; false where one is not there. */
export async function fetchParts(
  files: Pick<Files, "get">,
  key: string,
  parts: number,
  path: string,
): Promise<boolean> {
  try {
    await pipeline(Readable.from(readParts(files, key, parts)), createWriteStream(path, { mode: 0o600 }));
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "PART_MISSING") return false;
    throw error;
  }
}

/**
 * Appends events after that place, and answers with the new one. Throws REVISION_CONFLICT where somebody else has appended: then the state
 * that they were made from is not the state any more.
 */
export async function appendEntries(
  { eventStore }: Pick<EntriesDeps, "eventStore">,
  listSeq: number,
  from: EntriesPlace,
  batches: readonly Batch[],
  context: CommandContext,
): Promise<EntriesPlace> {
  let place = from;
  for (let at = 0; at < batches.length; ) {
    if (place.revision + 1 >= EVENTS_OF_SEGMENT) place = { ...place, segment: place.segment + 1, revision: NO_STREAM };
    const some = batches.slice(at, at + EVENTS_OF_SEGMENT - 1 - place.revision);
    const events = some.map(({ type, data }) => ({ type, version: 1, data, meta: newMeta(context) }));
    const { revision } = await eventStore.append(streamOf(listSeq, place.segment), events, place.revision);
    place = { segment: place.segment, revision, eventId: events.at(-1)?.meta.eventId };
    at += some.length;
  }
  return place;
}

/** Keeps what was read as the state at that place. Those of before are deleted after it is there. */
export async function keepState(
  { files }: EntriesDeps,
  states: ListStates,
  listSeq: number,
  place: EntriesPlace,
): Promise<void> {
  const path = states.file("kept");
  await states.writeKept(path);
  const id = uuidv7();
  const parts = await putInParts(files, keyOf(listSeq, id), createReadStream(path));
  await files.put(keyOf(listSeq, "newest"), Buffer.from(JSON.stringify({ form: 2, ...place, id, parts })));
  for await (const key of files.list(`${listFiles.states(listSeq)}/`))
    if (key !== keyOf(listSeq, "newest") && !key.startsWith(`${keyOf(listSeq, id)}/`)) await files.delete(key);
}
