// An event that a projection could not take. It names the event, and holds nothing of what is in it.
import type { Position, StoredEvent } from "@sb/platform/event-store/port.ts";
import type { LogEvent } from "./log-event.ts";

export class ProjectionFailed extends Error {
  readonly code = "PROJECTION_FAILED";
  readonly eventId: string;
  readonly eventType: string;
  readonly position: Position;

  constructor({ type, meta, position }: StoredEvent, cause: unknown) {
    super(`could not project ${type} ${meta.eventId}`, { cause });
    this.name = "ProjectionFailed";
    this.eventId = meta.eventId;
    this.eventType = type;
    this.position = position;
  }
}

/** Gives the answer of `work`. Throws ProjectionFailed, naming the event, where it throws. */
export function naming<Answer>(event: LogEvent, work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    throw new ProjectionFailed(event.stored, error);
  }
}
