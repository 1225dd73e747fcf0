// Derives keys for single purposes from a secret: HKDF-SHA-256 (RFC 5869).
import { createHmac, hkdfSync } from "node:crypto";

const KEY_BYTES = 32;
const SALT = "safer-block";

export type Derive = {
  readonly key: (purpose: string) => Uint8Array;
  readonly mac: (purpose: string, text: string) => string;
};

/** Purposes are named in code, so they are few: every derived key is cached. */
export function createDerive(secret: Uint8Array): Derive {
  const keys = new Map<string, Uint8Array>();

  function key(info: string): Uint8Array {
    const known = keys.get(info);
    if (known !== undefined) return known;
    const made = new Uint8Array(hkdfSync("sha256", secret, SALT, info, KEY_BYTES));
    keys.set(info, made);
    return made;
  }

  return {
    key: (purpose) => key(`key:${purpose}`),
    mac: (purpose, text) =>
      createHmac("sha256", key(`mac:${purpose}`))
        .update(text)
        .digest("base64url"),
  };
}
