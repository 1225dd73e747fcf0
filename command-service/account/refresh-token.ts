// Refresh tokens on the wire: `sessionId.secret`, opaque to clients. Only hashes of secrets are stored.
import { createHash, randomBytes } from "node:crypto";
import type { Vault } from "@sb/platform/vault/port.ts";

export type RefreshToken = { readonly sessionId: string; readonly secret: string };

export function newRefreshToken(): RefreshToken {
  return { sessionId: randomBytes(16).toString("base64url"), secret: randomBytes(32).toString("base64url") };
}

/**
 * The one token that follows this one. It can't be guessed without the root secret, and is the same each time, so
 * requests that race with one token all get the same new one.
 */
export function successorOf({ sessionId, secret }: RefreshToken, vault: Pick<Vault, "mac">): RefreshToken {
  return { sessionId, secret: vault.mac("refresh-token", `${sessionId}.${secret}`) };
}

export function formatRefreshToken({ sessionId, secret }: RefreshToken): string {
  return `${sessionId}.${secret}`;
}

/** Undefined where the text is not of our form. */
export function parseRefreshToken(text: string): RefreshToken | undefined {
  const [, sessionId, secret] = /^([\w-]{22})\.([\w-]{43})$/.exec(text) ?? [];
  return sessionId && secret ? { sessionId, secret } : undefined;
}

/** A fast hash is enough: secrets are 256 random bits. */
export function hashOf({ secret }: RefreshToken): string {
  return createHash("sha256").update(secret).digest("base64url");
}
