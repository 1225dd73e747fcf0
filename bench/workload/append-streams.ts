// Fills a data folder with streams whose events the rules made.
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { type Append, type NewEvent, NO_STREAM } from "@sb/platform/event-store/port.ts";
import { uuidv7 } from "@sb/platform/ids.ts";

const BATCH = 500;

type Made = Pick<NewEvent, "type" | "version" | "data">;

/** A new stream. `at`: ISO 8601. */
export function newStream(stream: string, made: readonly Made[], at: string): Append {
  const events = made.map((event) => {
    const eventId = uuidv7();
    return { ...event, meta: { eventId, correlationId: eventId, actor: "system:bench", at } };
  });
  return { stream, events, expected: NO_STREAM };
}

/** `count` streams, the first made of 1. */
export async function appendStreams(dataDir: string, count: number, make: (seq: number) => Append): Promise<void> {
  const eventStore = await openEventStore("sqlite:", dataDir);
  try {
    for (let first = 1; first <= count; first += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, count - first + 1) }, (_, i) => make(first + i));
      await Promise.all(batch.map(({ stream, events, expected }) => eventStore.append(stream, events, expected)));
    }
  } finally {
    await eventStore.close();
  }
}
