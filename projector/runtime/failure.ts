// An event that a projection could not take. It names the event, and holds nothing of what is in it.
import type { StoredEvent } from "@sb/platform/event-store/port.ts";

export class ProjectionFailed extends Error {
  readonly code = "PROJECTION_FAILED";
  readonly eventId: string;
  readonly eventType: string;

  constructor(event: StoredEvent, cause: unknown) {
    super(`could not project ${event.type} ${event.meta.eventId}`, { cause });
    this.name = "ProjectionFailed";
    this.eventId = event.meta.eventId;
    this.eventType = event.type;
  }
}
