import { openBus } from "../bus/open.ts";
import type { Bus, BusOptions } from "../bus/port.ts";
import type { Config } from "../config/config.ts";
import type { EventStore } from "../event-store/port.ts";
import type { Logger } from "../log.ts";
import { attachToLog } from "./attach-log.ts";

type Options = Omit<BusOptions, "eventStore" | "log"> & { readonly eventStore: EventStore; readonly log: Logger };

/** Nothing is subscribed yet. */
export async function openBusOf(
  { urls }: Pick<Config, "urls">,
  dataDir: string,
  options: Options,
  resources: AsyncDisposableStack,
): Promise<Bus> {
  const bus = resources.adopt(await openBus(urls.bus, dataDir, options), (open) => open.close());
  await attachToLog(options.eventStore, [bus], options.log);
  return bus;
}
