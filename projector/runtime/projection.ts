// What a projection is (DESIGN.md section 5): a pure function from an event, and what it read of its own model, to operations.
import type { StoredEvent } from "@sb/platform/event-store/port.ts";
import type { Doc, DocKey, ReadModel, ReadOp } from "@sb/platform/read-store/port.ts";
import type { IndexOp, IndexSchema } from "@sb/platform/search-index/port.ts";

/** The documents a projection asked for, as they stand after every earlier event of the batch. */
export type Docs = { get(collection: string, id: string): Doc | undefined };

export type Projection = {
  /** `report@1`: a new version is built beside the old one and swapped in. */
  readonly name: string;
  /** The documents `project` will want for this event; they are fetched for the whole batch at once. */
  readonly reads: (event: StoredEvent) => readonly DocKey[];
  /** Uses the event's own time only. Throws on an event of its streams whose type it does not know. */
  readonly project: (event: StoredEvent, docs: Docs) => readonly ReadOp[];
};

/**
 * Keeps a search index in step with read models: told which events came, it reads the models as they stand now and
 * says what the index should hold. It runs after the projections it follows, so running it twice changes nothing.
 */
export type IndexProjection<S extends IndexSchema = IndexSchema> = {
  /** The index that it fills. It has the index's name. */
  readonly schema: S;
  readonly follows: readonly string[];
  readonly index: (
    events: readonly StoredEvent[],
    model: (projection: string) => ReadModel,
  ) => Promise<readonly IndexOp<S>[]>;
};
