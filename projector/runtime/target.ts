// Where events go: one projection with its place in the read store, or one index projection with its index.
import type { EventStore, Position, StoredEvent } from "@sb/platform/event-store/port.ts";
import type { DocKey, ReadModel, ReadStore } from "@sb/platform/read-store/port.ts";
import type { SearchEngine } from "@sb/platform/search-index/port.ts";
import { ProjectionFailed } from "./failure.ts";
import { createOverlay, type Overlay } from "./overlay.ts";
import type { IndexProjection, Projection } from "./projection.ts";

export type Stores = {
  readonly eventStore: Pick<EventStore, "readAll" | "follow" | "head">;
  readonly readStore: ReadStore;
  readonly searchEngine: Pick<SearchEngine, "index" | "checkpoint">;
};

/** How far it came, and what stopped it where it did not take all. */
export type Advanced = { readonly position: Position; readonly failure?: ProjectionFailed };

export type Target = {
  readonly name: string;
  /** Targets that must be at least as far before this one takes an event. */
  readonly follows: readonly string[];
  checkpoint(): Promise<Position>;
  /** Takes events in and moves the checkpoint with them, from `from`; those before a failing event are taken. */
  advance(from: Position, events: readonly StoredEvent[]): Promise<Advanced>;
};

/** `name` differs from the projection's own while it is rebuilt aside. */
export function projectionTarget(projection: Projection, name: string, readStore: ReadStore): Target {
  const model = readStore.model(name);
  return {
    name,
    follows: [],
    checkpoint: () => readStore.checkpoint(name),
    async advance(from, events) {
      const plan = planReads(projection, events);
      const overlay = await createOverlay(plan.asked, model.getMany);
      const { taken, failure = plan.failure } = project(projection, events, plan.asked, overlay);
      const to = events[taken - 1]?.position ?? from;
      if (taken > 0) await readStore.apply({ projection: name, from, to, ops: overlay.ops() });
      return failure ? { position: to, failure } : { position: to };
    },
  };
}

export function indexTarget(
  { schema, follows, index }: IndexProjection,
  searchEngine: Stores["searchEngine"],
  model: (projection: string) => ReadModel,
): Target {
  const target = searchEngine.index(schema);
  return {
    name: schema.name,
    follows,
    checkpoint: () => searchEngine.checkpoint(schema.name),
    async advance(from, events) {
      const to = events.at(-1)?.position ?? from;
      const ops = await index(events, model);
      await target.apply({ from, to, ops });
      return { position: to };
    },
  };
}

type Plan = { readonly asked: readonly (readonly DocKey[])[]; readonly failure?: ProjectionFailed };

/** What each event asks for, up to the first that the projection can't even look at. */
function planReads(projection: Projection, events: readonly StoredEvent[]): Plan {
  const asked: (readonly DocKey[])[] = [];
  for (const event of events) {
    try {
      asked.push(projection.reads(event));
    } catch (error) {
      return { asked, failure: new ProjectionFailed(event, error) };
    }
  }
  return { asked };
}

function project(
  projection: Projection,
  events: readonly StoredEvent[],
  asked: readonly (readonly DocKey[])[],
  overlay: Overlay,
): { readonly taken: number; readonly failure?: ProjectionFailed } {
  for (const [at, keys] of asked.entries()) {
    const event = events[at];
    if (event === undefined) return { taken: at };
    try {
      overlay.write(projection.project(event, overlay.view(keys)));
    } catch (error) {
      return { taken: at, failure: new ProjectionFailed(event, error) };
    }
  }
  return { taken: asked.length };
}
