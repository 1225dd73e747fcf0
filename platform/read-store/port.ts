// The read store port: what projections write and queries read (docs/architecture.md).
// Every adapter passes contract.ts beside this file.
import type { Misfit } from "../event-store/misfit.ts";
import type { LogMark, Position } from "../event-store/port.ts";

/** A JSON document. Never change one that was read: the store shares the object between readers. */
export type Doc = Readonly<Record<string, unknown>>;
export type DocKey = { readonly collection: string; readonly id: string };

/**
 * One change. A list holds members in the order of their score (a safe integer or other finite number), ties by
 * member; adding a member that is there moves it.
 */
export type ReadOp =
  | {
      readonly op: "put";
      readonly collection: string;
      readonly id: string;
      readonly doc: Doc;
      /** Milliseconds since 1970, computed from the event's own time, so that a rebuild does not extend it. */
      readonly expiresAt?: number | undefined;
      /** The document before held what has to be gone from the store's files within a minute, as after a "delete". */
      readonly erases?: boolean | undefined;
    }
  | { readonly op: "delete"; readonly collection: string; readonly id: string }
  | { readonly op: "listAdd"; readonly list: string; readonly member: string; readonly score: number }
  | { readonly op: "listRemove"; readonly list: string; readonly member: string };

export type ReadBatch = {
  /** Name and version of the projection, `report@1`; each has a checkpoint and a key space of its own. */
  readonly projection: string;
  /** The checkpoint this batch was computed on; the batch is refused with code `CHECKPOINT_MOVED` where it differs. */
  readonly from: Position;
  readonly to: Position;
  readonly ops: readonly ReadOp[];
  /**
   * The token of the writer's lease: a safe integer from 0, which only grows. A batch with a smaller one than any before it
   * on the projection, under this name, is refused with code `FENCED`. One without is not compared.
   */
  readonly fence?: number | undefined;
  /** All that the log holds up to `to` is in: from now on the model is ready. */
  readonly ready?: true | undefined;
};

/** Where a model stands and what it holds. */
export type ModelState = {
  /** Its checkpoint; START where it has never run. */
  readonly position: Position;
  /**
   * A word to compare its content by: another one after each batch with operations, after a drop and after a
   * promotion; the same while batches only move the checkpoint. Empty where the model is. A document whose time ends does
   * not change it.
   */
  readonly version: string;
  /**
   * Whether it has been caught up with the log, as a batch said. Remembered with what the model holds: one that was dropped, lost
   * or begun anew is not ready, and one that is only behind is.
   */
  readonly ready: boolean;
};

/** Members of a list that one call reads at most: a larger `limit` is refused with a RangeError. */
export const LIST_LIMIT = 1_000;

export type ListQuery = { readonly offset: number; readonly limit: number; readonly newestFirst: boolean };
export type ListPage = { readonly members: readonly string[]; readonly total: number };

/**
 * A projection's key space, as queries and projections read it. Reads see what this store has written
 * before, and what another process has, by the next turn of the event loop.
 */
export type ReadModel = {
  get(collection: string, id: string): Promise<Doc | undefined>;
  /** In the order of the keys; undefined where there is none. */
  getMany(keys: readonly DocKey[]): Promise<readonly (Doc | undefined)[]>;
  /** Highest score first where `newestFirst`. */
  list(list: string, query: ListQuery): Promise<ListPage>;
  /**
   * The members with a higher score than `score`, lowest first, at most `limit`: the next page of a walk through a list in
   * which no two scores are equal. As fast at the end as at the beginning.
   */
  listAfter(list: string, score: number, limit: number): Promise<readonly string[]>;
};

export type ReadStore = {
  /**
   * Called at the start, before anything is read or applied: drops every projection that was made from another log, or
   * from events beyond the log's end, and answers with those. All that is applied later counts as made from this log.
   */
  attach(log: LogMark): Promise<readonly Misfit[]>;
  model(projection: string): ReadModel;
  /** The model for answers: each read rejects with code `NOT_READY` unless the model is ready at that moment. */
  readyModel(projection: string): ReadModel;
  /** Applies all ops and the checkpoint together, or nothing. Within a batch, ops take effect in their order. */
  apply(batch: ReadBatch): Promise<void>;
  /** START where the projection has never run. */
  checkpoint(projection: string): Promise<Position>;
  /**
   * Tells `listener` the present state, then each new one; of this store's own changes before the call that makes them
   * resolves, and of others' within a second. What is read after that is of this state or a later one. Returns a function
   * that ends it.
   */
  watch(projection: string, listener: (state: ModelState) => void): () => void;
  /**
   * Resolves true once the projection has reached the position, which listeners have been told by then; false after the
   * time. No polling where avoidable.
   */
  whenReached(projection: string, position: Position, timeoutMs: number): Promise<boolean>;
  /**
   * Drops a projection: documents, lists and checkpoint, but not its fence. Readers see it at once; space is freed in the
   * background.
   */
  drop(projection: string, fence?: number): Promise<void>;
  /** The projections that have a checkpoint. */
  projections(): Promise<readonly string[]>;
  /**
   * Renames `from` to `to`, with its checkpoint, and drops what had that name, in one step: a reader sees either the old
   * model or the new one. It is ready where either was. Throws where there is no `from`. A `fence` is compared with that of `to`, as for a batch.
   */
  promote(from: string, to: string, fence?: number): Promise<void>;
  close(): Promise<void>;
};

/** A newer writer has written. */
export class Fenced extends Error {
  readonly code = "FENCED";
}

export class CheckpointMoved extends Error {
  readonly code = "CHECKPOINT_MOVED";
}
