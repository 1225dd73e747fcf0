// The bus on Kafka: a relay carries the events from the event store to a topic, consumer groups take them from there.
import { doubling } from "../../back-off.ts";
import { requireGroupName } from "../inline/group-lock.ts";
import { type Bus, type BusOptions, SKIP_REASON_CHARS } from "../port.ts";
import { orderReplay, recordSkip, skipsAndReplays } from "../skips.ts";
import { attachTo } from "./attach.ts";
import { beginAt, placesOf } from "./begin.ts";
import { createClient, RETRY } from "./client.ts";
import { forgetGroups } from "./forget.ts";
import { consumeGroup, type Group } from "./group.ts";
import { pausedIn } from "./group-state.ts";
import { inTime } from "./in-time.ts";
import { namesFor } from "./names.ts";
import type { KafkaParts } from "./parts.ts";
import { type RunningRelay, startRelay } from "./relay.ts";
import { readKafkaUrl } from "./settings.ts";
import { openTable } from "./table.ts";
import { makeTopics } from "./topics.ts";

/** Makes the topics where they are missing. */
export async function openKafkaBus(url: string, options: BusOptions): Promise<Bus> {
  return createKafkaBus(await openParts(url, options), options);
}

async function openParts(url: string, { log, backOff = doubling }: BusOptions): Promise<KafkaParts> {
  const settings = readKafkaUrl(url);
  const names = namesFor(settings.prefix);
  const kafka = createClient(settings, log);
  const admin = kafka.admin({ retry: RETRY });
  try {
    await admin.connect();
    await makeTopics(admin, names, settings);
    const table = await openTable(kafka, names, log, backOff);
    return { kafka, admin, names, settings, table };
  } catch (error) {
    await admin.disconnect();
    throw error;
  }
}

type Running = { readonly stop: () => Promise<void>; readonly health: Group["health"] };

function createKafkaBus(parts: KafkaParts, options: BusOptions): Bus {
  const { admin, names, table } = parts;
  const running = new Map<string, Running>();
  const relays: RunningRelay[] = [];
  const paused = async () => {
    await inTime(table.caughtUp());
    return pausedIn(table);
  };
  return {
    attach: (log) => attachTo(parts, log),
    beginAnew: (groups) => forgetGroups(parts, groups),
    begin: (places) => beginAt(parts, places),
    places: () => placesOf(parts),
    relay() {
      const relay = startRelay(parts, options);
      relays.push(relay);
      return relay;
    },
    relaying: () => relays.at(-1)?.health(),
    async subscribe(subscription) {
      const { group } = subscription;
      requireGroupName(group);
      if (running.has(group)) throw new Error(`the group ${group} has a consumer in this process already`);
      const stopping = new AbortController();
      const { ended, health } = consumeGroup(subscription, parts, options, stopping.signal);
      const stop = async (): Promise<void> => {
        stopping.abort();
        await ended;
        if (running.get(group)?.stop === stop) running.delete(group);
      };
      running.set(group, { stop, health });
      return { stop };
    },
    groups: () => [...running.values()].map(({ health }) => health()),
    paused: paused,
    async skip({ group, eventId, ...decided }) {
      const { reason } = decided;
      if (reason.trim() === "" || reason.length > SKIP_REASON_CHARS) throw new Error("a skip needs a short reason");
      const row = (await paused()).find((each) => each.group === group && each.eventId === eventId);
      if (row) await recordSkip(options.eventStore, row, decided);
      return row !== undefined;
    },
    reach: async () => void (await inTime(admin.fetchTopicMetadata({ topics: [names.state] }))),
    replay: (group, eventId) => orderReplay(options.eventStore, group, eventId),
    skipped: (group) => skipsAndReplays(options.eventStore, group),
    async close() {
      await Promise.all([...relays, ...running.values()].map(({ stop }) => stop()));
      await table.close();
      await admin.disconnect();
    },
  };
}
