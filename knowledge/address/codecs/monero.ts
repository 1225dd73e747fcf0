// Monero: a network byte, two keys, for integrated addresses a payment id, and a checksum, in its own Base58.
import { keccak_256 } from "@noble/hashes/sha3.js";
import { base58xmr } from "@scure/base";
import { attempt } from "./attempt.ts";

const STANDARD = 18;
const INTEGRATED = 19;
const KEYS_END = 65;
/** Bytes without the checksum, by network byte. */
const LENGTHS = new Map([
  [STANDARD, KEYS_END],
  [INTEGRATED, KEYS_END + 8],
  // A subaddress.
  [42, KEYS_END],
]);

/** An integrated address becomes the standard one: its payment id is a customer's, its keys are the account's. */
export function moneroKey(text: string): string | undefined {
  const bytes = attempt(() => base58xmr.decode(text));
  const body = bytes?.subarray(0, -4);
  if (!bytes || !body || LENGTHS.get(body[0] ?? -1) !== body.length) return undefined;
  if (!checksumOf(body).every((byte, i) => byte === bytes.at(i - 4))) return undefined;
  return body[0] === INTEGRATED ? standardOf(body.subarray(1, KEYS_END)) : text;
}

const checksumOf = (body: Uint8Array): Uint8Array => keccak_256(body).subarray(0, 4);

function standardOf(keys: Uint8Array): string {
  const body = Uint8Array.of(STANDARD, ...keys);
  return base58xmr.encode(Uint8Array.of(...body, ...checksumOf(body)));
}
