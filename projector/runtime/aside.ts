// The place beside a live read model or index in which it is built anew.
import { errorFacts, type Log } from "@sb/platform/log-port.ts";
import type { Rebuild } from "@sb/platform/search/port.ts";
import type { Projections } from "./parts.ts";
import { indexTarget, type ProjectionTarget, projectionTarget, type Stores } from "./target.ts";
import { asideName } from "./versions.ts";

export type Aside = {
  /** Begins with nothing in it. */
  begin(): Promise<ProjectionTarget>;
  /** It takes the live one's place. */
  promote(): Promise<void>;
  drop(): Promise<void>;
};

/** Undefined where no projection has the name. */
export function asideOf(name: string, options: Stores & Projections): Aside | undefined {
  const { projections, indexProjections, readStore, searchEngine, streams } = options;
  const aside = asideName(name);
  const projection = projections.find((each) => each.name === name);
  if (projection) {
    return {
      begin: async () => projectionTarget(projection, aside, readStore, streams),
      promote: () => readStore.promote(aside, name),
      drop: () => readStore.drop(aside),
    };
  }
  const index = indexProjections.find(({ schema }) => schema.name === name);
  if (index === undefined) return undefined;
  let built: Rebuild | undefined;
  return {
    async begin() {
      built = await searchEngine.rebuild(index.schema);
      return indexTarget(index, built, (model) => readStore.model(model), streams);
    },
    promote: async () => await built?.promote(),
    drop: async () => await built?.drop(),
  };
}

/**
 * Drops what interrupted rebuilds of read models left behind; of indexes see `dropOlderIndexes`. It only takes space, so
 * failures are only logged.
 */
export async function dropUnfinished({ projections, readStore }: Projections & Stores, log: Log): Promise<void> {
  try {
    for (const { name } of projections) await readStore.drop(asideName(name));
  } catch (error) {
    log.warn(errorFacts(error), "what an unfinished rebuild left could not be dropped");
  }
}
