// Before the start: makes derived data match the event log as it is now.
import type { Misfit } from "../event-store/misfit.ts";
import type { EventStore, LogMark } from "../event-store/port.ts";
import type { Logger } from "../log.ts";

type Attaching = { attach(log: LogMark): Promise<readonly Misfit[]> };

/**
 * Logs one line for each file and reason, however much in it did not match: a copy that was put back is one thing that happened. All is
 * rebuilt from the events, so nothing else has to be done.
 */
export async function attachToLog(
  eventStore: Pick<EventStore, "log" | "name">,
  stores: readonly Attaching[],
  log: Pick<Logger, "error">,
): Promise<void> {
  const mark = await eventStore.log();
  for (const store of stores) {
    const misfits = await store.attach(mark);
    const alike = Map.groupBy(misfits, ({ file, reason }) => `${reason} ${folderOf(file)}`);
    for (const some of alike.values()) tellOf(some, { ...mark, name: eventStore.name }, log);
  }
}

/** Each search index has a file of its own. */
const folderOf = (file: string): string => file.replace(/search-[^/]*$/, "search-*");

type NamedMark = LogMark & Pick<EventStore, "name">;

function tellOf(misfits: readonly Misfit[], mark: NamedMark, log: Pick<Logger, "error">): void {
  const [furthest] = misfits.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  if (!furthest) return;
  const { file, reason, at } = furthest;
  const names = misfits.map(({ name }) => name);
  log.error({ names, file, reason, at, logEnd: mark.end }, lineOf(furthest, names, mark));
}

function lineOf({ file, reason, at }: Misfit, names: readonly string[], { name, end }: NamedMark): string {
  const what = `${names.length === 1 ? file : folderOf(file)} (${names.join(", ")})`;
  if (reason === "OTHER_LOG") return `${what} was made from another log than ${name}: it is made anew`;
  return (
    `${name} ends at ${end || "nothing"}, but ${what} was made from events up to ${at}: ` +
    "events were lost or an older copy was restored; it is made to fit"
  );
}
