// Events for the contract suite; only their text matters.
import { uuidv7 } from "../../ids.ts";
import type { EventStore, NewEvent, Position, StoredEvent, StreamEvent } from "../port.ts";

export function event(text: string): NewEvent {
  return {
    type: "Noted",
    version: 1,
    data: { text },
    meta: { eventId: uuidv7(), correlationId: "c-1", actor: "system:test", at: "2025-06-01T00:00:00.000Z" },
  };
}

export const events = (...all: readonly string[]): NewEvent[] => all.map(event);

function textOf({ data }: StreamEvent): string {
  return typeof data === "object" && data !== null && "text" in data ? String(data.text) : "";
}

export const texts = (all: readonly StreamEvent[]): string[] => all.map(textOf);

/** Follows until `enough`, and gives the events so far. */
export async function followUntil(
  store: EventStore,
  after: Position,
  enough: (seen: readonly StoredEvent[]) => boolean,
  batchSize = 10,
): Promise<readonly StoredEvent[]> {
  const stop = new AbortController();
  const seen: StoredEvent[] = [];
  for await (const batch of store.follow({ after, signal: stop.signal, batchSize })) {
    seen.push(...batch);
    if (enough(seen)) stop.abort();
  }
  return seen;
}
