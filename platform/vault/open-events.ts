// An event store whose readers get events whole: what a person wrote is opened where its key is still there, and is missing
// from the event's data where that was destroyed.
import type { EventStore, StreamEvent } from "../event-store/port.ts";
import type { Vault } from "./port.ts";

/** Everybody reads through it but the vault itself. */
export function openEvents(eventStore: EventStore, vault: Pick<Vault, "openAll">): EventStore {
  const open = <Event extends StreamEvent>(events: readonly Event[]) => openAll(events, vault);
  return {
    ...eventStore,
    readAll: async (...asked) => open(await eventStore.readAll(...asked)),
    readStream: async (stream, from) => {
      const page = await eventStore.readStream(stream, from);
      return { ...page, events: await open(page.events) };
    },
    async *follow(options) {
      for await (const events of eventStore.follow(options)) yield await open(events);
    },
  };
}

async function openAll<Event extends StreamEvent>(
  events: readonly Event[],
  vault: Pick<Vault, "openAll">,
): Promise<readonly Event[]> {
  const sealed = events.flatMap(({ personal }) => personal ?? []);
  if (sealed.length === 0) return events;
  const opened = (await vault.openAll(sealed, events)).values();
  return events.map((event) => (event.personal ? { ...event, data: joined(event.data, opened.next().value) } : event));
}

/** The vault opens what was sealed here: members of an object. */
const joined = (data: unknown, members: unknown): object => ({
  ...(data as object),
  ...(members as object | undefined),
});
