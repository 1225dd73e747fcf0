// CashAddr (https://reference.cash/protocol/blockchain/encoding/cashaddr) and the legacy addresses it replaced.
import { createHash } from "node:crypto";
import { base58, bech32 } from "@scure/base";

const PREFIX = "bitcoincash";
const ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATOR = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n] as const;
const HASH_BITS = [160, 192, 224, 256, 320, 384, 448, 512] as const;
/** Version bytes of legacy addresses, and the type bits of a 160-bit hash in CashAddr. */
const LEGACY_TYPES = new Map([
  [0x00, 0],
  [0x05, 8],
]);
/** The low five bits of each letter of the prefix, then a zero. */
const PREFIX_VALUES = [...Array.from(PREFIX, (letter) => letter.charCodeAt(0) & 31), 0];

/** The address without its prefix in lower case; undefined where its checksum or its length is wrong. */
export function readCashAddr(text: string): string | undefined {
  const [, body = ""] = /^(?:bitcoincash:)?([02-9ac-hj-np-z]{42,112})$/.exec(oneCase(text)) ?? [];
  const values = Array.from(body, (letter) => ALPHABET.indexOf(letter));
  if (values.length === 0 || polymod([...PREFIX_VALUES, ...values]) !== 0n) return undefined;
  return hasLengthItClaims(values.slice(0, -8)) ? body : undefined;
}

/** A legacy P2PKH or P2SH address in CashAddr form without prefix; undefined where it is none. */
export function legacyToCashAddr(text: string): string | undefined {
  if (!/^[13][1-9A-HJ-NP-Za-km-z]{24,34}$/.test(text)) return undefined;
  const bytes = base58.decode(text);
  const [version = -1] = bytes;
  const type = LEGACY_TYPES.get(version);
  if (bytes.length !== 25 || type === undefined || !hasDoubleSha256(bytes)) return undefined;
  const payload = bech32.toWords(Uint8Array.of(type, ...bytes.subarray(1, 21)));
  const sum = polymod([...PREFIX_VALUES, ...payload, 0, 0, 0, 0, 0, 0, 0, 0]);
  const checksum = Array.from({ length: 8 }, (_, i) => Number((sum >> BigInt(5 * (7 - i))) & 31n));
  return [...payload, ...checksum].map((value) => ALPHABET[value]).join("");
}

/** Mixed case is not valid. */
function oneCase(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text;
}

function polymod(values: readonly number[]): bigint {
  let sum = 1n;
  for (const value of values) {
    const top = Number(sum >> 35n);
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(value);
    GENERATOR.forEach((generator, bit) => {
      if ((top >> bit) & 1) sum ^= generator;
    });
  }
  return sum ^ 1n;
}

/** The version byte gives the size of the hash. */
function hasLengthItClaims(payload: number[]): boolean {
  const bits = payload.length * 5;
  const version = ((payload[0] ?? 0) << 3) | ((payload[1] ?? 0) >> 2);
  const hashBits = HASH_BITS[version & 7] ?? 0;
  return version < 128 && bits >= 8 + hashBits && bits < 8 + hashBits + 5;
}

function hasDoubleSha256(bytes: Uint8Array): boolean {
  const once = createHash("sha256").update(bytes.subarray(0, 21)).digest();
  const twice = createHash("sha256").update(once).digest();
  return twice.subarray(0, 4).equals(bytes.subarray(21));
}
