// Cardano: Shelley addresses in Bech32 (CIP-19), and Byron ones, which are CBOR in Base58 with a CRC-32 inside.
// An address that names a stake key is no proof that its owner holds that key: both are targets of their own.
import { base58, bech32 } from "@scure/base";
import { attempt } from "./attempt.ts";
import { crc32 } from "./crc.ts";

const MAX_CHARS = 120;
const MAINNET = 1;
const HASH_BYTES = 28;

/** The main network's payment addresses and those that rewards go to (`stake1…`), in lower case. */
export function shelleyKey(text: string): string | undefined {
  const decoded = bech32.decodeUnsafe(text, MAX_CHARS);
  const bytes = decoded && bech32.fromWordsUnsafe(decoded.words);
  if (!bytes) return undefined;
  const [header = 0] = bytes;
  const isGood =
    decoded.prefix === "stake" ? isStake(header, bytes) : decoded.prefix === "addr" && isPaid(header, bytes);
  return isGood && (header & 15) === MAINNET ? text.toLowerCase() : undefined;
}

const isStake = (header: number, { length }: Uint8Array): boolean => header >> 4 >= 14 && length === 1 + HASH_BYTES;

/** Types 0 to 3 name two hashes, 4 and 5 a hash and a pointer, 6 and 7 one hash. */
function isPaid(header: number, { length }: Uint8Array): boolean {
  const type = header >> 4;
  if (type <= 3) return length === 1 + 2 * HASH_BYTES;
  return type <= 5 ? length > 1 + HASH_BYTES : type <= 7 && length === 1 + HASH_BYTES;
}

/** An array of two: a tagged byte string, and the CRC-32 of its bytes. */
export function byronKey(text: string): string | undefined {
  const bytes = attempt(() => base58.decode(text));
  if (bytes?.[0] !== 0x82 || bytes[1] !== 0xd8 || bytes[2] !== 0x18 || bytes[3] !== 0x58) return undefined;
  const end = 5 + (bytes[4] ?? 0);
  const sum = bytes.subarray(end + 1);
  if (bytes[end] !== 0x1a || sum.length !== 4) return undefined;
  const expected = new DataView(sum.buffer, sum.byteOffset).getUint32(0);
  return crc32(bytes.subarray(5, end)) === expected ? text : undefined;
}
