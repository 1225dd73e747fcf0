// The workers of this process, fed by the bus.
import { reportEraser } from "@sb/command-service/report/erase.ts";
import { openBus } from "@sb/platform/bus/open.ts";
import type { Config } from "@sb/platform/config/config.ts";
import type { Logger } from "@sb/platform/log.ts";
import { startWorkers } from "@sb/workers/main.ts";
import type { WriteSide } from "./open-platform.ts";

type Parts = WriteSide & { readonly log: Logger };

export async function runWorkers(
  { urls }: Pick<Config, "urls">,
  dataDir: string,
  parts: Parts,
  resources: AsyncDisposableStack,
): Promise<void> {
  const bus = resources.adopt(await openBus(urls.bus, dataDir, parts), (open) => open.close());
  // Finishes the erasing of a deleted report where a crash cut it off.
  resources.adopt(await bus.subscribe(reportEraser(parts)), (running) => running.stop());
  resources.adopt(await startWorkers({ ...parts, bus }), (running) => running.stop());
}
