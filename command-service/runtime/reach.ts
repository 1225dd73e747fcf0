// Commands wait for no read model, except where queries must know of a change before it is answered: a revoked key is of no
// use from the answer on, whichever process is asked.

import { Refused } from "@sb/contracts/refused.ts";
import type { Position } from "@sb/platform/event-store/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

export type ReachDeps = { readonly readStore: Pick<ReadStore, "whenReached"> };

const PATIENCE_MS = 5_000;

/** False where the model is late. The change is made all the same. */
export const whenReached = ({ readStore }: ReachDeps, model: string, position: Position): Promise<boolean> =>
  readStore.whenReached(model, position, PATIENCE_MS);

/** Throws Refused("UNAVAILABLE") where the model is late: the change is made, and a repeated request waits once more. */
export async function requireReached(deps: ReachDeps, model: string, position: Position): Promise<void> {
  if (!(await whenReached(deps, model, position))) throw new Refused("UNAVAILABLE");
}
