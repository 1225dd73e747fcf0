import { ed25519 } from "@noble/curves/ed25519.js";
import { base58 } from "@scure/base";
import { attempt } from "../address/codecs/attempt.ts";
import { base64Bytes } from "./base64.ts";

const SIGNATURE_BYTES = 64;

/** `signMessage` of a wallet: ed25519 over the text as it is. Wallets give the signature in Base58 or Base64. */
export function isSignedBySolana(address: string, message: string, signature: string): boolean {
  const key = attempt(() => base58.decode(address));
  const bytes = [attempt(() => base58.decode(signature)), base64Bytes(signature)].find(
    (decoded) => decoded?.length === SIGNATURE_BYTES,
  );
  if (!key || !bytes) return false;
  // Strict (RFC 8032): a key of small order would accept any text.
  return attempt(() => ed25519.verify(bytes, Buffer.from(message), key, { zip215: false })) ?? false;
}
