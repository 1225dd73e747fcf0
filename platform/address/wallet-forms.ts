// The written forms of wallet addresses: the chains that use each, and its check. Each chain's codec verifies its checksum.
import type { Chain } from "@sb/contracts/codes.ts";
import { legacyToCashAddr, readCashAddr } from "./cashaddr.ts";
import { base58Key, rippleKey } from "./codecs/base58.ts";
import { byronKey, shelleyKey } from "./codecs/cardano.ts";
import { EVM_PATTERN, evmKey } from "./codecs/evm.ts";
import { moneroKey } from "./codecs/monero.ts";
import { bech32Key, segwitKey } from "./codecs/segwit.ts";
import { solanaKey } from "./codecs/solana.ts";
import { tonKey } from "./codecs/ton.ts";

export type WalletForm = {
  /** A cheap first test: what does not match is not of this form. */
  readonly pattern: RegExp;
  /** Likeliest first. */
  readonly chains: readonly Chain[];
  /** The canonical spelling; undefined where the checksum fails. Never throws. */
  readonly key: (text: string) => string | undefined;
};

/** In the order of likelihood: where several forms fit one text, the first one's chain is proposed. */
export const WALLET_FORMS: readonly WalletForm[] = [
  { pattern: EVM_PATTERN, chains: ["ETH", "BNB", "MATIC", "AVAX", "ETC", "USDT", "USDC", "SHIB"], key: evmKey },
  { pattern: /^[13][1-9A-HJ-NP-Za-km-z]{24,34}$/, chains: ["BTC", "USDT"], key: base58Key(0x00, 0x05) },
  { pattern: /^bc1[02-9ac-hj-np-z]{6,87}$/i, chains: ["BTC"], key: segwitKey("bc") },
  { pattern: /^(?:bitcoincash:)?[pqrz][02-9ac-hj-np-z]{41,111}$/i, chains: ["BCH"], key: readCashAddr },
  { pattern: /^[13][1-9A-HJ-NP-Za-km-z]{24,34}$/, chains: ["BCH"], key: legacyToCashAddr },
  { pattern: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, chains: ["TRX", "USDT"], key: base58Key(0x41) },
  { pattern: /^[LM][1-9A-HJ-NP-Za-km-z]{25,34}$/, chains: ["LTC"], key: base58Key(0x30, 0x32) },
  { pattern: /^ltc1[02-9ac-hj-np-z]{6,87}$/i, chains: ["LTC"], key: segwitKey("ltc") },
  // Litecoin's script addresses were once written as Bitcoin's.
  { pattern: /^3[1-9A-HJ-NP-Za-km-z]{25,34}$/, chains: ["LTC"], key: base58Key(0x05) },
  { pattern: /^[DA9][1-9A-HJ-NP-Za-km-z]{25,34}$/, chains: ["DOGE"], key: base58Key(0x1e, 0x16) },
  { pattern: /^r[1-9A-HJ-NP-Za-km-z]{24,35}$/, chains: ["XRP"], key: rippleKey },
  { pattern: /^[48][1-9A-HJ-NP-Za-km-z]{94}(?:[1-9A-HJ-NP-Za-km-z]{11})?$/, chains: ["XMR"], key: moneroKey },
  { pattern: /^addr1[02-9ac-hj-np-z]{50,110}$/i, chains: ["ADA"], key: shelleyKey },
  { pattern: /^(?:Ae2|DdzFF)[1-9A-HJ-NP-Za-km-z]{40,120}$/, chains: ["ADA"], key: byronKey },
  // BEP-2 of the first BNB chain.
  { pattern: /^bnb1[02-9ac-hj-np-z]{38}$/i, chains: ["BNB"], key: bech32Key },
  { pattern: /^(?:[EU]Q[\w+/-]{46}|-?[01]:[0-9a-f]{64})$/i, chains: ["TON", "USDT"], key: tonKey },
  { pattern: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/, chains: ["SOL", "USDC", "USDT"], key: solanaKey },
];
