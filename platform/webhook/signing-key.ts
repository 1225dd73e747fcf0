// The Ed25519 key that messages are signed with beside their secrets, as operators and receivers write it (standardwebhooks.com).
import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";

/** PKCS #8 of an Ed25519 key, up to its seed (RFC 8410). */
const PKCS8_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");
const SEED_BYTES = 32;

/** Reads `whsk_` and the base64 of a seed, or of a seed and its public key. Undefined where it is none. */
export function readSigningKey(text: string): KeyObject | undefined {
  const bytes = Buffer.from(/^whsk_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1] ?? "", "base64");
  if (bytes.length !== SEED_BYTES && bytes.length !== 2 * SEED_BYTES) return undefined;
  const key = Buffer.concat([PKCS8_HEAD, bytes.subarray(0, SEED_BYTES)]);
  return createPrivateKey({ key, format: "der", type: "pkcs8" });
}

/** `whpk_` and the base64 of the public key: what receivers check `v1a` with. */
export function publicKeyText(signingKey: KeyObject): string {
  const der = createPublicKey(signingKey).export({ format: "der", type: "spki" });
  return `whpk_${der.subarray(-SEED_BYTES).toString("base64")}`;
}
