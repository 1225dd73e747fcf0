// An event store whose readers get events whole: what a person wrote is opened where its key is still there, and is missing
// from the event's data where that was destroyed.
import type { EventStore, StoredEvent } from "../event-store/port.ts";
import type { Vault } from "./port.ts";

/** Everybody reads through it but the vault itself. */
export function openEvents(eventStore: EventStore, vault: Pick<Vault, "openAll">): EventStore {
  const open = (events: readonly StoredEvent[]) => openAll(events, vault);
  return {
    ...eventStore,
    readAll: async (after, limit) => open(await eventStore.readAll(after, limit)),
    readStream: async (stream, from) => {
      const page = await eventStore.readStream(stream, from);
      return { ...page, events: await open(page.events) };
    },
    async *follow(options) {
      for await (const events of eventStore.follow(options)) yield await open(events);
    },
  };
}

async function openAll(events: readonly StoredEvent[], vault: Pick<Vault, "openAll">): Promise<readonly StoredEvent[]> {
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
