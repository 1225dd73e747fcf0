import { isPrivateJwk, Jwk } from "./jwk.ts";
import { type KeyRefusal, PUBLIC_KEY_CHARS, type PublicKey } from "./port.ts";
import { sealTo } from "./seal.ts";

const INVALID: KeyRefusal = { refused: "PUBLIC_KEY_INVALID" };
const PRIVATE: KeyRefusal = { refused: "PUBLIC_KEY_PRIVATE" };

/** The beginnings of age identities, of PEM and OpenSSH private keys, wherever they stand in the text. */
const PRIVATE_TEXT = /AGE-SECRET-KEY-|PRIVATE KEY-----/i;

/** Reads a key as people paste it, and seals something to it: what can't be encrypted to is refused here, not later. */
export async function readPublicKey(text: string): Promise<PublicKey | KeyRefusal> {
  const given = text.trim();
  if (PRIVATE_TEXT.test(given)) return PRIVATE;
  if (given.length > PUBLIC_KEY_CHARS) return INVALID;
  const read = given.startsWith("{") ? readJwk(given) : readRecipient(given);
  return "refused" in read || (await works(read)) ? read : INVALID;
}

/** `age1` of X25519, `age1pq1` of ML-KEM-768 with X25519, and their hardware forms (`age1tag1`, `age1tagpq1`). */
const readRecipient = (given: string): PublicKey | KeyRefusal =>
  /^age1[a-z0-9]+$/.test(given) ? { kind: "age", value: given } : INVALID;

function readJwk(given: string): PublicKey | KeyRefusal {
  const value = parsed(given);
  if (typeof value !== "object" || value === null) return INVALID;
  if (isPrivateJwk(value)) return PRIVATE;
  const jwk = Jwk.safeParse(value);
  return jwk.success ? { kind: "jwk", value: JSON.stringify(jwk.data) } : INVALID;
}

function parsed(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}

/** Points that are not on their curve, or of a small order, are found by use alone. */
async function works(key: PublicKey): Promise<boolean> {
  try {
    await sealTo(key, new Uint8Array(1));
    return true;
  } catch {
    return false;
  }
}
