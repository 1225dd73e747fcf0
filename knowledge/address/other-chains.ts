// Addresses on chains we have no rules for. What is published as one must look like an address: not like a name, a
// telephone number, an e-mail address or a sentence. Named accounts (EOS, NEAR) are refused: they can't be told from names.
import { blake2b } from "@noble/hashes/blake2.js";
import { base32nopad, base58 } from "@scure/base";
import { isPrivateKey } from "../personal-information/wallet-secrets/keys.ts";
import { attempt } from "./codecs/attempt.ts";
import { base58CheckPayload } from "./codecs/base58.ts";
import { crc16 } from "./codecs/crc.ts";
import { bech32Key } from "./codecs/segwit.ts";

/** The one spelling; undefined where the text looks like no address. */
export function otherChainKey(text: string): string | undefined {
  if (isPrivateKey(text)) return undefined;
  if (HEX.test(text)) return text.toLowerCase();
  return verifiedOtherKey(text) ?? (HEDERA.test(text) || looksRandom(text) ? text : undefined);
}

/** The same for what a checksum vouches for. */
export function verifiedOtherKey(text: string): string | undefined {
  // Its checksum is that of addresses.
  if (isPrivateKey(text)) return undefined;
  return hasChecksum(text) ? text : bech32Key(text);
}

/** Sui, Aptos, Starknet and the EVM chains; without `0x` the implicit accounts of NEAR and those of the Internet Computer. */
const HEX = /^(?:0x[0-9a-f]{40,64}|[0-9a-f]{40}|[0-9a-f]{64})$/i;
/** Account numbers, with or without their checksum. */
const HEDERA = /^0\.0\.\d{3,10}(?:-[a-z]{5})?$/;

function hasChecksum(text: string): boolean {
  const payload = base58CheckPayload(text);
  return (payload !== undefined && payload.length >= 20) || isSs58(text) || isStellar(text);
}

const SS58_PREFIX = new TextEncoder().encode("SS58PRE");

/** Polkadot, Kusama and chains made with Substrate: one or two bytes of network, 32 of account, 2 of checksum. */
function isSs58(text: string): boolean {
  const bytes = attempt(() => base58.decode(text));
  if (bytes?.length !== 35 && bytes?.length !== 36) return false;
  const sum = blake2b(Uint8Array.of(...SS58_PREFIX, ...bytes.subarray(0, -2)));
  return sum[0] === bytes.at(-2) && sum[1] === bytes.at(-1);
}

/** SEP-23: a version, a key and a CRC-16 in Base32. */
function isStellar(text: string): boolean {
  const bytes = /^[GM][A-Z2-7]{55,68}$/.test(text) ? attempt(() => base32nopad.decode(text)) : undefined;
  if (bytes?.length !== 35 && bytes?.length !== 43) return false;
  const sum = crc16(bytes.subarray(0, -2));
  return (sum & 255) === bytes.at(-2) && sum >> 8 === bytes.at(-1);
}

/** One run of letters and digits, after the name of the chain if need be: `nano_…`, `kaspa:…`. */
const RUN = /^(?!0x)(?:[a-z]{2,20}[:_])?(?=[a-z0-9]*[a-z])(?=[a-z0-9]*\d)([a-z0-9]{26,128})$/i;
/** Digits of the length of a telephone number or the number of an identity card. */
const LONG_NUMBER = /\d{9}/;

/** The digits of a name stand at its end and its capitals begin words; those of an address stand anywhere. */
function looksRandom(text: string): boolean {
  const run = RUN.exec(text)?.[1];
  if (run === undefined || LONG_NUMBER.test(run)) return false;
  const changes = run.match(/\d(?=\D)|\D(?=\d)|[a-z](?=[A-Z])|[A-Z](?=[a-z])/g)?.length ?? 0;
  const numbers = run.match(/\d+/g)?.length ?? 0;
  return numbers >= 3 || (numbers === 2 && changes >= run.length / 2);
}
