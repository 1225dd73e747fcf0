// Which of the engines that a process works on do not answer now.
import type { Bus } from "../bus/port.ts";
import type { EventStore } from "../event-store/port.ts";
import type { Files } from "../files/port.ts";
import type { Keys } from "../keys/port.ts";
import type { RateLimitCounters } from "../rate-limit/port.ts";
import type { ReadStore } from "../read-store/port.ts";
import type { SearchEngine } from "../search/port.ts";
import { HEARTBEATS_MODEL } from "./heartbeat.ts";

/** By the name of the port, a question that costs little. */
export type Engines = Readonly<Record<string, () => Promise<unknown>>>;

type Opened = {
  readonly eventStore: Pick<EventStore, "head">;
  readonly keys: Pick<Keys, "find">;
  readonly files: Pick<Files, "get">;
  readonly readStore: Pick<ReadStore, "checkpoint">;
  readonly searchEngine?: Pick<SearchEngine, "checkpoint">;
  readonly counters?: Pick<RateLimitCounters, "count">;
  readonly bus: Pick<Bus, "reach">;
};

/** The name of a key, a file and a client that there never are. */
const NOBODY = "readyz";

/** `index`: the name of any search index. */
export function enginesOf(opened: Opened, index = ""): Engines {
  const { eventStore, keys, files, readStore, searchEngine, counters, bus } = opened;
  return {
    eventStore: () => eventStore.head(),
    keys: () => keys.find(NOBODY),
    files: () => files.get(NOBODY),
    readStore: () => readStore.checkpoint(HEARTBEATS_MODEL),
    ...(searchEngine && { search: () => searchEngine.checkpoint(index) }),
    ...(counters && { rateLimit: () => counters.count(NOBODY) }),
    bus: () => bus.reach(),
  };
}

/** Milliseconds. Whoever asks for health gives up after five seconds, and takes the process for dead then. */
const WITHIN = 2_000;
/** Probes that come at the same time, or one after the other, share an answer. */
const KEPT = 1_000;

/** Undefined where it fails, or does not answer in time: health is told all the same. */
export async function soon<Answer>(asked: Promise<Answer>, within = WITHIN): Promise<Answer | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, within, undefined);
  try {
    return await Promise.race([asked, late.promise]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Answers with the names of those that are away. */
export function watchEngines(engines: Engines, within = WITHIN, kept = KEPT): () => Promise<readonly string[]> {
  let last: { readonly at: number; readonly away: Promise<readonly string[]> } | undefined;
  const ask = async (): Promise<readonly string[]> => {
    const asked = Object.entries(engines).map(async ([name, question]) => {
      const answered = await soon(
        question().then(() => true),
        within,
      );
      return answered ? [] : [name];
    });
    return (await Promise.all(asked)).flat();
  };
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at > kept) last = { at: now, away: ask() };
    return last.away;
  };
}
