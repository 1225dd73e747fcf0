// The place beside a live read model or index in which it is built anew.
import { errorFacts, type Log } from "@sb/platform/log-port.ts";
import type { Projections } from "./parts.ts";
import { indexTarget, projectionTarget, type Stores, type Target } from "./target.ts";
import { asideName } from "./versions.ts";

export type Aside = {
  readonly target: Target;
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
      target: projectionTarget(projection, aside, readStore, streams),
      promote: () => readStore.promote(aside, name),
      drop: () => readStore.drop(aside),
    };
  }
  const index = indexProjections.find(({ schema }) => schema.name === name);
  if (index === undefined) return undefined;
  const built = { ...index, schema: { ...index.schema, name: aside } };
  return {
    target: indexTarget(built, searchEngine, (model) => readStore.model(model), streams),
    promote: () => searchEngine.promote(aside, name),
    drop: () => searchEngine.drop(aside),
  };
}

/** Drops what interrupted rebuilds left behind. It only takes space, so failures are only logged. */
export async function dropUnfinished(
  { projections, indexProjections, readStore, searchEngine }: Projections & Stores,
  log: Log,
): Promise<void> {
  try {
    for (const { name } of projections) await readStore.drop(asideName(name));
    for (const { schema } of indexProjections) await searchEngine.drop(asideName(schema.name));
  } catch (error) {
    log.warn(errorFacts(error), "what an unfinished rebuild left could not be dropped");
  }
}
