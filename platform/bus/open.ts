// Picks the bus adapter by the scheme of its URL. An adapter is loaded only when its scheme is asked for.
import { join } from "node:path";
import type { Bus, BusOptions } from "./port.ts";

/** `inline:` keeps how far its groups are in bus.db in the data folder. */
export async function openBus(url: string, dataDir: string, options: BusOptions): Promise<Bus> {
  // A URL may carry a password: only its scheme is ever told.
  if (url !== "inline:") throw new Error(`No bus for this URL: ${url.split(":", 1)[0]}:`);
  const { openInlineBus } = await import("./inline.ts");
  return openInlineBus(join(dataDir, "bus.db"), options);
}
