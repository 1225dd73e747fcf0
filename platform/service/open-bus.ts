import { openBus } from "../bus/open.ts";
import type { Bus, BusOptions, Relay } from "../bus/port.ts";
import type { Config } from "../config/config.ts";
import type { EventStore } from "../event-store/port.ts";
import type { Logger } from "../log.ts";
import { attachToLog } from "./attach-log.ts";

type Options = Omit<BusOptions, "eventStore" | "log"> & { readonly eventStore: EventStore; readonly log: Logger };

/**
 * Nothing is subscribed yet. Who relays attaches it to the log (`relayFrom`), once it has the lease; with `inline:`, which
 * nobody relays, everybody does so here.
 */
export async function openBusOf(
  { urls }: Pick<Config, "urls">,
  dataDir: string,
  options: Options,
  resources: AsyncDisposableStack,
): Promise<Bus> {
  const bus = resources.adopt(await openBus(urls.bus, dataDir, options), (open) => open.close());
  if (urls.bus === "inline:") await attachToLog(options.eventStore, [bus], options.log);
  return bus;
}

/** For the process that has the projector's lease: carries the log's events to the consumers. Begun before it subscribes. */
export async function relayFrom(
  bus: Pick<Bus, "attach" | "relay">,
  { eventStore, log }: Pick<Options, "eventStore" | "log">,
): Promise<Relay> {
  await attachToLog(eventStore, [bus], log);
  return bus.relay();
}
