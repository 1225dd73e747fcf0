// An event store whose readers get events whole: what a person wrote is opened where its key is still there, and is missing
// from the event's data where that was destroyed.
import type { SealedLog } from "../bus/port.ts";
import { OPENING } from "../decide/commit.ts";
import type { EventStore, Opening, StoredEvent, StreamEvent } from "../event-store/port.ts";
import type { Vault } from "./port.ts";

/** Everybody reads through it but the vault itself. */
export function openEvents(eventStore: EventStore, vault: Pick<Vault, "openAll">): EventStore {
  // A store may give several followers one page (event-store/shared-page.ts): it is opened once as well.
  const opening = new WeakMap<readonly StoredEvent[], Promise<readonly StoredEvent[]>>();
  const openPage = (events: readonly StoredEvent[]): Promise<readonly StoredEvent[]> => {
    const opened = opening.get(events) ?? openAll(events, vault);
    opening.set(events, opened);
    return opened;
  };
  return {
    ...eventStore,
    readAll: async (...asked) => openPage(await eventStore.readAll(...asked)),
    readBack: async (...asked) => openAll(await eventStore.readBack(...asked), vault),
    readStream: async (stream, from) => {
      const page = await eventStore.readStream(stream, from);
      return { ...page, events: await openAll(page.events, vault) };
    },
    async *follow(options) {
      for await (const events of eventStore.follow(options)) yield await openPage(events);
    },
  };
}

/** The same events for a bus that carries them. */
export const sealedLog = (eventStore: Pick<EventStore, "follow">, vault: Pick<Vault, "openAll">): SealedLog => ({
  follow: eventStore.follow,
  open: (events) => openAll(events, vault),
});

async function openAll<Event extends StreamEvent>(
  events: readonly Event[],
  vault: Pick<Vault, "openAll">,
): Promise<readonly Event[]> {
  const sealed = events.flatMap(({ personal }) => personal ?? []);
  if (sealed.length === 0) return events;
  const opened = (await vault.openAll(sealed, events)).values();
  return events.map((event) => (event.personal ? joined(event, opened.next().value) : event));
}

/** The vault opens what was sealed here: members of an object, and what opens their commitment. */
function joined<Event extends StreamEvent>(event: Event, opened: unknown): Event {
  const data = event.data as object;
  if (!event.personal?.commitment || opened === undefined)
    return { ...event, data: { ...data, ...(opened as object) } };
  const { [OPENING]: opening, ...members } = opened as { readonly [OPENING]?: Opening };
  return { ...event, data: { ...data, ...members }, personal: { ...event.personal, opening } };
}
