// The engines of a simulated machine room: what is on the disks outlives each process; a process reaches it by its own questions.
import { DatabaseSync } from "node:sqlite";
import { travels } from "@sb/contracts/subjects.ts";
import { createCheckpoints } from "@sb/platform/bus/inline/checkpoints.ts";
import { createInlineBus } from "@sb/platform/bus/inline/inline.ts";
import { nowText } from "@sb/platform/clock.ts";
import { createHandleCommand } from "@sb/platform/decide/handle.ts";
import { createListeners } from "@sb/platform/invalidation/listeners.ts";
import { openDatabase } from "@sb/platform/jobs/sqlite/schema.ts";
import { createJobs } from "@sb/platform/jobs/sqlite/sqlite.ts";
import { announced } from "@sb/platform/keys/announced.ts";
import { createKeysInLog } from "@sb/platform/keys/in-log.ts";
import type { Leases, Token } from "@sb/platform/lease/port.ts";
import { requireLease } from "@sb/platform/lease/port.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { createKeyUsage } from "@sb/platform/rate-limit/key-usage.ts";
import { openMemory } from "@sb/platform/rate-limit/memory.ts";
import { attachToLog } from "@sb/platform/service/attach-log.ts";
import type { Engines } from "@sb/platform/service/compose.ts";
import { openEvents, sealedLog } from "@sb/platform/vault/open-events.ts";
import { createVault } from "@sb/platform/vault/vault.ts";
import type { Call } from "./call.ts";
import { type Chaos, comes, isDiskFull } from "./machine.ts";
import { type Plant, plantedIn, plantedInModels } from "./plants.ts";
import { createLog, type Log, openEventStore } from "./ports/event-store.ts";
import { createModels, type Models, openReadStore } from "./ports/read-store.ts";
import { createIndexes, type Indexes, openSearchEngine } from "./ports/search.ts";
import type { Random } from "./random.ts";
import { type Runner, sleep, virtualNow } from "./time.ts";

type Held = { readonly token: Token; until: number };

/** The disks outlive every process. */
export type Disks = {
  readonly log: Log;
  readonly models: Models;
  readonly indexes: Indexes;
  readonly files: Map<string, Uint8Array>;
  readonly jobs: DatabaseSync;
  readonly groups: DatabaseSync;
  /** Who has a consumer group. */
  readonly turns: Map<string, Runner>;
  readonly leases: Map<string, Held>;
  readonly mails: Mail[];
  /** Values of the partners' topic, in their order. */
  readonly topic: { readonly key: string; readonly value: string | null }[];
  readonly jobsChanged: Set<{ readonly runner: Runner; readonly tell: () => void }>;
  readonly keysDestroyed: ReturnType<typeof createListeners>;
  tokens: number;
};

export function createDisks(): Disks {
  return {
    log: createLog("simulated"),
    models: createModels(),
    indexes: createIndexes(),
    files: new Map(),
    jobs: openDatabase(":memory:"),
    groups: new DatabaseSync(":memory:"),
    turns: new Map(),
    leases: new Map(),
    mails: [],
    topic: [],
    jobsChanged: new Set(),
    keysDestroyed: createListeners(),
    tokens: 0,
  };
}

/** 32 bytes: every process of a simulation has the same. */
const ROOT = Buffer.alloc(32, 7);

type Room = {
  readonly disks: Disks;
  readonly chaos: Chaos;
  readonly random: Random;
  readonly plant: Plant | undefined;
};

