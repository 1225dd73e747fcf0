// Where events go: one projection with its place in the read store, or one index projection with its index.

import { UnreadableEvent } from "@sb/contracts/events.ts";
import type { Stream } from "@sb/contracts/subject.ts";
import { type EventStore, type Position, START } from "@sb/platform/event-store/port.ts";
import type { ReadModel, ReadStore } from "@sb/platform/read-store/port.ts";
import type { IndexOp, Rebuild, SearchEngine } from "@sb/platform/search/port.ts";
import { createDispatch, type Dispatched } from "./dispatch.ts";
import { ProjectionFailed } from "./failure.ts";
import { createKnownDocs, type KnownDocs } from "./known-docs.ts";
import type { LogEvent } from "./log-event.ts";
import { slices, traceEvents, weightOf } from "./log-event.ts";
import { createOverlay, type Overlay } from "./overlay.ts";
import type { IndexProjection, Projection, Step } from "./projection.ts";

export type Stores = {
  readonly eventStore: Pick<EventStore, "readAll" | "follow" | "head">;
  readonly readStore: ReadStore;
  readonly searchEngine: Pick<SearchEngine, "index" | "checkpoint" | "watch" | "rebuild" | "dropOlder">;
};

/** How far a target came, and what stopped it if it did not take all. */
export type Taken = {
  readonly position: Position;
  readonly failure?: ProjectionFailed | undefined;
  /** Whether the next events may be taken before this is written. */
  readonly isKnown: boolean;
  /** Whether enough has come together; otherwise it may wait for the next events, and is written along with them. */
  readonly isDue: boolean;
  /** Writes what the events come to, with all that was not written before, and moves the checkpoint with it. */
  write(): Promise<void>;
};

export type ProjectionTarget = {
  readonly name: string;
  /** Targets that must be at least as far before this one takes an event. */
  readonly follows: readonly string[];
  checkpoint(): Promise<Position>;
  /**
   * Takes events in, from `from`: as many as are written at once, and of those the ones before a failing event. `more`: many follow, so
   * what is known of the model now is kept for them. What was taken before is written, or on its way, or it was not due.
   */
  take(from: Position, events: readonly LogEvent[], more: boolean): Promise<Taken>;
  /** Notes that all which the log holds up to there is in. Rejects where it stands elsewhere. */
  ready(at: Position): Promise<void>;
};

/** `name` differs from the projection's own while it is rebuilt aside. */
export function projectionTarget(
  projection: Projection,
  name: string,
  readStore: ReadStore,
  streams: readonly Stream[],
): ProjectionTarget {
  const model = readStore.model(name);
  const dispatch = createDispatch(projection.handles, streams);
  let kept: { readonly at: Position; readonly batch: Batch } | undefined;
  const begin = (from: Position, more: boolean): Batch => {
    const before = kept?.at === from ? kept.batch : undefined;
    if (before && !before.isWritten) return before;
    const known = before?.known ?? createKnownDocs(more && from === START);
    known.next();
    return { from, known, overlay: createOverlay(model.getMany, known), pages: 0, isWritten: false };
  };
  return {
    name,
    follows: [],
    checkpoint() {
      // Others may have written to it.
      kept = undefined;
      return readStore.checkpoint(name);
    },
    ready: (at) => readStore.apply({ projection: name, from: at, to: at, ops: [], ready: true }),
    async take(from, events, more) {
      const began = Date.now();
      const { dispatched, begun } = atOnce(dispatch(events), events);
      const batch = begin(from, more);
      kept = undefined;
      const failure = await projectAll(projection, dispatched, batch.overlay);
      if (begun === events) batch.pages += 1;
      const to = endOf(begun, failure) ?? from;
      if (more && batch.known.lasts()) kept = { at: to, batch };
      return {
        position: to,
        failure,
        isKnown: kept !== undefined,
        isDue: isDue(batch),
        async write() {
          const { from, overlay } = batch;
          batch.isWritten = true;
          if (to !== from) await readStore.apply({ projection: name, from, to, ops: overlay.ops() });
          traceEvents(`project ${name}`, dispatched.handled, began);
        },
      };
    },
  };
}

/** Operations that are written together. */
type Batch = {
  readonly from: Position;
  readonly known: KnownDocs;
  readonly overlay: Overlay;
  pages: number;
  isWritten: boolean;
};

