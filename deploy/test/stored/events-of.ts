// For tests: what a request wrote into the log.
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { START, type StoredEvent } from "@sb/platform/event-store/port.ts";
import type { Answer } from "../people/person.ts";

type Log = {
  /** The events caused by the answered request, by its `x-request-id`. */
  readonly eventsOf: (answer: Answer) => Promise<readonly StoredEvent[]>;
  readonly close: () => Promise<void>;
};

/** The log in the data folder of a server that runs. Each event is read once. */
export async function openLog(dataDir: string): Promise<Log> {
  const store = await openEventStore("sqlite:", dataDir);
  const read: StoredEvent[] = [];
  return {
    async eventsOf({ headers }) {
      read.push(...(await store.readAll(read.at(-1)?.position ?? START, 100_000)));
      return read.filter(({ meta }) => meta.correlationId === headers.get("x-request-id"));
    },
    close: () => store.close(),
  };
}
