// The written forms of wallet addresses: the chains that use each, and its check. Libraries verify the checksums.
import type { Chain } from "@sb/contracts/codes.ts";
import { base58, bech32 } from "@scure/base";
import { Address as TonAddress } from "@ton/core";
import multicoin from "multicoin-address-validator";
import { legacyToCashAddr, readCashAddr } from "./cashaddr.ts";

export type WalletForm = {
  /** A cheap first test: what does not match is not of this form. */
  readonly pattern: RegExp;
  /** Likeliest first. */
  readonly chains: readonly Chain[];
  /** The canonical spelling; undefined where the checksum fails. */
  readonly key: (text: string) => string | undefined;
};

/** The text itself, or in lower case, where the library accepts the address. */
const checked = (currency: string, spell = (text: string) => text) => {
  return (text: string) => (multicoin.validate(text, currency) ? spell(text) : undefined);
};
const lower = (text: string) => text.toLowerCase();

export const EVM_PATTERN = /^0x[0-9a-f]{40}$/i;

/** In the order of likelihood: where several forms fit one text, the first one's chain is proposed. */
export const WALLET_FORMS: readonly WalletForm[] = [
  {
    // EIP-55: mixed case is a checksum; all lower or all upper case carries none.
    pattern: EVM_PATTERN,
    chains: ["ETH", "BNB", "MATIC", "AVAX", "ETC", "USDT", "USDC", "SHIB"],
    key: (text) => checked("eth", lower)(text.replace(/^0X/, "0x")),
  },
  { pattern: /^[13][1-9A-HJ-NP-Za-km-z]{24,34}$/, chains: ["BTC", "USDT"], key: checked("btc") },
  { pattern: /^bc1[02-9ac-hj-np-z]{6,87}$/i, chains: ["BTC"], key: checked("btc", lower) },
  { pattern: /^(?:bitcoincash:)?[pqrz][02-9ac-hj-np-z]{41,111}$/i, chains: ["BCH"], key: readCashAddr },
  { pattern: /^[13][1-9A-HJ-NP-Za-km-z]{24,34}$/, chains: ["BCH"], key: legacyToCashAddr },
  { pattern: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, chains: ["TRX", "USDT"], key: checked("trx") },
  { pattern: /^[LM][1-9A-HJ-NP-Za-km-z]{25,34}$/, chains: ["LTC"], key: checked("ltc") },
  { pattern: /^ltc1[02-9ac-hj-np-z]{6,87}$/i, chains: ["LTC"], key: checked("ltc", lower) },
  // Litecoin's script addresses were once written as Bitcoin's.
  { pattern: /^3[1-9A-HJ-NP-Za-km-z]{25,34}$/, chains: ["LTC"], key: checked("btc") },
  { pattern: /^[DA9][1-9A-HJ-NP-Za-km-z]{25,34}$/, chains: ["DOGE"], key: checked("doge") },
  { pattern: /^r[1-9A-HJ-NP-Za-km-z]{24,35}$/, chains: ["XRP"], key: checked("xrp") },
  { pattern: /^[48][1-9A-HJ-NP-Za-km-z]{94}(?:[1-9A-HJ-NP-Za-km-z]{11})?$/, chains: ["XMR"], key: checked("xmr") },
  { pattern: /^addr1[02-9ac-hj-np-z]{50,110}$/i, chains: ["ADA"], key: checked("ada", lower) },
  { pattern: /^(?:Ae2|DdzFF)[1-9A-HJ-NP-Za-km-z]{40,120}$/, chains: ["ADA"], key: checked("ada") },
  { pattern: /^bnb1[02-9ac-hj-np-z]{38}$/i, chains: ["BNB"], key: bech32Key },
  { pattern: /^(?:[EU]Q[\w+/-]{46}|-?[01]:[0-9a-f]{64})$/i, chains: ["TON", "USDT"], key: tonKey },
  { pattern: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/, chains: ["SOL", "USDC", "USDT"], key: solanaKey },
];

/** BEP-2 of the first BNB chain, and other chains' bech32 (BIP-173). Mixed case is wrong. */
export function bech32Key(text: string): string | undefined {
  return bech32.decodeUnsafe(text, 120) ? lower(text) : undefined;
}

/** An account's key is 32 bytes; there is no checksum. */
function solanaKey(text: string): string | undefined {
  return base58.decode(text).length === 32 ? text : undefined;
}

/** TEP-2: an account has several spellings; the one for wallets (`UQ…`) stands for all. Test networks don't count. */
function tonKey(text: string): string | undefined {
  try {
    if (TonAddress.isFriendly(text) && TonAddress.parseFriendly(text).isTestOnly) return undefined;
    return TonAddress.parse(text).toString({ bounceable: false });
  } catch {
    // The library throws where the checksum or the length is wrong.
    return undefined;
  }
}
