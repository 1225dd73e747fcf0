// For a subject's projection tests: a history by hand, run through the real machinery in memory.
import { setImmediate } from "node:timers/promises";
import { streams } from "@sb/contracts/subjects.ts";
import type { StoredEvent } from "@sb/platform/event-store/port.ts";
import { type Doc, type DocKey, LIST_LIMIT, type ReadModel, type ReadOp } from "@sb/platform/read-store/port.ts";
import { openSqliteReadStore } from "@sb/platform/read-store/sqlite/sqlite.ts";
import type { IndexOp, IndexSchema } from "@sb/platform/search/port.ts";
import { expect } from "vitest";
import { createDispatch } from "./dispatch.ts";
import { logEvents } from "./log-event.ts";
import type { Docs, IndexProjection, Projection } from "./projection.ts";
import { createRunner } from "./runner.ts";
import { projectionTarget } from "./target.ts";

export type Given = {
  readonly stream: string;
  readonly type: string;
  readonly data: unknown;
  readonly version?: number;
  readonly sealed?: string;
  readonly actor?: string;
  /** ISO 8601; a minute after the event before where it is left out. */
  readonly at?: string;
};

/** Stored events as they would lie in the log, in this order. */
export function history(given: readonly Given[]): readonly StoredEvent[] {
  const newest = new Map<string, number>();
  return given.map(({ stream, type, data, version = 1, sealed, actor = "tester", at }, index) => {
    const revision = (newest.get(stream) ?? -1) + 1;
    newest.set(stream, revision);
    const eventId = `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;
    const time = at ?? new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
    const meta = { eventId, correlationId: eventId, actor, at: time };
    return { stream, revision, position: positionOf(index), type, version, data, sealed, meta };
  });
}

export type Contents = {
  /** By `collection/id`. */
  readonly docs: Readonly<Record<string, Doc>>;
  /** Members, lowest score first, by list; empty lists are left out. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
};

/**
 * The read model that a projection makes of a history, and everything that stands in it. `isFarBehind`: batch after batch, as
 * when many more follow.
 */
export async function projected(
  projection: Projection,
  events: readonly StoredEvent[],
  batchSize = 500,
  known = streams,
  isFarBehind = false,
): Promise<{ readonly model: ReadModel; readonly contents: Contents }> {
  const store = openSqliteReadStore(":memory:");
  const seen = watch(projection);
  const runner = createRunner(projectionTarget(seen.projection, projection.name, store, known), () => undefined);
  for (let at = 0; at < events.length; at += batchSize) {
    await runner.run(logEvents(events.slice(at, at + batchSize)), isFarBehind ? () => undefined : undefined);
    await setImmediate();
  }
  await runner.settled();
  const model = store.model(projection.name);
  return { model, contents: await seen.contents(model) };
}

/** Each event delivered twice in a row leaves what it leaves once. */
export async function sameEventsTwice(projection: Projection, events: readonly StoredEvent[]): Promise<void> {
  const twice = events.flatMap((event) => [event, event]).map((event, at) => ({ ...event, position: positionOf(at) }));
  const once = await projected(projection, events);
  expect((await projected(projection, twice)).contents).toEqual(once.contents);
  expect((await projected(projection, twice, 1)).contents).toEqual(once.contents);
}

/** One event at a time, in small batches, or all at once as a rebuild does: the same comes of it. */
export async function rebuiltFromZeroIsEqual(projection: Projection, events: readonly StoredEvent[]): Promise<void> {
  const live = await projected(projection, events, 1);
  expect(live.contents).not.toEqual({ docs: {}, lists: {} });
  for (const batchSize of [3, Math.max(1, events.length)]) {
    expect((await projected(projection, events, batchSize)).contents).toEqual(live.contents);
  }
  for (const batchSize of [1, 3]) {
    expect((await projected(projection, events, batchSize, streams, true)).contents).toEqual(live.contents);
  }
}

/** The documents that an index projection makes of a history that its projections have taken in already. */
export async function indexed<S extends IndexSchema>(
  index: IndexProjection<S>,
  projections: readonly Projection[],
  events: readonly StoredEvent[],
): Promise<readonly IndexOp<S>[]> {
  const models = new Map<string, ReadModel>();
  for (const projection of projections) models.set(projection.name, (await projected(projection, events)).model);
  return await index.index(handledBy(index, events), (name) => {
    const model = models.get(name);
    if (model === undefined) throw new Error(`${index.schema.name} reads ${name}, which is not among its projections`);
    return model;
  });
}

/** Those that the projector would give to it. */
export function handledBy({ handles }: Pick<IndexProjection, "handles">, events: readonly StoredEvent[]) {
  return createDispatch(handles, [])(logEvents(events)).handled;
}

type Around = (event: StoredEvent, docs: Docs, project: () => readonly ReadOp[]) => readonly ReadOp[];

/** The projection with something done before, after or instead of projecting an event. */
export function around(projection: Projection, wrap: Around): Projection {
  return {
    ...projection,
    step(event) {
      const { asked, project } = projection.step(event);
      return { asked, project: (docs) => wrap(event.stored, docs, () => project(docs)) };
    },
  };
}

const positionOf = (index: number): string => String(index + 1).padStart(16, "0");

async function membersOf(model: ReadModel, list: string): Promise<readonly string[]> {
  const members: string[] = [];
  for (;;) {
    const page = await model.list(list, { offset: members.length, limit: LIST_LIMIT, newestFirst: false });
    if (page.members.length === 0) return members;
    members.push(...page.members);
  }
}

/** The projection, noting every document and list it writes to, so that all of them can be read afterwards. */
function watch(projection: Projection) {
  const keys = new Map<string, DocKey>();
  const lists = new Set<string>();
  const note = (op: ReadOp): void => {
    if (op.op === "put" || op.op === "delete") keys.set(`${op.collection}/${op.id}`, op);
    else lists.add(op.list);
  };
  const noting = around(projection, (_event, _docs, project) => {
    const ops = project();
    ops.forEach(note);
    return ops;
  });
  const contents = async (model: ReadModel): Promise<Contents> => {
    const docs: Record<string, Doc> = {};
    for (const [name, key] of [...keys].sort()) {
      const doc = await model.get(key.collection, key.id);
      if (doc) docs[name] = doc;
    }
    const members: Record<string, readonly string[]> = {};
    for (const list of [...lists].sort()) {
      const all = await membersOf(model, list);
      if (all.length > 0) members[list] = all;
    }
    return { docs, lists: members };
  };
  return { projection: noting, contents };
}
