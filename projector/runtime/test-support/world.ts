// Real stores in a folder of their own, a search index that only remembers, and a log that can be looked at.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { type EventStore, NO_STREAM, type Position, START } from "@sb/platform/event-store/port.ts";
import type { Log, LogFields } from "@sb/platform/log-port.ts";
import { openReadStore } from "@sb/platform/read-store/open.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { IndexBatch, IndexOp, IndexSchema, SearchIndex } from "@sb/platform/search/port.ts";
import { type Projector, type ProjectorOptions, startProjector } from "../start.ts";
import type { Stores } from "../target.ts";
import { type Given, history } from "../testing.ts";
import { toyStream } from "./toy.ts";

export type World = {
  readonly eventStore: EventStore;
  readonly readStore: ReadStore;
  readonly searchEngine: Stores["searchEngine"];
  /** The operations that the index was told, in order. */
  readonly indexed: readonly IndexOp[];
  readonly logged: readonly { readonly level: string; readonly fields: LogFields; readonly message: string }[];
  /** Appends each to the end of its stream; answers the position of the last. */
  append(...given: readonly Given[]): Promise<Position>;
  start(options: Partial<ProjectorOptions>): Projector;
  close(): Promise<void>;
};

export async function createWorld(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), "sb-projector-"));
  const eventStore = await openEventStore("sqlite:", folder);
  const readStore = await openReadStore("sqlite:", folder);
  const { searchEngine, indexed } = createIndex();
  const { log, logged } = createLog();
  const started: Projector[] = [];
  return {
    eventStore,
    readStore,
    searchEngine,
    indexed,
    logged,
    append: (...given) => append(eventStore, given),
    start(options) {
      const none = { streams: [toyStream], projections: [], indexProjections: [] };
      const projector = startProjector({
        eventStore,
        readStore,
        searchEngine,
        log,
        ...none,
        backOff: () => 1,
        ...options,
      });
      started.push(projector);
      return projector;
    },
    async close() {
      for (const projector of started) await projector.stop();
      await readStore.close();
      await eventStore.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function append(eventStore: EventStore, given: readonly Given[]): Promise<Position> {
  let position = START;
  for (const { stream, ...event } of history(given)) {
    const { revision } = await eventStore.readStream(stream);
    ({ position } = await eventStore.append(stream, [event], revision ?? NO_STREAM));
  }
  return position;
}

function createIndex(): { readonly searchEngine: Stores["searchEngine"]; readonly indexed: IndexOp[] } {
  const checkpoints = new Map<string, Position>();
  const ready = new Set<string>();
  const listeners = new Map<string, Parameters<Stores["searchEngine"]["watch"]>[1]>();
  const tell = (name: string) =>
    listeners.get(name)?.({ position: checkpoints.get(name) ?? START, version: "", ready: ready.has(name) });
  const indexed: IndexOp[] = [];
  return {
    indexed,
    searchEngine: {
      checkpoint: async (name) => checkpoints.get(name) ?? START,
      watch: (name, listener) => {
        listeners.set(name, listener);
        tell(name);
        return () => void listeners.delete(name);
      },
      rebuild: () => Promise.reject(new Error("an index that only remembers")),
      dropOlder: async () => ({ dropped: [], inUse: [] }),
      index: <S extends IndexSchema>({ name }: S) => {
        const apply = async ({ to, ops, ready: isReady }: IndexBatch): Promise<void> => {
          indexed.push(...ops);
          checkpoints.set(name, to);
          if (isReady) ready.add(name);
          tell(name);
        };
        return { apply } as unknown as SearchIndex<S>;
      },
    },
  };
}

function createLog() {
  const logged: World["logged"][number][] = [];
  const at = (level: string) => (fields: LogFields, message: string) => void logged.push({ level, fields, message });
  const log: Log = { info: at("info"), warn: at("warn"), error: at("error") };
  return { log, logged };
}
