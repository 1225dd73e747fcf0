// What the one active projector runs: the read models, the orders to rebuild them, and what it tells the other processes.
import { WRITTEN } from "@sb/contracts/subjects.ts";
import type { Bus } from "@sb/platform/bus/port.ts";
import type { Token } from "@sb/platform/lease/port.ts";
import type { Logger } from "@sb/platform/log.ts";
import { fenced } from "@sb/platform/read-store/fenced.ts";
import { attachToLog } from "@sb/platform/service/attach-log.ts";
import { relayFrom } from "@sb/platform/service/open-bus.ts";
import type { ReadSide, WriteSide } from "@sb/platform/service/open-sides.ts";
import type { ProjectionState } from "@sb/platform/service/standing.ts";
import { tellBoard } from "@sb/platform/service/tell-board.ts";
import { projectionRebuilder } from "../operation/rebuilder.ts";
import type { OperationSteps } from "../operation/steps.ts";
import { createStates } from "./lag.ts";
import type { Projections } from "./parts.ts";
import { startProjector } from "./start.ts";

export type Active = {
  readonly states: () => Promise<readonly ProjectionState[]>;
  /** Resolves when the batches under way are in. */
  readonly stop: () => Promise<void>;
};

type Parts = Pick<WriteSide, "eventStore"> &
  ReadSide & {
    readonly bus: Bus;
    readonly operations: OperationSteps;
    readonly projections: Projections;
    readonly log: Logger;
  };

/** `token`: of the lease. Nothing of the read models is touched by a process without it. */
export async function runActive(parts: Parts, token: Token): Promise<Active> {
  const { eventStore, readStore, searchEngine, bus, operations, projections, log } = parts;
  await attachToLog(eventStore, [readStore, searchEngine], log);
  const stopping = new AbortController();
  const projector = startProjector({ ...parts, ...projections, readStore: fenced(readStore, token) });
  const states = createStates(projector, eventStore);
  const told = async () => ({ projections: await states(), groups: bus.groups(), canRead: WRITTEN });
  const telling = tellBoard({ readStore, told, log });
  const relay = await relayFrom(bus, parts);
  const stopTelling = projector.onFailure(telling.now);
  const isStopping = () => stopping.signal.aborted;
  const rebuilder = await bus.subscribe(projectionRebuilder({ operations, rebuild: projector.rebuild, isStopping }));
  return {
    states,
    async stop() {
      stopping.abort();
      stopTelling();
      // The projector first: it ends a rebuild that the consumer waits for.
      await projector.stop();
      await rebuilder.stop();
      await relay.stop();
      await telling.close();
    },
  };
}
