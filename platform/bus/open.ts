// Picks the bus adapter by the scheme of its URL. An adapter is loaded only when its scheme is asked for.
import { join } from "node:path";
import type { Bus, BusOptions } from "./port.ts";

/** `inline:` keeps its groups' checkpoints in bus.db in the data folder. */
export async function openBus(url: string, dataDir: string, options: BusOptions): Promise<Bus> {
  // A URL may hold a password, so errors show its scheme only.
  if (url !== "inline:") throw new Error(`No bus for this URL: ${url.split(":", 1)[0]}:`);
  const { openInlineBus } = await import("./inline.ts");
  return openInlineBus(join(dataDir, "bus.db"), options);
}
