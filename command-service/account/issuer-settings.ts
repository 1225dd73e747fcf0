// The issuer that people log in at: the configured one, or the development issuer below the public URL.
import type { Config } from "@sb/platform/config/config.ts";
import type { IssuerSettings } from "./issuer.ts";

export const DEV_ISSUER_PATH = "/dev-issuer";
export const DEV_CLIENT_ID = "safer-block";
/** The web app's screen that handles the issuer's redirect. */
const REDIRECT_PATH = "/login/callback";

/** `publicUrl`: without a trailing slash. */
export function issuerSettings({ oidc, mobile }: Pick<Config, "oidc" | "mobile">, publicUrl: string): IssuerSettings {
  const origins = [publicUrl, ...(mobile ? [mobile.url] : [])];
  const redirectUris = origins.map((origin) => origin + REDIRECT_PATH);
  const common = { redirectUris, redirectPath: REDIRECT_PATH };
  if (oidc) return { ...common, issuer: oidc.issuer, clientId: oidc.clientId, clientSecret: oidc.clientSecret };
  return { ...common, issuer: publicUrl + DEV_ISSUER_PATH, clientId: DEV_CLIENT_ID };
}
