// Before the start: makes derived data match the event log as it is now.
import type { Misfit } from "../event-store/misfit.ts";
import type { EventStore, LogMark } from "../event-store/port.ts";
import type { Logger } from "../log.ts";

type Attaching = { attach(log: LogMark): Promise<readonly Misfit[]> };

/** Logs one line for each that did not match. They are rebuilt from the events, so nothing else has to be done. */
export async function attachToLog(
  eventStore: Pick<EventStore, "log">,
  stores: readonly Attaching[],
  log: Pick<Logger, "error">,
): Promise<void> {
  const mark = await eventStore.log();
  for (const store of stores) {
    for (const misfit of await store.attach(mark)) log.error({ ...misfit, logEnd: mark.end }, lineOf(misfit, mark));
  }
}

function lineOf({ name, file, reason, at }: Misfit, { end }: LogMark): string {
  if (reason === "OTHER_LOG") return `${file} (${name}) was made from another log than events.db: it is made anew`;
  return (
    `events.db ends at ${end || "nothing"}, but ${file} (${name}) was made from events up to ${at}: ` +
    "events were lost or an older copy was restored; it is made to fit"
  );
}
