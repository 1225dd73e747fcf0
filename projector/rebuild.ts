// Builds a read model from zero beside the live one and puts it in its place, while queries go on.
import { setImmediate } from "node:timers/promises";
import type { Log } from "@sb/platform/log-port.ts";
import type { Pages } from "./pages.ts";
import type { Projection } from "./projection.ts";
import { createRunner, type Runner } from "./runner.ts";
import { projectionTarget, type Stores } from "./target.ts";

export const asideName = (projection: string): string => `${projection}~rebuild`;

export type RebuildOptions = {
  readonly projection: Projection;
  /** The runner of the live one. */
  readonly runner: Runner;
  readonly readStore: Stores["readStore"];
  readonly pages: Pages;
  readonly signal: AbortSignal;
};

/** Rejects, and leaves the live one as it is, where an event can't be taken or the projector is stopped. */
export async function rebuildAside({ projection, runner, readStore, pages, signal }: RebuildOptions): Promise<void> {
  const aside = asideName(projection.name);
  await readStore.drop(aside);
  const builder = createRunner(projectionTarget(projection, aside, readStore), () => undefined);
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

/** Drops what a rebuild that was cut short has left. */
export async function dropUnfinished(
  projections: readonly Projection[],
  readStore: Stores["readStore"],
): Promise<void> {
  for (const { name } of projections) await readStore.drop(asideName(name));
}

/** Drops the versions before this one, and what an unfinished rebuild of them or of it left behind. */
export async function dropOlder(projection: string, readStore: Stores["readStore"], log: Log): Promise<void> {
  for (const found of await readStore.projections()) {
    if (!isOlder(found, projection)) continue;
    await readStore.drop(found);
    log.info({ projection, dropped: found }, "dropped an older version of a read model");
  }
}

/** `report@1` is older than `report@2`, and so is `report@1~rebuild`; `report@3` and `reports@1` are not. */
export function isOlder(found: string, projection: string): boolean {
  const [a, b] = [parse(found), parse(projection)];
  return a !== undefined && b !== undefined && a.base === b.base && a.version < b.version;
}

function parse(name: string): { readonly base: string; readonly version: number } | undefined {
  const match = /^(.+)@(\d+)(?:~rebuild)?$/.exec(name);
  return match?.[1] === undefined ? undefined : { base: match[1], version: Number(match[2]) };
}
