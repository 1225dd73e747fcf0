// For tests: what a request wrote into the log.
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { START, type StoredEvent } from "@sb/platform/event-store/port.ts";
import type { Answer } from "../people/person.ts";

/** The events caused by the answered request, by its `x-request-id`, in the data folder of a server that runs. */
export async function eventsOf(dataDir: string, { headers }: Answer): Promise<readonly StoredEvent[]> {
  const store = await openEventStore("sqlite:", dataDir);
  try {
    const events = await store.readAll(START, 100_000);
    return events.filter(({ meta }) => meta.correlationId === headers.get("x-request-id"));
  } finally {
    await store.close();
  }
}
