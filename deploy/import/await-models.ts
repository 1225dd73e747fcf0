// After an import: waits until the read models of the running service hold it, or says how far they are.
import { subjects } from "@sb/contracts/subjects.ts";
import type { EventStore, Position } from "@sb/platform/event-store/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Progress } from "./progress.ts";

type Stores = {
  readonly eventStore: Pick<EventStore, "head" | "countAfter">;
  readonly readStore: Pick<ReadStore, "checkpoint" | "whenReached">;
};
type Patience = {
  /** Milliseconds between two looks. */
  readonly look: number;
  /** Looks in which nothing has moved. */
  readonly looks: number;
};

const PATIENCE: Patience = { look: 1_000, looks: 30 };
const MODELS = subjects.flatMap(({ models }) => models);

/** Answers with one line. Gives up where the models stand still. */
export async function awaitModels(stores: Stores, progress: Progress, patience = PATIENCE): Promise<string> {
  const end = await stores.eventStore.head();
  let least = Number.POSITIVE_INFINITY;
  for (let still = 0; still < patience.looks; still += 1) {
    if (await haveReached(stores, end, patience.look))
      return "The read models hold all of it. Search follows (/readyz).";
    const behind = await eventsBehind(stores);
    if (behind < least) still = 0;
    least = Math.min(least, behind);
    progress.show(`the read models are ${behind} events behind …`);
  }
  return `The read models are ${least} events behind and do not move: see /readyz.`;
}

/** About how many events the model has still to take in that is furthest behind. */
export async function eventsBehind({ eventStore, readStore }: Stores): Promise<number> {
  const counts = MODELS.map(async (model) => eventStore.countAfter(await readStore.checkpoint(model)));
  return Math.max(0, ...(await Promise.all(counts)));
}

async function haveReached({ readStore }: Stores, end: Position, withinMs: number): Promise<boolean> {
  const reached = await Promise.all(MODELS.map((model) => readStore.whenReached(model, end, withinMs)));
  return reached.every(Boolean);
}