/** The ports of one process. `ask`: how it reaches who has the rules. */
export function enginesFor(room: Room, runner: Runner, call: Call, ask: ReturnType<Engines["askOther"]>): Engines {
  const { disks, chaos, random } = room;
  return {
    async openWriteSide(_process, resources) {
      const full = () => isDiskFull(chaos, random);
      const sound = openEventStore(disks.log, call, full);
      const stored = resources.adopt(plantedIn(sound, room), (store) => store.close());
      const { tell, add } = disks.keysDestroyed;
      const invalidation = { tell: (topic: "keys") => call("invalidation", () => tell(topic)), onTold: add };
      const keys = announced(createKeysInLog(stored), invalidation);
      const vault = createVault({ keys, root: ROOT });
      const eventStore = openEvents(stored, vault);
      const handle = createHandleCommand({ eventStore, vault });
      return {
        eventStore,
        sealed: sealedLog(stored, vault),
        keys,
        vault,
        files: filesOf(disks, call),
        handle,
        clock: nowText,
      };
    },
    createPorts({ log }, { eventStore, sealed }, resources) {
      const readStore = plantedInModels(openReadStore(disks.models, call), room);
      resources.defer(() => readStore.close());
      const counters = openMemory();
      const jobs = createJobs(disks.jobs, jobsFileOf(disks, runner, call), { log });
      resources.defer(() => jobs.close());
      const checkpoints = {
        ...createCheckpoints(disks.groups, "groups", NOTHING_TO_STOP),
        close: async () => undefined,
      };
      const takeTurn = (group: string, signal: AbortSignal) => turnOf(disks, runner, group, signal);
      const bus = createInlineBus({ checkpoints, takeTurn }, { eventStore, sealed, travels, log });
      const delivering = { ...bus, subscribe: repeating(bus.subscribe, room) };
      resources.defer(() => bus.close());
      return {
        readStore: async () => readStore,
        searchEngine: async () => openSearchEngine(disks.indexes, call),
        jobs: async () => jobs,
        mailer: async () => ({
          send: (mail) => call("mail", () => void disks.mails.push(mail)),
          close: async () => undefined,
        }),
        counters: async () => ({ counters, dailyCounters: counters, keyUsage: createKeyUsage(counters) }),
        bus: async () => {
          await attachToLog(eventStore, [bus], log);
          return delivering;
        },
        edgeStore: async () => undefined,
        partners: async () => ({
          put: (key, value) => call("topic", () => void disks.topic.push({ key, value })),
          close: async () => undefined,
        }),
        leases: async () => leasesOf(room, call),
      };
    },
    askOther: () => ask,
  };
}

const NOTHING_TO_STOP = { stop: async () => undefined };

const jobsFileOf = ({ jobsChanged }: Disks, runner: Runner, call: Call): Parameters<typeof createJobs>[1] => ({
  watch(changed) {
    const own = { runner, tell: changed };
    jobsChanged.add(own);
    return {
      tell: () => {
        for (const other of [...jobsChanged]) if (other !== own && other.runner.isAlive) other.tell();
      },
      close: () => void jobsChanged.delete(own),
    };
  },
  flush: () => call("jobs", () => undefined),
  close: async () => undefined,
});

function filesOf({ files }: Disks, call: Call) {
  return {
    put: (key: string, bytes: Uint8Array) => call("files", () => void files.set(key, bytes)),
    get: (key: string) => call("files", () => files.get(key)),
    delete: (key: string) => call("files", () => void files.delete(key)),
    async *list(prefix: string) {
      yield* [...files.keys()].filter((key) => key.startsWith(prefix));
    },
    async *all() {
      yield* [...files.keys()];
    },
    close: async () => undefined,
  };
}

const LOOK_MS = 1_500;

/** As the operating system does: the lock of a process that died is free. */
async function turnOf({ turns }: Disks, runner: Runner, group: string, signal: AbortSignal) {
  while (!signal.aborted) {
    if (turns.get(group)?.isAlive !== true) {
      turns.set(group, runner);
      return () => void (turns.get(group) === runner && turns.delete(group));
    }
    await sleep(LOOK_MS);
  }
  return undefined;
}

type Subscribe = ReturnType<typeof createInlineBus>["subscribe"];

/** Brings an event twice now and then, as any bus may. */
const repeating =
  (subscribe: Subscribe, { chaos, random }: Room): Subscribe =>
  ({ deliver, deliverAll, ...subscription }) => {
    const twiceAtTimes =
      <Brought>(bring: (brought: Brought) => Promise<void>) =>
      async (brought: Brought): Promise<void> => {
        await bring(brought);
        if (comes(chaos, random, "twice", 5)) await bring(brought);
      };
    return subscribe({
      ...subscription,
      deliver: twiceAtTimes(deliver),
      ...(deliverAll && { deliverAll: twiceAtTimes(deliverAll) }),
    });
  };

function leasesOf({ disks, chaos, random }: Room, call: Call): Leases {
  const running = (name: string): Held | undefined => {
    const held = disks.leases.get(name);
    return held && held.until > virtualNow() ? held : undefined;
  };
  return {
    acquire: (name, ttlMs) =>
      call("leases", () => {
        requireLease(name, ttlMs);
        if (running(name)) return undefined;
        disks.tokens += 1;
        disks.leases.set(name, { token: disks.tokens, until: virtualNow() + ttlMs });
        return disks.tokens;
      }),
    renew: (name, token, ttlMs) =>
      call("leases", () => {
        requireLease(name, ttlMs);
        const held = running(name);
        if (held?.token !== token) return false;
        // Another may take it from now on, and who has it does not know.
        held.until = comes(chaos, random, "leaseLost", 20) ? virtualNow() : virtualNow() + ttlMs;
        return true;
      }),
    release: (name, token) => call("leases", () => void (running(name)?.token === token && disks.leases.delete(name))),
    close: async () => undefined,
  };
}
