// For tests: the standalone composition in the test's process, so that a test can inject projections.
import { readConfig } from "@sb/platform/config/config.ts";
import { PARTS, type Parts } from "../standalone/parts.ts";
import { type Standalone, start } from "../standalone/start.ts";

export type InProcess = AsyncDisposable & Pick<Standalone, "url" | "stop">;

export async function startInProcess(dataDir: string, projections: Parts["projections"]): Promise<InProcess> {
  const env = { PORT: "0", SB_DATA_DIR: dataDir, SB_RATE_LIMIT: "0", SB_LOG_LEVEL: "silent" };
  const { url, stop } = await start(readConfig(env), { demo: false }, { ...PARTS, projections });
  return { url, stop, [Symbol.asyncDispose]: stop };
}
