// Whether the source was written while it was copied: the lock keeps servers away, but not every program takes it.
import { statSync } from "node:fs";
import type { LogSource } from "@sb/platform/event-store/source.ts";
import { shreddingsFileOf } from "@sb/platform/event-store/sqlite/signal.ts";

/** Notes how the log is now; what is answered throws where it is another one by then. */
export async function watchSource(log: Pick<LogSource, "log">, file: string): Promise<() => Promise<void>> {
  const look = async (): Promise<string> => {
    const { end } = await log.log();
    return `${end} ${statSync(shreddingsFileOf(file), { throwIfNoEntry: false })?.size ?? 0}`;
  };
  const before = await look();
  return async () => {
    if ((await look()) !== before)
      throw new Error("the source was written to meanwhile: stop whatever does so, and run this again");
  };
}
