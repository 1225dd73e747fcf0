// How the processes are that run apart, in the read store: none needs to know the addresses of the others. What a process
// says of itself is forgotten a minute after it said it last.
import type { GroupHealth } from "../bus/port.ts";
import { isAhead } from "../clock.ts";
import { START } from "../event-store/port.ts";
import type { ReadOp, ReadStore } from "../read-store/port.ts";
import type { ProjectionState } from "./standing.ts";

/** No projection writes it, and its checkpoint stays where it begins: any number of processes write side by side. */
export const BOARD_MODEL = "services@1";
const COLLECTION = "process";
const LIST = "processes";
const KEPT_MS = 60_000;
/** Processes that are looked at. */
const MOST = 200;

export type Told = {
  /** Of the active projector. */
  readonly projections?: readonly ProjectionState[];
  /** Of the consumer groups that the process has subscribed. */
  readonly groups?: readonly GroupHealth[];
  /** The read models and indexes that a query service answers from, by name: releases differ in these. */
  readonly reads?: readonly string[];
  /** The newest events that it can read: `WRITTEN` of its release. Processes that read only their own leave it out. */
  readonly canRead?: number;
};
export type ToldBy = Told & {
  readonly processId: string;
  /** When it was said. Milliseconds since 1970. */
  readonly at: number;
};

type Board = Pick<ReadStore, "model" | "apply">;

export const writeBoard = (store: Board, told: ToldBy): Promise<void> =>
  apply(store, [
    { op: "put", collection: COLLECTION, id: told.processId, doc: { ...told }, expiresAt: told.at + KEPT_MS },
    { op: "listAdd", list: LIST, member: told.processId, score: told.at },
  ]);

/** The newest first. What was said by a clock that was put back since is not heard: whoever lives says it again. */
export async function readBoard(store: Pick<ReadStore, "model">, now = Date.now()): Promise<readonly ToldBy[]> {
  const docs = await docsOf(store, await members(store, true));
  return docs.flatMap(({ doc }) => (doc && !isAhead(doc.at, now) ? doc : []));
}

/**
 * Those that could not read what a release with this much `written` writes: query services, projectors and workers of one before. The
 * first releases did not say what they can read.
 */
export const olderReaders = (told: readonly ToldBy[], written: number): readonly ToldBy[] =>
  told.filter(({ canRead, reads, projections }) =>
    canRead === undefined ? reads !== undefined || projections !== undefined : canRead < written,
  );

/** Strikes a process off, and those that died without doing so. */
export async function leaveBoard(store: Board, processId: string): Promise<void> {
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

const apply = ({ apply }: Board, ops: readonly ReadOp[]): Promise<void> =>
  apply({ projection: BOARD_MODEL, from: START, to: START, ops });

const members = async (store: Pick<ReadStore, "model">, newestFirst: boolean): Promise<readonly string[]> =>
  (await store.model(BOARD_MODEL).list(LIST, { offset: 0, limit: MOST, newestFirst })).members;

async function docsOf(store: Pick<ReadStore, "model">, ids: readonly string[]) {
  const docs = await store.model(BOARD_MODEL).getMany(ids.map((id) => ({ collection: COLLECTION, id })));
  // Only `writeBoard` puts documents there.
  return ids.map((id, at) => ({ id, doc: docs[at] as ToldBy | undefined }));
}
