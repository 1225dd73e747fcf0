// CashAddr (https://reference.cash/protocol/blockchain/encoding/cashaddr) and the legacy addresses it replaced.
import { bech32 } from "@scure/base";
import { base58CheckOf, versionedHash } from "./codecs/base58.ts";

const ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATOR = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n] as const;
const HASH_BYTES: readonly number[] = [20, 24, 28, 32, 40, 48, 56, 64];
/** The low five bits of each letter of the prefix, then a zero. */
const valuesOf = (prefix: string): readonly number[] => [
  ...Array.from(prefix, (letter) => letter.charCodeAt(0) & 31),
  0,
];
const CASH = valuesOf("bitcoincash");
/** A checksum of its own, for the same accounts. */
const TOKENS = valuesOf("simpleledger");

/** Type bits of the version byte: a key's hash, a script's. Wallets that know tokens write the same two as 2 and 3. */
const KEY_HASH = 0;
const SCRIPT_HASH = 1;
/** Versions of legacy addresses, and those that Copay once wrote instead. */
const LEGACY_TYPES = new Map([
  [0x00, KEY_HASH],
  [0x05, SCRIPT_HASH],
  [28, KEY_HASH],
  [40, SCRIPT_HASH],
]);

/** The account's address without its prefix in lower case; undefined where its checksum or its length is wrong. */
export function readCashAddr(text: string): string | undefined {
  const read = cashHash(text);
  return read && encoded(read.type, read.hash);
}

/** A legacy P2PKH or P2SH address in CashAddr form without prefix; undefined where it is none. */
export function legacyToCashAddr(text: string): string | undefined {
  const read = versionedHash(text);
  const type = read && LEGACY_TYPES.get(read.version);
  return type === undefined ? undefined : encoded(type, read?.hash ?? new Uint8Array());
}

/** The other spellings of the account that once were keys: the one for wallets that know tokens, and the legacy one. */
export function otherCashSpellings(cashAddr: string): readonly string[] {
  const read = cashHash(cashAddr);
  if (!read) return [];
  const { type, hash } = read;
  const legacy = hash.length === 20 ? [base58CheckOf(type === KEY_HASH ? 0x00 : 0x05, hash)] : [];
  return [encoded(type + 2, hash), ...legacy];
}

type CashHash = { readonly type: number; readonly hash: Uint8Array };

function cashHash(text: string): CashHash | undefined {
  const [, body = ""] = /^(?:(?:bitcoincash|simpleledger):)?([02-9ac-hj-np-z]{42,112})$/.exec(oneCase(text)) ?? [];
  const values = Array.from(body, (letter) => ALPHABET.indexOf(letter));
  const isGood = values.length > 0 && [CASH, TOKENS].some((prefix) => polymod([...prefix, ...values]) === 0n);
  const bytes = isGood ? bech32.fromWordsUnsafe(values.slice(0, -8)) : undefined;
  const [version = 0xff, ...hash] = bytes ?? [];
  const type = version >> 3;
  if (HASH_BYTES[version & 7] !== hash.length || type > 15) return undefined;
  return { type: type === 2 || type === 3 ? type - 2 : type, hash: Uint8Array.from(hash) };
}

function encoded(type: number, hash: Uint8Array): string {
  const size = HASH_BYTES.indexOf(hash.length);
  const payload = bech32.toWords(Uint8Array.of((type << 3) | size, ...hash));
  const sum = polymod([...CASH, ...payload, 0, 0, 0, 0, 0, 0, 0, 0]);
  const checksum = Array.from({ length: 8 }, (_, i) => Number((sum >> BigInt(5 * (7 - i))) & 31n));
  return [...payload, ...checksum].map((value) => ALPHABET[value]).join("");
}

/** Mixed case is not valid, but for a prefix that is written in capitals alone. */
function oneCase(text: string): string {
  const body = text.replace(/^[a-z]*:/i, (prefix) => prefix.toLowerCase());
  return body.replace(/[^:]*$/, (letters) => (letters === letters.toUpperCase() ? letters.toLowerCase() : letters));
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
