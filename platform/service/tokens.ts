// The tokens of the service: whoever has the root secret reads what others issued.
import type { Config } from "../config/config.ts";
import type { Tokens } from "../token/port.ts";
import { createTokens } from "../token/tokens.ts";
import type { Vault } from "../vault/port.ts";

/** `publicUrl`: without a trailing slash. */
export const tokensOf = (
  { accessTokenTtl: ttl }: Pick<Config, "accessTokenTtl">,
  publicUrl: string,
  { vault }: { readonly vault: Pick<Vault, "deriveKey"> },
): Tokens => createTokens({ key: vault.deriveKey("tokens"), publicUrl, ttl });

/** By which the services know each other (steps.ts). */
export const serviceTokenOf = ({ vault }: { readonly vault: Pick<Vault, "deriveKey"> }): string =>
  Buffer.from(vault.deriveKey("services")).toString("base64url");
