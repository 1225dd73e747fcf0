// The projections of a projector as its loops see them: a runner each, and what is told about it.
import { kindOf } from "@sb/contracts/events.ts";
import type { Stream } from "@sb/contracts/subject.ts";
import { KEY_STREAMS } from "@sb/platform/keys/in-log.ts";
import type { Log } from "@sb/platform/log-port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Progress } from "./progress.ts";
import type { IndexProjection, Projection } from "./projection.ts";
import { createRunner, type Runner } from "./runner.ts";
import { createStatus, type Status } from "./status.ts";
import { indexTarget, liveIndex, type ProjectionTarget, projectionTarget, type Stores } from "./target.ts";

export type Projections = {
  /** All kinds of streams. An unknown type of event in one that a projection handles is an error; elsewhere it is ignored. */
  readonly streams: readonly Stream[];
  readonly projections: readonly Projection[];
  readonly indexProjections: readonly IndexProjection[];
};

export type Part = { readonly runner: Runner; readonly status: Status; readonly readiness: Readiness };

/** Whether the store says that the model is ready (platform/read-store/port.ts, ModelState). */
export type Readiness = {
  isReady(): boolean;
  /** Calls back when it is not any more, at once where it is not now. Returns a function that ends this. */
  whenLost(listener: () => void): () => void;
  close(): void;
};

/** Throws where two have one name, or an index projection follows a projection that is not here. */
export function createParts(
  {
    streams,
    projections,
    indexProjections,
    readStore,
    searchEngine,
    elsewhere = [],
  }: Projections & Stores & { readonly elsewhere?: readonly string[] },
  progress: Progress,
  log: Log,
): readonly Part[] {
  checkNames({ projections, indexProjections }, elsewhere);
  const targets = [
    ...projections.map((projection) => projectionTarget(projection, projection.name, readStore, streams)),
    ...indexProjections.map((projection) =>
      indexTarget(projection, liveIndex(projection, searchEngine), (name) => readStore.model(name), streams),
    ),
  ];
  const indexes = new Set(indexProjections.map(({ schema }) => schema.name));
  const storeOf = (name: string) => (indexes.has(name) ? searchEngine : readStore);
  return targets.map((target) => createPart(target, storeOf(target.name), progress, log));
}

function createPart(target: ProjectionTarget, store: Pick<ReadStore, "watch">, progress: Progress, log: Log): Part {
  const status = createStatus(target.name, log);
  const runner = createRunner(target, (position) => {
    status.moved(position);
    progress.moved(target.name, position);
  });
  return { runner, status, readiness: watchReadiness(target.name, store) };
}

function watchReadiness(name: string, { watch }: Pick<ReadStore, "watch">): Readiness {
  let isReady = false;
  let whenLost: (() => void) | undefined;
  const close = watch(name, ({ ready }) => {
    isReady = ready;
    if (!ready) whenLost?.();
  });
  return {
    isReady: () => isReady,
    whenLost(listener) {
      whenLost = listener;
      if (!isReady) listener();
      return () => {
        whenLost = undefined;
      };
    },
    close,
  };
}

function checkNames(
  { projections, indexProjections }: Omit<Projections, "streams">,
  elsewhere: readonly string[],
): void {
  const names = [...projections.map(({ name }) => name), ...indexProjections.map(({ schema }) => schema.name)];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two projections have the name ${twice}`);
  for (const { schema, follows } of indexProjections) {
    const isHere = (followed: string) => projections.some(({ name }) => name === followed);
    const missing = follows.find((followed) => !isHere(followed) && !elsewhere.includes(followed));
    if (missing !== undefined) throw new Error(`${schema.name} follows ${missing}, which is not here`);
  }
}

/**
 * Kinds of streams with events that a projection handles; and of those with keys, where a person wrote some of it: an event whose
 * key is on its page is opened without looking for it. What is in others (claims, places) need not be read.
 */
export function handledKinds({ streams, projections, indexProjections }: Projections): ReadonlySet<string> {
  const handled = [...projections, ...indexProjections].flatMap(({ handles }) => handles);
  const types = new Set(handled.map(({ type }) => type));
  const held = streams.filter(({ events }) => events.definitions.some(({ type }) => types.has(type)));
  const keys = handled.some(({ isPersonal }) => isPersonal) ? [kindOf(KEY_STREAMS)] : [];
  return new Set([...held.map(({ kind }) => kind), ...keys]);
}
