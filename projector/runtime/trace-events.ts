// Traces a batch of events for the requests that caused them.
import { tracedFrom } from "@sb/platform/telemetry/trace.ts";
import type { LogEvent } from "./log-event.ts";

/** A larger batch catches up on what was long ago: nobody follows that. */
const LIVE = 100;

/** `began`: milliseconds since 1970; it ends now. */
export function traceEvents(name: string, events: readonly LogEvent[], began: number): void {
  if (events.length > LIVE) return;
  for (const { stored } of events) {
    const { type, meta } = stored;
    tracedFrom({ name, correlationId: meta.correlationId, attributes: { "sb.event.type": type } }, began, Date.now());
  }
}
