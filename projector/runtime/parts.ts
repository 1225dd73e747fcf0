// The projections of a projector as its loops see them: a runner each, and what is told about it.
import type { Stream } from "@sb/contracts/subject.ts";
import type { Log } from "@sb/platform/log-port.ts";
import type { Progress } from "./progress.ts";
import type { IndexProjection, Projection } from "./projection.ts";
import { createRunner, type Runner } from "./runner.ts";
import { createStatus, type Status } from "./status.ts";
import { indexTarget, liveIndex, projectionTarget, type Stores, type Target } from "./target.ts";

export type Projections = {
  /** All kinds of streams. An unknown type of event in one that a projection handles is an error; elsewhere it is ignored. */
  readonly streams: readonly Stream[];
  readonly projections: readonly Projection[];
  readonly indexProjections: readonly IndexProjection[];
};

export type Part = { readonly runner: Runner; readonly status: Status };

/** Throws where two have one name, or an index projection follows a projection that is not here. */
export function createParts(
  { streams, projections, indexProjections, readStore, searchEngine }: Projections & Stores,
  progress: Progress,
  log: Log,
): readonly Part[] {
  checkNames({ projections, indexProjections });
  const targets = [
    ...projections.map((projection) => projectionTarget(projection, projection.name, readStore, streams)),
    ...indexProjections.map((projection) =>
      indexTarget(projection, liveIndex(projection, searchEngine), (name) => readStore.model(name), streams),
    ),
  ];
  return targets.map((target) => createPart(target, progress, log));
}

function createPart(target: Target, progress: Progress, log: Log): Part {
  const status = createStatus(target.name, log);
  const runner = createRunner(target, (position) => {
    status.moved(position);
    progress.moved(target.name, position);
  });
  return { runner, status };
}

function checkNames({ projections, indexProjections }: Omit<Projections, "streams">): void {
  const names = [...projections.map(({ name }) => name), ...indexProjections.map(({ schema }) => schema.name)];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two projections have the name ${twice}`);
  for (const { schema, follows } of indexProjections) {
    const missing = follows.find((followed) => !projections.some((projection) => projection.name === followed));
    if (missing !== undefined) throw new Error(`${schema.name} follows ${missing}, which is not here`);
  }
}
