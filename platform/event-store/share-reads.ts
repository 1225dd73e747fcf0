// One append wakes everybody who follows the log, and most of them stand at the same place: the page is asked for once.
import type { ReadAll } from "./follow.ts";
import type { EventStore, StoredEvent } from "./port.ts";
import type { Pulse } from "./pulse.ts";

/**
 * Gives the same answer to whoever asks the same while it is under way, unless there was a beat meanwhile: a read from before
 * it may not have seen what the beat was for. The events must not be changed.
 */
export function shareReads(read: EventStore["readAll"], pulse: Pulse): ReadAll {
  const underWay = new Map<string, Promise<readonly StoredEvent[]>>();
  return (after, limit, maxBytes) => {
    const name = `${pulse.count()} ${after} ${limit} ${maxBytes}`;
    const known = underWay.get(name);
    if (known) return known;
    const asked = read(after, limit, maxBytes).finally(() => underWay.delete(name));
    underWay.set(name, asked);
    return asked;
  };
}
