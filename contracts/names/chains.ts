// Names that are the same in every language.
import type { Chain } from "../codes.ts";

export const CHAIN_NAMES: Readonly<Record<Exclude<Chain, "OTHER">, string>> = {
  BTC: "BTC (Bitcoin)",
  BCH: "BCH (Bitcoin Cash)",
  ETH: "ETH (Ethereum)",
  ETC: "ETC (Ethereum Classic)",
  BNB: "BNB (Binance Smart Chain)",
  AVAX: "AVAX (Avalanche)",
  ADA: "ADA (Cardano)",
  DOGE: "DOGE (Dogecoin)",
  LTC: "LTC (Litecoin)",
  XMR: "XMR (Monero)",
  MATIC: "MATIC (Polygon)",
  XRP: "XRP (XRP Ledger)",
  SHIB: "SHIB (Shiba Inu)",
  SOL: "SOL (Solana)",
  TRX: "TRX (TRON)",
  USDT: "USDT (Tether)",
  USDC: "USDC (USD Coin)",
  TON: "TON (The Open Network)",
};
