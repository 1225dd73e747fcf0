// Derives keys for single purposes from a secret: HKDF-SHA-256 (RFC 5869).
import { hkdfSync } from "node:crypto";
import { createHmacSha256, type Hmac } from "./hmac.ts";

const KEY_BYTES = 32;
const SALT = "safer-block";

export type Derive = {
  readonly key: (purpose: string) => Uint8Array;
  readonly mac: (purpose: string, text: string) => string;
};

/** Purposes are named in code, so they are few: every derived key is cached. */
export function createDerive(secret: Uint8Array): Derive {
  const keys = new Map<string, Uint8Array>();
  const hmacs = new Map<string, Hmac>();

  function key(info: string): Uint8Array {
    const known = keys.get(info);
    if (known !== undefined) return known;
    const made = new Uint8Array(hkdfSync("sha256", secret, SALT, info, KEY_BYTES));
    keys.set(info, made);
    return made;
  }

  function hmac(purpose: string): Hmac {
    const known = hmacs.get(purpose);
    if (known !== undefined) return known;
    const made = createHmacSha256(key(`mac:${purpose}`));
    hmacs.set(purpose, made);
    return made;
  }

  return {
    key: (purpose) => key(`key:${purpose}`),
    mac: (purpose, text) => hmac(purpose).text(text),
  };
}
