// The bus within one machine: each consumer group follows the event store.

import { type GroupPlace, isSamePlace, refuseToMove } from "../group-place.ts";
import { type Bus, type BusOptions, SKIP_REASON_CHARS } from "../port.ts";
import { orderReplay, recordSkip, skipsAndReplays } from "../skips.ts";
import { type Checkpoints, openCheckpoints } from "./checkpoints.ts";
import { type Consumer, consume, type GroupsKept } from "./consumer.ts";
import { requireGroupName, takeGroupLock } from "./group-lock.ts";

/** `path`: the file of the checkpoints. */
export async function openInlineBus(path: string, options: BusOptions): Promise<Bus> {
  const checkpoints = await openCheckpoints(path, options.onDamage);
  return createInlineBus({ checkpoints, takeTurn: (group, signal) => takeGroupLock(path, group, signal) }, options);
}

type Running = { readonly stop: () => Promise<void>; readonly health: Consumer["health"] };

export function createInlineBus(kept: GroupsKept, options: BusOptions): Bus {
  const { checkpoints } = kept;
  const running = new Map<string, Running>();
  return {
    attach: async (log) => checkpoints.attach(log),
    async beginAnew(groups) {
      for (const group of groups) checkpoints.forget(group);
    },
    begin: (places) => begin(checkpoints, places),
    places: async () => checkpoints.places(),
    // Groups read the event store, so there is nothing to carry.
    relay: () => ({ stop: async () => {} }),
    relaying: () => undefined,
    async subscribe(subscription) {
      const { group } = subscription;
      requireGroupName(group);
      if (running.has(group)) throw new Error(`the group ${group} has a consumer in this process already`);
      const stopping = new AbortController();
      const { ended, health } = consume(subscription, kept, options, stopping.signal);
      const stop = async (): Promise<void> => {
        stopping.abort();
        await ended;
        if (running.get(group)?.stop === stop) running.delete(group);
      };
      running.set(group, { stop, health });
      return { stop };
    },
    groups: () => [...running.values()].map(({ health }) => health()),
    // It follows the event store.
    reach: async () => void (await options.eventStore.head()),
    paused: async () => checkpoints.paused.list(),
    async skip({ group, eventId, ...decided }) {
      const { reason } = decided;
      if (reason.trim() === "" || reason.length > SKIP_REASON_CHARS) throw new Error("a skip needs a short reason");
      const paused = checkpoints.paused.of(group).find((row) => row.eventId === eventId);
      if (paused) await recordSkip(options.eventStore, paused, decided);
      return paused !== undefined;
    },
    replay: (group, eventId) => orderReplay(options.eventStore, group, eventId),
    skipped: (group) => skipsAndReplays(options.eventStore, group),
    async close() {
      await Promise.all([...running.values()].map(({ stop }) => stop()));
      await checkpoints.close();
    },
  };
}

async function begin(checkpoints: Checkpoints, places: readonly GroupPlace[]): Promise<void> {
  const there = new Map(checkpoints.places().map((place) => [place.group, place]));
  for (const place of places) {
    requireGroupName(place.group);
    const before = there.get(place.group);
    if (before && !isSamePlace(before, place)) refuseToMove(place.group);
    if (!before) await checkpoints.set(place.group, place.position, place.paused);
  }
}
