// Writes events as JSON before anything of an append is stored, and refuses what no event store would take.
import { EventStoreError, type NewEvent } from "./port.ts";

/** Bytes of an append's events as JSON in UTF-8. EventStoreDB refuses appends of more than 1 MiB, its own fields included. */
export const APPEND_BYTES = 900_000;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
/** A UTF-16 unit takes at most this many bytes in UTF-8. */
const BYTES_PER_CHAR = 3;

/** One JSON text an event. Throws EVENT_ID_INVALID, APPEND_TOO_LARGE, or RangeError where there is no event. */
export function bodiesOf(events: readonly NewEvent[]): readonly string[] {
  if (events.length === 0) throw new RangeError("Nothing to append");
  const bodies = events.map(bodyOf);
  const bytes = bytesOf(bodies);
  if (bytes > APPEND_BYTES) {
    throw new EventStoreError("APPEND_TOO_LARGE", `An append of ${bytes} bytes: it may have ${APPEND_BYTES}`);
  }
  return bodies;
}

function bodyOf({ type, version, data, sealed, personal, meta }: NewEvent): string {
  if (!UUID.test(meta.eventId)) {
    throw new EventStoreError("EVENT_ID_INVALID", `The id of an event ${type} is no UUID in lower case`);
  }
  return JSON.stringify({ type, version, data, sealed, personal, meta });
}

/** Counted exactly only where the appended text is long. */
function bytesOf(bodies: readonly string[]): number {
  const most = bodies.reduce((sum, { length }) => sum + length * BYTES_PER_CHAR, 0);
  return most <= APPEND_BYTES ? most : bodies.reduce((sum, body) => sum + Buffer.byteLength(body), 0);
}

/** The id of an event written here. */
export function idIn(body: string): string {
  const { meta }: NewEvent = JSON.parse(body);
  return meta.eventId;
}
