// The read models of this process, and when reads see a write.
import type { EventStore, Position } from "@sb/platform/event-store/port.ts";
import type { MountOptions } from "@sb/platform/http/mount.ts";
import type { Logger } from "@sb/platform/log.ts";
import { accountProjection } from "@sb/projector/account/projection.ts";
import { reportIndex } from "@sb/projector/report/index-projection.ts";
import { reportProjection } from "@sb/projector/report/projection.ts";
import { type Projector, startProjector } from "@sb/projector/runtime/start.ts";
import type { ReadSide } from "./open-platform.ts";

const PROJECTIONS = [accountProjection, reportProjection];
const INDEX_PROJECTIONS = [reportIndex];

/** Milliseconds a read waits for the write it names. */
const READABLE_WITHIN = 5_000;

export type Projections = {
  readonly projector: Projector;
  readonly whenReadable: MountOptions["whenReadable"];
  /** Resolves once the read models have everything that was there at start. */
  readonly caughtUp: Promise<void>;
};

type Parts = ReadSide & { readonly eventStore: EventStore; readonly log: Logger };

export function runProjections(parts: Parts, resources: AsyncDisposableStack): Projections {
  const { eventStore, readStore, searchIndex } = parts;
  const projector = resources.adopt(
    startProjector({ ...parts, projections: PROJECTIONS, indexProjections: INDEX_PROJECTIONS }),
    (running) => running.stop(),
  );
  const whenReadable = async (position: Position) => {
    // Nobody need wait for what was never written, or is gone with a back-up's restoring.
    if (position > (await eventStore.head())) return "UNKNOWN";
    const reached = await Promise.all([
      ...PROJECTIONS.map(({ name }) => readStore.whenReached(name, position, READABLE_WITHIN)),
      ...INDEX_PROJECTIONS.map(({ name }) => searchIndex.whenReached(name, position, READABLE_WITHIN)),
    ]);
    return reached.every(Boolean) ? "READABLE" : "LATE";
  };
  const caughtUp = eventStore.head().then((head) => projector.whenProjected(head));
  return { projector, whenReadable, caughtUp };
}
