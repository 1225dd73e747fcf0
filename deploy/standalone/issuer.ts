// The issuer: the configured one, or the development issuer in this process.
import type { IssuerSettings } from "@sb/command-service/account/issuer.ts";
import type { Config } from "@sb/platform/config/config.ts";
import type { DevIssuer } from "../dev-issuer/dev-issuer.ts";
import type { Address } from "./address.ts";

export const DEV_ISSUER_PATH = "/dev-issuer";
/** The web app's screen that handles the issuer's redirect. */
const REDIRECT_PATH = "/login/callback";
const DEV_CLIENT_ID = "safer-block";

export function issuerSettings({ oidc, mobile }: Config, { publicUrl }: Address): IssuerSettings {
  const origins = [publicUrl, ...(mobile ? [mobile.url] : [])];
  const redirectUris = origins.map((origin) => origin + REDIRECT_PATH);
  const common = { redirectUris, redirectPath: REDIRECT_PATH };
  if (oidc) return { ...common, issuer: oidc.issuer, clientId: oidc.clientId, clientSecret: oidc.clientSecret };
  return { ...common, issuer: publicUrl + DEV_ISSUER_PATH, clientId: DEV_CLIENT_ID };
}

/** Undefined where a real issuer is configured. The library is loaded only when needed. */
export async function devIssuerOf(config: Config, address: Address): Promise<DevIssuer | undefined> {
  if (config.oidc) return undefined;
  const { createDevIssuer } = await import("../dev-issuer/dev-issuer.ts");
  const { issuer, redirectUris } = issuerSettings(config, address);
  return createDevIssuer({ issuerUrl: issuer, client: { id: DEV_CLIENT_ID, redirectUris } });
}
