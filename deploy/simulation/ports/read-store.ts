// A read store in memory. It passes the port's contract.
import { misfitOf } from "@sb/platform/event-store/misfit.ts";
import { type Position, START } from "@sb/platform/event-store/port.ts";
import {
  CheckpointMoved,
  type Doc,
  Fenced,
  LIST_LIMIT,
  type ModelState,
  type ReadBatch,
  type ReadModel,
  type ReadOp,
  type ReadStore,
} from "@sb/platform/read-store/port.ts";
import { NotReady } from "@sb/platform/server-away.ts";
import { atOnce, type Call } from "../call.ts";
import { type Runner, runningNow } from "../time.ts";

type Kept = { readonly doc: Doc; readonly expiresAt: number | undefined };
export type Model = {
  readonly docs: Map<string, Kept>;
  /** Scores by member, by list. */
  readonly lists: Map<string, Map<string, number>>;
  position: Position;
  version: string;
  ready: boolean;
};

/** `runner`: the process that listens, where there are several. */
type Listener = { readonly runner: Runner | undefined; readonly changed: (projection: string) => void };

/** The models on the disk. */
export type Models = {
  readonly models: Map<string, Model>;
  readonly fences: Map<string, number>;
  readonly listeners: Set<Listener>;
  madeFrom: string | undefined;
  /** Changes so far, of all models: no version comes twice. */
  changes: number;
};

export const createModels = (): Models => ({
  models: new Map(),
  fences: new Map(),
  listeners: new Set(),
  madeFrom: undefined,
  changes: 0,
});

const NONE: ModelState = { position: START, version: "", ready: false };
const keyOf = (collection: string, id: string): string => `${collection}\0${id}`;

/** One process's store on the models. */
export function openReadStore(kept: Models, call: Call = atOnce): ReadStore {
  const ask = <T>(effect: () => T): Promise<T> => call("read store", effect);
  const stops = new Set<() => void>();
  const waiting = new Set<() => void>();
  const stateOf = (projection: string): ModelState => {
    const { position, version, ready } = kept.models.get(projection) ?? NONE;
    return { position, version, ready };
  };
  const tell = (projection: string): void => {
    for (const listener of [...kept.listeners]) {
      // A process that was killed hears nothing.
      if (listener.runner?.isAlive === false) kept.listeners.delete(listener);
      else listener.changed(projection);
    }
  };

  function watch(projection: string, listener: (state: ModelState) => void): () => void {
    let told = stateOf(projection);
    listener(told);
    const changed = (name: string): void => {
      if (name !== projection) return;
      const state = stateOf(projection);
      if (isSame(state, told)) return;
      told = state;
      listener(state);
    };
    const own = { runner: runningNow(), changed };
    kept.listeners.add(own);
    const stop = (): void => {
      kept.listeners.delete(own);
      stops.delete(stop);
    };
    stops.add(stop);
    return stop;
  }

  async function whenReached(projection: string, position: Position, timeoutMs: number): Promise<boolean> {
    if (stateOf(projection).position >= position) return true;
    if (timeoutMs <= 0) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const no = (): void => resolve(false);
    waiting.add(no);
    const timer = setTimeout(no, timeoutMs);
    const stop = watch(projection, (state) => state.position >= position && resolve(true));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(no);
      stop();
    }
  }

  return {
    attach: (log) =>
      ask(() => {
        const misfits = [...kept.models].flatMap(([name, { position: at, ready }]) => {
          const reason = misfitOf(at, kept.madeFrom, log, ready);
          return reason ? [{ name, file: "memory", reason, at }] : [];
        });
        kept.madeFrom = log.id;
        for (const { name } of misfits) forget(kept, name);
        for (const { name } of misfits) tell(name);
        return misfits;
      }),
    model: (projection) => modelOf(ask, () => kept.models.get(projection)),
    readyModel: (projection) =>
      modelOf(ask, () => {
        const model = kept.models.get(projection);
        if (!model?.ready) throw new NotReady(projection);
        return model;
      }),
    apply: (batch) =>
      ask(() => {
        apply(kept, batch);
        tell(batch.projection);
      }),
    checkpoint: (projection) => ask(() => stateOf(projection).position),
    watch,
    whenReached,
    drop: (projection, fence) =>
      ask(() => {
        requireFence(kept, projection, fence);
        noteFence(kept, projection, fence);
        forget(kept, projection);
        tell(projection);
      }),
    projections: () => ask(() => [...kept.models.keys()].sort()),
    promote: (from, to, fence) =>
      ask(() => {
        requireFence(kept, to, fence);
        noteFence(kept, to, fence);
        promote(kept, from, to);
        tell(from);
        tell(to);
      }),
    async close() {
      for (const end of [...stops, ...waiting]) end();
    },
  };
}

