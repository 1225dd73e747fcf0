// Signatures of Standard Webhooks (standardwebhooks.com): `v1` is HMAC-SHA-256, `v1a` is Ed25519.
import { createHmac, createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";

export type WebhookMessage = {
  /** The same on every repeat. */
  readonly id: string;
  /** Seconds since 1970 (Unix), of this attempt. */
  readonly timestamp: number;
  readonly body: string;
};

const SECRET = /^whsec_([A-Za-z0-9+/]{32,88}={0,2})$/;
/** Bytes of a secret's key. */
const KEY_BYTES = { min: 24, max: 64 };

/** The three headers. `secrets`: all that are in force, two while one is replaced. Throws where one is none. */
export function webhookHeaders(
  message: WebhookMessage,
  secrets: readonly string[],
  signingKey?: KeyObject,
): Readonly<Record<string, string>> {
  const signed = `${message.id}.${message.timestamp}.${message.body}`;
  const signatures = [
    ...secrets.map((secret) => `v1,${createHmac("sha256", keyOf(secret)).update(signed).digest("base64")}`),
    ...(signingKey ? [`v1a,${sign(null, Buffer.from(signed), signingKey).toString("base64")}`] : []),
  ];
  return {
    "webhook-id": message.id,
    "webhook-timestamp": String(message.timestamp),
    "webhook-signature": signatures.join(" "),
  };
}

function keyOf(secret: string): Buffer {
  const key = Buffer.from(SECRET.exec(secret)?.[1] ?? "", "base64");
  if (key.length < KEY_BYTES.min || key.length > KEY_BYTES.max) throw new Error("a webhook secret is malformed");
  return key;
}

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
