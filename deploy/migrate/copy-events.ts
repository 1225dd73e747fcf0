// Copies the events of a log behind those that the other has already.
import { APPEND_BYTES } from "@sb/platform/event-store/bodies.ts";
import type { Append, EventStore, Position, StoredEvent } from "@sb/platform/event-store/port.ts";

const PAGE_EVENTS = 2_000;
const PAGE_BYTES = 1_000_000;

export type CopyOptions = {
  /** A position of the source: all up to it is there. */
  readonly after: Position;
  readonly isCopied: (stream: string) => boolean;
  /** Events that were copied so far. */
  readonly onProgress: (events: number) => void;
};

/**
 * A page's appends are sent at once, in the order of the whole log, which the target keeps. Sealed parts are copied as they are.
 * Answers with the number of events.
 */
export async function copyEvents(
  source: Pick<EventStore, "readAll">,
  target: Pick<EventStore, "appendCopies">,
  { after: begin, isCopied, onProgress }: CopyOptions,
): Promise<number> {
  let copied = 0;
  for (let after = begin; ; ) {
    const page = await source.readAll(after, PAGE_EVENTS, PAGE_BYTES);
    const last = page.at(-1);
    if (last === undefined) return copied;
    const events = page.filter(({ stream }) => isCopied(stream));
    if (events.length > 0) await target.appendCopies(appendsOf(events));
    copied += events.length;
    onProgress(copied);
    after = last.position;
  }
}

/** Neighbours of one stream go in one append, as far as that may be. */
export function appendsOf(events: readonly StoredEvent[]): readonly Append[] {
  const appends: { stream: string; events: StoredEvent[]; expected: number; room: number }[] = [];
  for (const event of events) {
    const bytes = Buffer.byteLength(JSON.stringify(event));
    const last = appends.at(-1);
    if (last?.stream === event.stream && bytes <= last.room) {
      last.events.push(event);
      last.room -= bytes;
    } else {
      const { stream, revision } = event;
      appends.push({ stream, events: [event], expected: revision - 1, room: APPEND_BYTES - bytes });
    }
  }
  return appends;
}
