// A large page of events is gone through in slices: requests are answered in between, by the same thread.
import { setImmediate } from "node:timers/promises";
import type { LogEvent } from "./log-event.ts";

/** About 10 ms of work. */
const EVENTS = 250;

/** Nothing for no events. */
export async function* slices(events: readonly LogEvent[]): AsyncIterable<readonly LogEvent[]> {
  for (let at = 0; at < events.length; at += EVENTS) {
    if (at > 0) await setImmediate();
    yield events.slice(at, at + EVENTS);
  }
}
