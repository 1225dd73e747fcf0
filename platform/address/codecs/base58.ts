// Base58Check: a version, a hash and four bytes of checksum. The version tells the chain.
import { sha256 } from "@noble/hashes/sha2.js";
import { base58xrp, createBase58check } from "@scure/base";
import { attempt } from "./attempt.ts";

const base58check = createBase58check(sha256);
const HASH_BYTES = 20;

/** The payload with its version; undefined where the checksum is wrong. */
export const base58CheckPayload = (text: string): Uint8Array | undefined => attempt(() => base58check.decode(text));

/** Takes the hashes of 20 bytes that have one of the versions of one byte. The text is its own key: case matters. */
export function base58Key(...versions: readonly number[]): (text: string) => string | undefined {
  return (text) => {
    const payload = base58CheckPayload(text);
    const isGood = payload?.length === HASH_BYTES + 1 && versions.includes(payload[0] ?? -1);
    return isGood ? text : undefined;
  };
}

/** XRP's classic addresses: Base58Check with an alphabet of its own, version 0. */
export function rippleKey(text: string): string | undefined {
  const bytes = attempt(() => base58xrp.decode(text));
  if (bytes?.length !== HASH_BYTES + 5 || bytes[0] !== 0) return undefined;
  const checksum = sha256(sha256(bytes.subarray(0, -4))).subarray(0, 4);
  return checksum.every((byte, i) => byte === bytes.at(i - 4)) ? text : undefined;
}
