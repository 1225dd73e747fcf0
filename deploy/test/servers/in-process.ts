// For tests: the standalone composition in the test's process, so that a test can inject parts of it.
import { readConfig } from "@sb/platform/config/config.ts";
import { PARTS, type Parts } from "../../standalone/parts.ts";
import { type Standalone, start } from "../../standalone/start.ts";
import { settingsOf } from "../profile/profile.ts";

/** May write articles there. */
export const IN_PROCESS_ADMIN = "admin@example.com";

export type InProcess = AsyncDisposable & Pick<Standalone, "url" | "stop">;

type Settings = Readonly<Record<string, string>>;

/** With the product's own parts but for these. */
export async function startWith(dataDir: string, parts: Partial<Parts>, settings: Settings = {}): Promise<InProcess> {
  const env = {
    SB_ADMIN_EMAILS: IN_PROCESS_ADMIN,
    PORT: "0",
    SB_DATA_DIR: dataDir,
    SB_RATE_LIMIT: "0",
    SB_LOG_LEVEL: "silent",
    ...settingsOf(dataDir),
    ...settings,
  };
  const { url, stop } = await start(readConfig(env), { demo: false }, { ...PARTS, ...parts });
  return { url, stop, [Symbol.asyncDispose]: stop };
}

export const startInProcess = (dataDir: string, projections: Parts["projections"]): Promise<InProcess> =>
  startWith(dataDir, { projections });
