// Wallet addresses against the forms their chains use.
import type { Chain, DeclareType } from "@sb/contracts/codes.ts";
import { EVM_PATTERN } from "./codecs/evm.ts";
import { otherChainKey } from "./other-chains.ts";
import { WALLET_FORMS } from "./wallet-forms.ts";

/** A target that a text can mean, under the key that its reports share. */
export type Recognized = {
  readonly declareType: DeclareType;
  readonly addressKey: string;
  /** The likeliest chain of a wallet. */
  readonly chain?: Chain | undefined;
  readonly likelyChains: readonly Chain[];
};

export type WalletMatch = { readonly addressKey: string; readonly chains: readonly Chain[] };

const PAYMENT_LINK =
  /^(?:bitcoin|bitcoincash|ethereum|litecoin|dogecoin|solana|monero|(?:web\+)?cardano|tron|ripple|xrpl|ton):(?:\/\/(?:transfer\/)?)?(?:pay-)?/i;
/** A transfer of a token names the token's contract first (EIP-681). */
const TOKEN_TRANSFER = /^ethereum:[^?]*\/transfer\?(?:[^#]*&)?address=(0x[0-9a-f]{40})/i;

/** The address of a payment link (`bitcoin:…?amount=`, BIP-21, EIP-681), or the text itself. */
export function walletText(text: string): string {
  const trimmed = text.trim();
  const [, receiver] = TOKEN_TRANSFER.exec(trimmed) ?? [];
  if (receiver !== undefined) return receiver;
  return PAYMENT_LINK.test(trimmed) ? trimmed.replace(PAYMENT_LINK, "").replace(/[?@/].*$/, "") : trimmed;
}

/** Every form the text has with a valid checksum, likeliest first. */
export function walletMatches(text: string): readonly WalletMatch[] {
  return WALLET_FORMS.flatMap(({ pattern, chains, key }) => {
    const addressKey = pattern.test(text) ? key(text) : undefined;
    return addressKey === undefined ? [] : [{ addressKey, chains }];
  });
}

/** Each key of the matches once, likeliest first, with the chains that it is an address on. */
export function identitiesOf(matches: readonly WalletMatch[]): readonly Recognized[] {
  return [...new Set(matches.map(({ addressKey }) => addressKey))].map((addressKey) => {
    const likelyChains = chainsOf(matches.filter((match) => match.addressKey === addressKey));
    return { declareType: "WALLET", addressKey, chain: likelyChains[0], likelyChains };
  });
}

export function chainsOf(matches: readonly WalletMatch[]): readonly Chain[] {
  return [...new Set(matches.flatMap((match) => match.chains))];
}

/** The canonical spelling on one chain; undefined where the text is not an address of that chain. */
export function walletKey(chain: Chain, text: string): string | undefined {
  for (const form of WALLET_FORMS) {
    if (!form.chains.includes(chain) || !form.pattern.test(text)) continue;
    const key = form.key(text);
    if (key !== undefined) return key;
  }
  return undefined;
}

/**
 * The spelling on a chain we have no rules for. The same key as on a chain we know where the text has its form (a 0x
 * address is the same account on every EVM chain).
 */
export function otherWalletKey(text: string): string | undefined {
  if (EVM_PATTERN.test(text)) return text.toLowerCase();
  return walletMatches(text)[0]?.addressKey ?? otherChainKey(text);
}
