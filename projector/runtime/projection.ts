// A projection (docs/architecture.md) is a pure function from an event, and what it read of its own model, to operations.
import type { AnyEvent, EventDefinition } from "@sb/contracts/events.ts";
import { defineEvents } from "@sb/contracts/subject.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { Doc, DocKey, ReadModel, ReadOp } from "@sb/platform/read-store/port.ts";
import type { IndexOp, IndexSchema } from "@sb/platform/search/port.ts";
import { naming } from "./failure.ts";
import type { LogEvent } from "./log-event.ts";

/** The documents a projection asked for, as they stand after every earlier event of the batch. */
export type Docs = { get(collection: string, id: string): Doc | undefined };

/** A document that a projection asks for. */
export type AskedKey = DocKey & {
  /** Fetched only where another document that is asked for says that it may be there: a miss costs as much as a hit. */
  readonly onlyIf?: { readonly key: DocKey; readonly holds: (doc: Doc | undefined) => boolean };
};

/** A projection's step for one event. */
export type Step = {
  /** The documents that `project` will want; they are fetched for the whole batch at once. */
  readonly asked: readonly AskedKey[];
  readonly project: (docs: Docs) => readonly ReadOp[];
};

/** Made by `defineProjection`. */
export type Projection = {
  /** `report@1`: a new version is built beside the old one and swapped in. */
  readonly name: string;
  readonly handles: readonly EventDefinition[];
  /** For an event that it handles. Throws where the event can't be read. */
  readonly step: (event: LogEvent) => Step;
};

/** Made by `defineIndexProjection`. */
export type IndexProjection<Schema extends IndexSchema = IndexSchema> = {
  /** The index that it fills. It has the index's name. */
  readonly schema: Schema;
  readonly follows: readonly string[];
  readonly handles: readonly EventDefinition[];
  /** For events that it handles. */
  readonly index: (
    events: readonly LogEvent[],
    model: (projection: string) => ReadModel,
  ) => Promise<readonly IndexOp<Schema>[]>;
};

type Handles<Handled extends readonly AnyEvent[]> = {
  readonly [At in keyof Handled]: EventDefinition<Handled[At]>;
};

/** The functions get the events that `handles` names, and are typed by them; all other events are passed over. */
export function defineProjection<Handled extends readonly AnyEvent[]>({
  name,
  handles,
  reads,
  project,
}: {
  readonly name: string;
  readonly handles: Handles<Handled>;
  /** The documents `project` will want for this event. */
  readonly reads: (event: Stored<Handled[number]>) => readonly AskedKey[];
  /** Uses the event's own time only, and no clock: a rebuild must come out the same. */
  readonly project: (event: Stored<Handled[number]>, docs: Docs) => readonly ReadOp[];
}): Projection {
  const events = defineEvents<Handled>(...handles);
  return {
    name,
    handles: events.definitions,
    step(logged) {
      const event = logged.read(events);
      return { asked: reads(event), project: (docs) => project(event, docs) };
    },
  };
}

/**
 * An index projection keeps the search index in step with read models: told which events came, it reads the models as
 * they stand now and says what the index should hold. It runs after the projections it follows, so running it twice
 * changes nothing.
 */
export function defineIndexProjection<Schema extends IndexSchema, Handled extends readonly AnyEvent[]>({
  schema,
  follows,
  handles,
  index,
}: {
  readonly schema: Schema;
  /** Names of projections. */
  readonly follows: readonly string[];
  readonly handles: Handles<Handled>;
  readonly index: (
    events: readonly Stored<Handled[number]>[],
    model: (projection: string) => ReadModel,
  ) => Promise<readonly IndexOp<Schema>[]>;
}): IndexProjection<Schema> {
  const events = defineEvents<Handled>(...handles);
  return {
    schema,
    follows,
    handles: events.definitions,
    index: async (logged, model) =>
      index(
        logged.map((event) => naming(event, () => event.read(events))),
        model,
      ),
  };
}
