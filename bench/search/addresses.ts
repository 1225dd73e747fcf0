// Made-up wallet addresses and hosts in the forms of their chains. None has a valid checksum on purpose.
import type { Chain } from "@sb/contracts/codes.ts";
import { createRandom, type Random } from "./random.ts";

const HEX = "0123456789abcdef";
const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

type Form = { readonly chain: Chain; readonly make: (random: Random) => string };

// Repeated where a form is more frequent.
const evm = (chain: Chain): Form => ({ chain, make: (random) => `0x${random.text(HEX, 40)}` });
const base58 = (chain: Chain, head: string, length: number): Form => ({
  chain,
  make: (random) => head + random.text(BASE58, length - head.length),
});
const bech32 = (chain: Chain, head: string, length: number): Form => ({
  chain,
  make: (random) => head + random.text(BECH32, length - head.length),
});
const FORMS: readonly [Form, ...Form[]] = [
  evm("ETH"),
  evm("ETH"),
  evm("ETH"),
  evm("USDT"),
  evm("BNB"),
  evm("MATIC"),
  evm("AVAX"),
  evm("USDC"),
  base58("BTC", "1", 34),
  base58("BTC", "1", 34),
  base58("BTC", "3", 34),
  bech32("BTC", "bc1q", 42),
  bech32("BTC", "bc1q", 42),
  bech32("BTC", "bc1p", 62),
  base58("TRX", "T", 34),
  base58("TRX", "T", 34),
  base58("USDT", "T", 34),
  base58("XRP", "r", 33),
  base58("SOL", "", 44),
  base58("DOGE", "D", 34),
  base58("LTC", "L", 34),
  bech32("BCH", "bitcoincash:q", 54),
  bech32("ADA", "addr1q", 103),
  base58("XMR", "4", 95),
  { chain: "TON", make: (random) => `UQ${random.text(BASE64URL, 46)}` },
];

export const BRANDS: readonly [string, ...string[]] = [
  "Nordbit",
  "Coinhafen",
  "Upharbor",
  "Metawolf",
  "Trezoria",
  "Bitmara",
  "Ledgerly",
  "Okivo",
  "Kraketa",
  "Bithanbit",
  "Unipair",
  "Phantasm",
  "Gateway9",
  "Opensky",
  "Polywave",
];
const LURES: readonly [string, ...string[]] = [
  "airdrop",
  "claim",
  "wallet",
  "login",
  "support",
  "secure",
  "bonus",
  "app",
  "trade",
  "pro",
  "verify",
  "connect",
  "mainnet",
  "rewards",
  "migrate",
  "kyc",
];
const ENDINGS: readonly [string, ...string[]] = [
  "com",
  "com",
  "com",
  "net",
  "org",
  "io",
  "xyz",
  "top",
  "app",
  "co.kr",
  "jp",
  "cn",
  "de",
  "site",
  "online",
  "vip",
];

export type MadeAddress = { readonly key: string; readonly adrs: string; readonly chain: Chain | undefined };

/** The address with this number. About two of five are sites. */
export function addressOf(seed: number, number: number): MadeAddress {
  const random = createRandom(seed, 0xadd, number);
  return random.next() < 0.4 ? siteOf(random) : walletOf(random);
}

function walletOf(random: Random): MadeAddress {
  const { chain, make } = random.pick(FORMS);
  const key = make(random);
  return { key, adrs: key, chain };
}

function siteOf(random: Random): MadeAddress {
  const key = hostOf(random);
  const www = random.next() < 0.2 ? "www." : "";
  const path = random.next() < 0.3 ? `/${random.pick(LURES)}?ref=${random.text(HEX, 6)}` : "/";
  return { key, adrs: `https://${www}${key}${path}`, chain: undefined };
}

function hostOf(random: Random): string {
  const brand = random.pick(BRANDS).toLowerCase();
  const made = random.text("abcdefghijklmnoprstuvwz", 4 + random.below(6));
  const kind = random.next();
  const ending = random.pick(ENDINGS);
  if (kind < 0.3) return `${brand}-${random.pick(LURES)}${random.below(5_000)}.${ending}`;
  if (kind < 0.5) return `${random.pick(LURES)}-${brand}-${made}.${ending}`;
  if (kind < 0.6) return `${brand}.${made}.${ending}`;
  return `${made}${random.text(HEX, 3)}.${ending}`;
}
