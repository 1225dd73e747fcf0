import type { Config } from "../config/config.ts";
import { startTracing } from "../telemetry/start-tracing.ts";

/** It starts beside everything else: what happens before is in no trace. */
export function openTracing({ tracing }: Pick<Config, "tracing">, resources: AsyncDisposableStack): void {
  const started = startTracing(tracing);
  resources.defer(async () => (await started)[Symbol.asyncDispose]());
}