/** Operations, and pages, after which a batch is written: a document that is changed over and over is written once in it. */
const DUE = { ops: 5_000, pages: 8 };

const isDue = ({ overlay, pages }: Batch): boolean => overlay.size() >= DUE.ops || pages >= DUE.pages;

/** Events about some hundred things each are written apart from those after them: whoever asks meanwhile waits for what is written. */
const [HEAVY, WEIGHT_AT_ONCE] = [100, 400];

function atOnce(all: Dispatched, events: readonly LogEvent[]) {
  let weight = 0;
  const end = all.handled.findIndex((event) => {
    const own = weightOf(event);
    if (own >= HEAVY) weight += own;
    return weight >= WEIGHT_AT_ONCE;
  });
  const last = end === -1 ? undefined : all.handled[end];
  if (last === undefined || end === all.handled.length - 1) return { dispatched: all, begun: events };
  return {
    dispatched: { handled: all.handled.slice(0, end + 1) },
    begun: events.filter(({ stored }) => stored.position <= last.stored.position),
  };
}

/** Where batches go that are searched. */
export function liveIndex(
  { schema }: IndexProjection,
  searchEngine: Stores["searchEngine"],
): Pick<Rebuild, "apply" | "checkpoint"> {
  return { apply: searchEngine.index(schema).apply, checkpoint: () => searchEngine.checkpoint(schema.name) };
}

/** `target`: the live index, or one that is built beside it. Takes a batch as a whole or not at all. */
export function indexTarget(
  { schema, follows, handles, index }: IndexProjection,
  target: Pick<Rebuild, "apply" | "checkpoint">,
  model: (projection: string) => ReadModel,
  streams: readonly Stream[],
): ProjectionTarget {
  const dispatch = createDispatch(handles, streams);
  return {
    name: schema.name,
    follows,
    checkpoint: target.checkpoint,
    ready: (at) => target.apply({ from: at, to: at, ops: [], ready: true }),
    async take(from, events) {
      const began = Date.now();
      const to = endOf(events) ?? from;
      const { handled, unknown } = dispatch(events);
      if (unknown) throw unreadable(unknown);
      const ops: IndexOp[] = [];
      for await (const slice of slices(handled)) ops.push(...(await index(slice, model)));
      return {
        position: to,
        isKnown: false,
        isDue: true,
        async write() {
          await target.apply({ from, to, ops });
          traceEvents(`index ${schema.name}`, handled, began);
        },
      };
    },
  };
}

/** Stops at the first event that fails, and answers with that. */
async function projectAll(
  projection: Projection,
  { handled, unknown }: Dispatched,
  overlay: Overlay,
): Promise<ProjectionFailed | undefined> {
  for await (const slice of slices(handled)) {
    const plan = planSteps(projection, slice);
    await overlay.fetch(plan.steps.map((step) => step.asked));
    const failure = project(plan.steps, overlay) ?? plan.failure;
    if (failure) return failure;
  }
  return unknown && unreadable(unknown);
}

const unreadable = ({ stored }: LogEvent): ProjectionFailed =>
  new ProjectionFailed(stored, new UnreadableEvent(stored));

type PlannedStep = Step & { readonly event: LogEvent };

/** The operations of each event, up to the first that can't be read. */
function planSteps(
  projection: Projection,
  events: readonly LogEvent[],
): { readonly steps: readonly PlannedStep[]; readonly failure?: ProjectionFailed } {
  const steps: PlannedStep[] = [];
  for (const event of events) {
    try {
      steps.push({ event, ...projection.step(event) });
    } catch (error) {
      return { steps, failure: new ProjectionFailed(event.stored, error) };
    }
  }
  return { steps };
}

/** Stops at the first event that fails, and answers with that. */
function project(steps: readonly PlannedStep[], overlay: Overlay): ProjectionFailed | undefined {
  for (const { event, asked, project } of steps) {
    try {
      overlay.write(project(overlay.view(asked)));
    } catch (error) {
      return new ProjectionFailed(event.stored, error);
    }
  }
  return undefined;
}

/** The position of the last event taken; undefined where the first one failed. */
function endOf(events: readonly LogEvent[], failure?: ProjectionFailed): Position | undefined {
  const taken = failure ? events.filter(({ stored }) => stored.position < failure.position) : events;
  return taken.at(-1)?.stored.position;
}
