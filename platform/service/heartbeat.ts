// Heartbeats: how each process is that runs apart, in the read store. None needs to know the addresses of the others. A heartbeat is
// forgotten a minute after it came last.
import type { GroupHealth } from "../bus/port.ts";
import { isAhead, isWithin } from "../clock.ts";
import { START } from "../event-store/port.ts";
import { uuidv7 } from "../ids.ts";
import { errorFacts, type Log } from "../log-port.ts";
import type { ReadOp, ReadStore } from "../read-store/port.ts";

/** Where a projection stands, as its projector says. */
export type ProjectionState = {
  readonly projection: string;
  readonly state: "catching-up" | "live" | "failing";
  /** Its model may be read. */
  readonly ready: boolean;
  /** About how many events it has still to take in. */
  readonly lagEvents: number;
  /** Milliseconds since the oldest of them happened. */
  readonly lagMs: number;
  readonly error?: { readonly eventId?: string; readonly eventType?: string; readonly failures: number };
  readonly heldUpBy?: readonly string[];
};

/** No projection writes it, and its checkpoint stays where it begins: any number of processes write side by side. */
export const HEARTBEATS_MODEL = "services@1";
const COLLECTION = "process";
const LIST = "processes";
const KEPT_MS = 60_000;
/** Processes that are looked at. */
const MOST = 200;

export type HeartbeatFacts = {
  /** Projections of the active projector. */
  readonly projections?: readonly ProjectionState[];
  /** Health of the consumer groups that the process has subscribed. */
  readonly groups?: readonly GroupHealth[];
  /** The read models and indexes that a query service answers from, by name: releases differ in these. */
  readonly reads?: readonly string[];
  /** The newest events that it can read: `WRITTEN` of its release. Processes that read only their own leave it out. */
  readonly canRead?: number;
};
export type Heartbeat = HeartbeatFacts & {
  readonly processId: string;
  /** When it was said. Milliseconds since 1970. */
  readonly at: number;
};

type Heartbeats = Pick<ReadStore, "model" | "apply">;

export const writeHeartbeat = (store: Heartbeats, told: Heartbeat): Promise<void> =>
  apply(store, [
    { op: "put", collection: COLLECTION, id: told.processId, doc: { ...told }, expiresAt: told.at + KEPT_MS },
    { op: "listAdd", list: LIST, member: told.processId, score: told.at },
  ]);

/** The newest first. What was said by a clock that was put back since is not heard: whoever lives says it again. */
export async function readHeartbeats(store: Pick<ReadStore, "model">, now = Date.now()): Promise<readonly Heartbeat[]> {
  const docs = await docsOf(store, await members(store, true));
  return docs.flatMap(({ doc }) => (doc && !isAhead(doc.at, now) ? doc : []));
}

/**
 * Those that could not read what a release with this much `written` writes: query services, projectors and workers of one before. The
 * first releases did not say what they can read.
 */
export const olderReaders = (told: readonly Heartbeat[], written: number): readonly Heartbeat[] =>
  told.filter(({ canRead, reads, projections }) =>
    canRead === undefined ? reads !== undefined || projections !== undefined : canRead < written,
  );

/** Strikes a process off, and those that died without doing so. */
async function removeHeartbeat(store: Heartbeats, processId: string): Promise<void> {
  const all = await docsOf(store, await members(store, false));
  const gone = all.filter(({ id, doc }) => id === processId || doc === undefined);
  await apply(
    store,
    gone.flatMap(({ id }): readonly ReadOp[] => [
      { op: "delete", collection: COLLECTION, id },
      { op: "listRemove", list: LIST, member: id },
    ]),
  );
}

const apply = ({ apply }: Heartbeats, ops: readonly ReadOp[]): Promise<void> =>
  apply({ projection: HEARTBEATS_MODEL, from: START, to: START, ops });

const members = async (store: Pick<ReadStore, "model">, newestFirst: boolean): Promise<readonly string[]> =>
  (await store.model(HEARTBEATS_MODEL).list(LIST, { offset: 0, limit: MOST, newestFirst })).members;

async function docsOf(store: Pick<ReadStore, "model">, ids: readonly string[]) {
  const docs = await store.model(HEARTBEATS_MODEL).getMany(ids.map((id) => ({ collection: COLLECTION, id })));
  // Only `writeHeartbeat` puts documents there.
  return ids.map((id, at) => ({ id, doc: docs[at] as Heartbeat | undefined }));
}

export type Telling = {
  /** Soon: what has changed is worth knowing. */
  now(): void;
  /** Strikes the process off. */
  close(): Promise<void>;
};

type Options = {
  readonly readStore: Pick<ReadStore, "model" | "apply" | "watch">;
  readonly told: () => Promise<HeartbeatFacts>;
  readonly log: Log;
  /** Milliseconds. */
  readonly everyMs?: number;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
};

const NOTHING = { text: "", at: Number.NEGATIVE_INFINITY };
const EVERY_MS = 2_000;
/** An unchanged heartbeat is sent again before it expires. */
const AGAIN_MS = 20_000;

export function sendHeartbeats({ readStore, told, log, everyMs = EVERY_MS, clock = Date.now }: Options): Telling {
  const processId = uuidv7();
  let last = NOTHING;
  let turn: Promise<void> = Promise.resolve();

  const tell = async (): Promise<void> => {
    const what = await told();
    const [text, at] = [JSON.stringify(what), clock()];
    if (text === last.text && isWithin(last.at, at, AGAIN_MS)) return;
    await writeHeartbeat(readStore, { ...what, processId, at });
    last = { text, at };
  };
  const now = (): void => {
    turn = turn.then(tell).catch((error: unknown) => {
      log.warn(errorFacts(error), "the other processes could not be told how this one is; trying again");
    });
  };
  const timer = setInterval(now, everyMs).unref();
  // A store that was emptied knows of nobody.
  const stop = readStore.watch(HEARTBEATS_MODEL, ({ version }) => {
    if (version !== "" || last.text === "") return;
    last = NOTHING;
    now();
  });
  now();
  return {
    now,
    async close() {
      stop();
      clearInterval(timer);
      await turn;
      await removeHeartbeat(readStore, processId);
    },
  };
}
