// The event store on EventStoreDB (KurrentDB): any number of processes, on one machine or more.

import type { RecordedEvent } from "@eventstore/db-client";
import { pause } from "../../back-off.ts";
import { follow, type ReadAll } from "../follow.ts";
import { type EventStore, type Position, START } from "../port.ts";
import { createPulse } from "../pulse.ts";
import { shareReads } from "../share-reads.ts";
import { connectEsdb, type Esdb } from "./client.ts";
import { createCount } from "./count.ts";
import { isOurRecord, isOurs } from "./events.ts";
import { tried } from "./failed.ts";
import { readLogId } from "./log.ts";
import { type Newest, newestAfter, readAll, readBack, readStream } from "./read.ts";
import { readEsdbUrl } from "./url.ts";
import { watchAll } from "./watch.ts";
import { createWrites } from "./writes.ts";

/** Opens the store of an `esdb:` URL (url.ts). It connects with its first call. */
export function openEsdbEventStore(url: string): EventStore {
  const closing = new AbortController();
  const esdb = connectEsdb(readEsdbUrl(url), closing.signal);
  const pulse = createPulse();
  const head = createNewest(esdb, isOurs, ({ position, end }) => esdb.passed.note(position, end));
  const newestRecord = createNewest(esdb, isOurRecord);
  const writes = createWrites(esdb, head, pulse);
  let watching: Promise<void> | undefined;
  let logId: string | undefined;

  const ask = <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (closing.signal.aborted) return Promise.reject(new Error("The event store is closed"));
    return tried(closing.signal, run);
  };
  const all: EventStore["readAll"] = (...asked) => ask(() => readAll(esdb, ...asked));
  const shared = shareReads(all, pulse);

  return {
    name: "EventStoreDB",
    erasure: "SCAVENGED",
    ...writes,
    readStream: (stream, from = 0) => ask(() => readStream(esdb, stream, from)),
    readAll: all,
    follow: (options) => {
      if (!closing.signal.aborted) watching ??= watchAll(esdb, pulse.beat, closing.signal);
      const signal = AbortSignal.any([options.signal, closing.signal]);
      return follow(unlessAborted(shared, signal), pulse, { ...options, signal });
    },
    readBack: (limit, before) => ask(() => readBack(esdb, limit, before)),
    head: () => ask(head),
    log: async () => {
      logId ??= await ask(() => readLogId(esdb));
      return { id: logId, end: await ask(newestRecord) };
    },
    countAfter: createCount(all, () => ask(head)),
    close: async () => {
      await writes.close();
      closing.abort();
      await watching;
      await disposed(esdb);
    },
  };
}

/** Milliseconds for calls that were cancelled to end. */
const ENDING_MS = 1_000;

/** The client waits for ever for a call whose connection was closed before: the process would end with a promise that nobody keeps. */
async function disposed({ client }: Esdb): Promise<void> {
  const ending = new AbortController();
  await Promise.race([client.dispose(), pause(ENDING_MS, ending.signal)]);
  ending.abort();
}

/** A read that fails because it was ended is the end of the log. */
function unlessAborted(read: ReadAll, signal: AbortSignal): ReadAll {
  return async (...asked) => {
    try {
      return await read(...asked);
    } catch (error) {
      if (signal.aborted) return [];
      throw error;
    }
  };
}

/** The position of the newest record of a kind. What it found is remembered, so that only what came since is looked at. */
function createNewest(
  esdb: Esdb,
  isWanted: (record: RecordedEvent, namespace: string) => boolean,
  told: (found: Newest) => void = () => undefined,
): () => Promise<Position> {
  let known: Newest = { position: START, end: START };
  return async () => {
    const found = await newestAfter(esdb, known, (record) => isWanted(record, esdb.namespace));
    if (found.end > known.end) known = found;
    told(found);
    return found.position;
  };
}
