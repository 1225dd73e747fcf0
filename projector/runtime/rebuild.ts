// Builds a read model or an index from zero beside the live one and puts it in its place, while queries go on.
import { setImmediate } from "node:timers/promises";
import { type Aside, asideOf } from "./aside.ts";
import type { LogEvent } from "./log-event.ts";
import { batchSizes, createPages } from "./pages.ts";
import type { Part, Projections } from "./parts.ts";
import { handledKinds } from "./parts.ts";
import { createRunner, type Runner } from "./runner.ts";
import type { Stores } from "./target.ts";

export type Rebuilds = {
  /** One at a time for each projection: asked again meanwhile, it returns the running one. */
  rebuild(projection: string): Promise<void>;
  /** Resolves when no rebuild is running. */
  settled(): Promise<void>;
};

type RebuildOptions = Stores & Projections & { readonly batchSize?: number };

/** `ready`: what rebuilds before a restart left behind is gone. */
export function createRebuilds(
  options: RebuildOptions,
  parts: readonly Part[],
  ready: Promise<void>,
  signal: AbortSignal,
): Rebuilds {
  const underWay = new Map<string, Promise<void>>();
  const start = async (name: string): Promise<void> => {
    const aside = asideOf(name, options);
    const part = parts.find(({ runner }) => runner.name === name);
    if (!aside || !part) throw new Error(`there is no projection ${name} to rebuild`);
    await ready;
    await rebuildAside(aside, part.runner, options, signal);
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
  aside: Aside,
  runner: Runner,
  { eventStore, batchSize, ...projections }: RebuildOptions,
  signal: AbortSignal,
): Promise<void> {
  const builder = createRunner(await aside.begin(), () => undefined);
  const { least, most } = batchSizes(batchSize);
  const pages = createPages(eventStore, least, most, handledKinds(projections));
  const whole = createPages(eventStore, least, most);
  const fillUp = async (): Promise<void> => {
    await takeAll();
    await builder.settled();
  };
  const takeAll = async (): Promise<void> => {
    while (builder.position() < runner.position()) {
      signal.throwIfAborted();
      // No further than the live one, which waits for the models it follows: an index reads models as they are now.
      const isWithin = ({ stored }: LogEvent) => stored.position <= runner.position();
      let page = await pages.after(builder.position());
      // Those that are left are of no interest; the last of them says how far the live one is.
      if (page[0] && !isWithin(page[0])) page = await whole.after(builder.position());
      const events = page.filter(isWithin);
      // Nothing left below the live one's position: the events up to there were shredded.
      if (events.length === 0 && (page.length > 0 || (await pages.isEnd(builder.position())))) return;
      const more = pages.isFull(page) && events.length === page.length;
      await builder.run(events, more ? () => pages.ahead(page) : undefined);
      await setImmediate();
    }
  };
  try {
    await fillUp();
    await runner.exclusively(async () => {
      await fillUp();
      await aside.promote();
    });
  } catch (error) {
    await builder.settled().catch(() => undefined);
    await aside.drop();
    throw error;
  }
}
