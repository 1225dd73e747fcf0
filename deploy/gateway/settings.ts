// Settings of the gateway. It opens no port of the platform: those are the services'.
import { type Config, ConfigError, readConfig } from "@sb/platform/config/config.ts";
import * as z from "zod";
import type { GatewayTarget } from "./targets.ts";

export type GatewayConfig = Config & {
  readonly publicUrl: string;
  /** Origins; asked in turn. */
  readonly targets: Readonly<Record<GatewayTarget, readonly string[]>>;
};

const MOST = 50;
const Origins = z
  .string({ error: "must be set" })
  .max(5_000)
  .transform((text) => text.split(",").map((origin) => origin.trim()))
  .refine((all) => all.length <= MOST && all.every((origin) => URL.parse(origin)?.origin === origin), {
    error: `must be up to ${MOST} origins such as http://query-service:8080, with commas`,
  });
/** docs/settings.md has them as they are described here. */
export const GatewaySettings = z.object({
  SB_COMMAND_URL: Origins,
  SB_QUERY_URL: Origins.describe("gateway: origins of the query services, with commas; asked in turn"),
});

/** Throws ConfigError. */
export function readGatewayConfig(environment: Readonly<Record<string, string | undefined>>): GatewayConfig {
  const config = readConfig(environment);
  const { publicUrl } = config;
  if (publicUrl === undefined) throw new ConfigError("SB_PUBLIC_URL must be set: where people reach the gateway");
  const given = GatewaySettings.safeParse({
    SB_COMMAND_URL: environment.SB_COMMAND_URL || undefined,
    SB_QUERY_URL: environment.SB_QUERY_URL || undefined,
  });
  if (!given.success)
    throw new ConfigError(given.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; "));
  return { ...config, publicUrl, targets: { command: given.data.SB_COMMAND_URL, query: given.data.SB_QUERY_URL } };
}
