// Picks the bus adapter by the scheme of its URL. An adapter is loaded only when its scheme is asked for.
import { join } from "node:path";
import type { Bus, BusOptions } from "./port.ts";

/** `inline:` keeps its groups' checkpoints in bus.db in the data folder; `kafka://…` (kafka/settings.ts) keeps all in Kafka. */
export async function openBus(url: string, dataDir: string, options: BusOptions): Promise<Bus> {
  if (url.startsWith("kafka:")) {
    const { openKafkaBus } = await import("./kafka/kafka.ts");
    return openKafkaBus(url, options);
  }
  // A URL may hold a password, so errors show its scheme only.
  if (url !== "inline:") throw new Error(`No bus for this URL: ${url.split(":", 1)[0]}:`);
  const { openInlineBus } = await import("./inline/inline.ts");
  return openInlineBus(join(dataDir, "bus.db"), options);
}
