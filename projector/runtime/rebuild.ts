// Builds a read model from zero beside the live one and puts it in its place, while queries go on.
import { setImmediate } from "node:timers/promises";
import type { Stream } from "@sb/contracts/subject.ts";
import { createPages } from "./pages.ts";
import type { Part } from "./parts.ts";
import type { Projection } from "./projection.ts";
import { createRunner, type Runner } from "./runner.ts";
import { projectionTarget, type Stores } from "./target.ts";
import { asideName } from "./versions.ts";

export type Rebuilds = {
  /** One at a time for each projection: asked again meanwhile, it is the same one. */
  rebuild(projection: string): Promise<void>;
  /** Resolves when none is under way. */
  settled(): Promise<void>;
};

type RebuildOptions = Pick<Stores, "eventStore" | "readStore"> & {
  readonly streams: readonly Stream[];
  readonly projections: readonly Projection[];
  readonly batchSize?: number;
};

/** `ready`: what rebuilds before a restart have left is gone. */
export function createRebuilds(
  options: RebuildOptions,
  parts: readonly Part[],
  ready: Promise<void>,
  signal: AbortSignal,
): Rebuilds {
  const underWay = new Map<string, Promise<void>>();
  const start = async (name: string): Promise<void> => {
    const projection = options.projections.find((each) => each.name === name);
    const part = parts.find(({ runner }) => runner.name === name);
    if (!projection || !part) throw new Error(`there is no projection ${name} to rebuild`);
    await ready;
    await rebuildAside(projection, part.runner, options, signal);
  };
  return {
    rebuild(name) {
      const work = underWay.get(name) ?? start(name).finally(() => underWay.delete(name));
      underWay.set(name, work);
      return work;
    },
    async settled() {
      await Promise.allSettled(underWay.values());
    },
  };
}

/** Rejects, and leaves the live one as it is, where an event can't be taken or the signal is aborted. */
async function rebuildAside(
  projection: Projection,
  runner: Runner,
  { eventStore, readStore, streams, batchSize = 500 }: RebuildOptions,
  signal: AbortSignal,
): Promise<void> {
  const aside = asideName(projection.name);
  const builder = createRunner(projectionTarget(projection, aside, readStore, streams), () => undefined);
  // Small pages: requests are served meanwhile.
  const pages = createPages(eventStore, batchSize);
  const fillUp = async (): Promise<void> => {
    while (builder.position() < runner.position()) {
      signal.throwIfAborted();
      const events = await pages.after(builder.position());
      // Nothing left below the live one's position: the events up to there were shredded.
      if (events.length === 0 && (await pages.isEnd(builder.position()))) return;
      await builder.run(events);
      await setImmediate();
    }
  };
  try {
    await fillUp();
    await runner.exclusively(async () => {
      await fillUp();
      await readStore.promote(aside, projection.name);
    });
  } catch (error) {
    await readStore.drop(aside);
    throw error;
  }
}
