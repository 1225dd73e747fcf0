// The development issuer in this process.
import { DEV_CLIENT_ID, issuerSettings } from "@sb/command-service/account/issuer-settings.ts";
import type { Config } from "@sb/platform/config/config.ts";
import type { DevIssuer } from "./issuer/dev-issuer.ts";

/** Undefined where a real issuer is configured. The library is loaded only when needed. */
export async function devIssuerOf(config: Config, publicUrl: string): Promise<DevIssuer | undefined> {
  if (config.oidc) return undefined;
  const { createDevIssuer } = await import("./issuer/dev-issuer.ts");
  const { issuer, redirectUris } = issuerSettings(config, publicUrl);
  return createDevIssuer({ issuerUrl: issuer, client: { id: DEV_CLIENT_ID, redirectUris } });
}
