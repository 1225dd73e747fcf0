// The written forms of wallet addresses: the chains that use each, and its check. Each chain's codec verifies its checksum.
import type { Chain } from "@sb/contracts/codes.ts";
import { legacyToCashAddr, readCashAddr } from "./cashaddr.ts";
import { base58Key, renamedKey } from "./codecs/base58.ts";
import { byronKey, shelleyKey } from "./codecs/cardano.ts";
import { evmKey, HEX_PATTERN, ICAP_PATTERN, icapKey, TRON_HEX_PATTERN, tronHexKey } from "./codecs/evm.ts";
import { moneroKey } from "./codecs/monero.ts";
import { rippleKey, xAddressKey } from "./codecs/ripple.ts";
import { hashKey, segwitKey } from "./codecs/segwit.ts";
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

const ON_EVM: readonly Chain[] = ["ETH", "BNB", "MATIC", "AVAX", "ETC", "USDT", "USDC", "SHIB"];

/** In the order of likelihood: where several forms fit one text, the first one's chain is proposed. */
export const WALLET_FORMS: readonly WalletForm[] = [
  { pattern: HEX_PATTERN, chains: ON_EVM, key: evmKey },
  { pattern: /^[13][1-9A-HJ-NP-Za-km-z]{24,34}$/, chains: ["BTC", "USDT"], key: base58Key(0x00, 0x05) },
  { pattern: /^bc1[02-9ac-hj-np-z]{6,87}$/i, chains: ["BTC"], key: segwitKey("bc") },
  {
    pattern: /^(?:(?:bitcoincash|simpleledger):)?[pqrz][02-9ac-hj-np-z]{41,111}$/i,
    chains: ["BCH"],
    key: readCashAddr,
  },
  { pattern: /^[13CH][1-9A-HJ-NP-Za-km-z]{24,34}$/, chains: ["BCH"], key: legacyToCashAddr },
  { pattern: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, chains: ["TRX", "USDT"], key: base58Key(0x41) },
  { pattern: TRON_HEX_PATTERN, chains: ["TRX", "USDT"], key: tronHexKey },
  // The same 20 bytes are an account of TRON. A token's report by them means the chains of `0x`.
  { pattern: HEX_PATTERN, chains: ["TRX"], key: tronHexKey },
  { pattern: ICAP_PATTERN, chains: ON_EVM, key: icapKey },
  { pattern: /^[LM][1-9A-HJ-NP-Za-km-z]{25,34}$/, chains: ["LTC"], key: base58Key(0x30, 0x32) },
  { pattern: /^ltc1[02-9ac-hj-np-z]{6,87}$/i, chains: ["LTC"], key: segwitKey("ltc") },
  // Litecoin's script addresses were once written as Bitcoin's.
  { pattern: /^3[1-9A-HJ-NP-Za-km-z]{25,34}$/, chains: ["LTC"], key: renamedKey(0x05, 0x32) },
  { pattern: /^[DA9][1-9A-HJ-NP-Za-km-z]{25,34}$/, chains: ["DOGE"], key: base58Key(0x1e, 0x16) },
  { pattern: /^r[1-9A-HJ-NP-Za-km-z]{24,35}$/, chains: ["XRP"], key: rippleKey },
  { pattern: /^X[1-9A-HJ-NP-Za-km-z]{44,48}$/, chains: ["XRP"], key: xAddressKey },
  { pattern: /^[48][1-9A-HJ-NP-Za-km-z]{94}(?:[1-9A-HJ-NP-Za-km-z]{11})?$/, chains: ["XMR"], key: moneroKey },
  { pattern: /^(?:addr|stake)1[02-9ac-hj-np-z]{50,110}$/i, chains: ["ADA"], key: shelleyKey },
  { pattern: /^(?:Ae2|DdzFF)[1-9A-HJ-NP-Za-km-z]{40,120}$/, chains: ["ADA"], key: byronKey },
  // BEP-2 of the first BNB chain.
  { pattern: /^bnb1[02-9ac-hj-np-z]{38}$/i, chains: ["BNB"], key: hashKey("bnb") },
  { pattern: /^(?:[XPC]-)?avax1[02-9ac-hj-np-z]{38}$/i, chains: ["AVAX"], key: hashKey("avax") },
  { pattern: /^(?:[EU][Qf][\w+/-]{46}|(?:0|-1):[0-9a-fA-F]{64})$/, chains: ["TON", "USDT"], key: tonKey },
  { pattern: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/, chains: ["SOL", "USDC", "USDT"], key: solanaKey },
];