const isSame = (one: ModelState, other: ModelState): boolean =>
  one.position === other.position && one.version === other.version && one.ready === other.ready;

function forget(kept: Models, projection: string): void {
  kept.models.delete(projection);
}

function promote(kept: Models, from: string, to: string): void {
  if (from === to) return;
  const model = kept.models.get(from);
  if (!model) throw new Error(`there is no ${from}`);
  kept.changes += 1;
  const ready = model.ready || kept.models.get(to)?.ready === true;
  kept.models.set(to, { ...model, ready, version: String(kept.changes) });
  kept.models.delete(from);
}

function requireFence(kept: Models, projection: string, fence: number | undefined): void {
  if (fence === undefined) return;
  if (!Number.isSafeInteger(fence) || fence < 0) throw new RangeError("a fence is a safe integer from 0");
  if (fence < (kept.fences.get(projection) ?? -1)) throw new Fenced("a newer writer has written");
}

function noteFence(kept: Models, projection: string, fence: number | undefined): void {
  if (fence !== undefined) kept.fences.set(projection, Math.max(fence, kept.fences.get(projection) ?? -1));
}

function apply(kept: Models, { projection, from, to, ops, ready, fence }: ReadBatch): void {
  requireFence(kept, projection, fence);
  const found = kept.models.get(projection);
  if ((found?.position ?? START) !== from) throw new CheckpointMoved(`${projection} is elsewhere`);
  for (const op of ops)
    if (op.op === "listAdd" && !Number.isFinite(op.score)) throw new RangeError("a score is a finite number");
  noteFence(kept, projection, fence);
  const model = found ?? { ...NONE, docs: new Map(), lists: new Map() };
  kept.models.set(projection, model);
  for (const op of ops) change(model, op);
  if (ops.length > 0) {
    kept.changes += 1;
    model.version = String(kept.changes);
  }
  model.position = to;
  model.ready ||= ready === true;
}

function change({ docs, lists }: Model, op: ReadOp): void {
  if (op.op === "put") docs.set(keyOf(op.collection, op.id), { doc: op.doc, expiresAt: op.expiresAt });
  else if (op.op === "delete") docs.delete(keyOf(op.collection, op.id));
  else if (op.op === "listRemove") lists.get(op.list)?.delete(op.member);
  else lists.set(op.list, (lists.get(op.list) ?? new Map<string, number>()).set(op.member, op.score));
}

type Ask = <T>(effect: () => T) => Promise<T>;

function modelOf(ask: Ask, find: () => Model | undefined): ReadModel {
  const docOf = (model: Model | undefined, collection: string, id: string): Doc | undefined => {
    const found = model?.docs.get(keyOf(collection, id));
    return found && (found.expiresAt ?? Number.POSITIVE_INFINITY) > Date.now() ? found.doc : undefined;
  };
  return {
    get: (collection, id) => ask(() => docOf(find(), collection, id)),
    getMany: (keys) =>
      ask(() => {
        const model = find();
        return keys.map(({ collection, id }) => docOf(model, collection, id));
      }),
    list: (list, { offset, limit, newestFirst }) =>
      ask(() => {
        requireLimit(limit);
        const members = membersOf(find(), list).map(([member]) => member);
        const ordered = newestFirst ? members.reverse() : members;
        return { members: ordered.slice(offset, offset + limit), total: members.length };
      }),
    listAfter: (list, score, limit) =>
      ask(() => {
        requireLimit(limit);
        const after = membersOf(find(), list).filter(([, its]) => its > score);
        return after.slice(0, limit).map(([member]) => member);
      }),
  };
}

function requireLimit(limit: number): void {
  if (!(limit <= LIST_LIMIT)) throw new RangeError(`a list is read ${LIST_LIMIT} at a time`);
}

/** By score, then by member. */
function membersOf(model: Model | undefined, list: string): readonly (readonly [string, number])[] {
  const scores = [...(model?.lists.get(list) ?? [])];
  return scores.sort(([one, a], [other, b]) => a - b || (one < other ? -1 : 1));
}

/** All that a model holds, as text, for comparing one with another. */
export const contentOf = ({ docs, lists }: Model): ReadonlyMap<string, string> =>
  new Map([
    ...[...docs].map(([key, { doc }]) => [key, JSON.stringify(doc)] as const),
    ...[...lists].flatMap(([list, scores]) =>
      [...scores].map(([member, score]) => [`${list}\0\0${member}`, String(score)] as const),
    ),
  ]);
