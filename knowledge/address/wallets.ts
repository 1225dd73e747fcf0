// Wallet addresses against the forms their chains use.
import type { Chain, DeclareType } from "@sb/contracts/codes.ts";
import { HEX_PATTERN, isBareHex } from "./codecs/evm.ts";
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

/** Schemes of payment links: what stands after them is meant for an address, good or not. */
const PAYMENT =
  /^(?:bitcoin|bitcoincash|simpleledger|ethereum|litecoin|dogecoin|doge|solana|monero|(?:web\+)?cardano|tron|ripple|xrpl|xrp|ton|lightning)$/i;
/** Other names before an address are those of chains (EIP-3770 `eth:0x…`, CAIP-10 `eip155:1:0x…`), if an address follows. */
const LINK = /^(?!https?:)([a-z][a-z0-9+-]{1,31}):(?!\/\/[^/?#]*\.)\s{0,3}(.+)$/is;
const BODY =
  /^(?:\/\/)?(?:transfer\/|pay\/)?(?:pay-)?(?:[-\w]{1,32}:)??([EU][Qf][\w+/-]{46}|(?:0|-1):[0-9a-f]{64}|[^?@/#&:]+)(?=$|[?@/#&])/i;
/** A transfer of a token names the token's contract first (EIP-681). */
const TOKEN_TRANSFER = /^ethereum:[^?]*\/transfer\?(?:[^#]*&)?address=(0x[0-9a-f]{40})/i;
/** XRP's tag after the account, as exchanges show both. */
const TAGGED = /^(r[1-9A-HJ-NP-Za-km-z]{24,34})[?:](?:(?:dt|tag)=)?\d{1,10}$/;

/** The address of a payment link (`bitcoin:…?amount=`, BIP-21, EIP-681) or after the name of its chain, or the text itself. */
export function walletText(text: string): string {
  const trimmed = text.trim();
  const [, receiver] = TOKEN_TRANSFER.exec(trimmed) ?? TAGGED.exec(trimmed) ?? [];
  if (receiver !== undefined) return receiver;
  const [, scheme = "", rest = ""] = LINK.exec(trimmed) ?? [];
  const [, address] = BODY.exec(rest) ?? [];
  if (address === undefined) return trimmed;
  return PAYMENT.test(scheme) || walletMatches(address).length > 0 ? address : trimmed;
}

/** Every form the text has with a valid checksum, likeliest first. */
export function walletMatches(text: string): readonly WalletMatch[] {
  return WALLET_FORMS.flatMap(({ pattern, chains, key }) => {
    const addressKey = pattern.test(text) ? key(text) : undefined;
    return addressKey === undefined ? [] : [{ addressKey, chains }];
  });
}

/** The likeliest of them, without a look at the others: a list has a million texts. */
export function likeliestMatch(text: string): WalletMatch | undefined {
  for (const { pattern, chains, key } of WALLET_FORMS) {
    const addressKey = pattern.test(text) ? key(text) : undefined;
    if (addressKey !== undefined) return { addressKey, chains };
  }
  return undefined;
}

/** Each key of the matches once, likeliest first, with the chains that it is an address on. */
export function identitiesOf(matches: readonly WalletMatch[]): readonly Recognized[] {
  return [...new Set(matches.map(({ addressKey }) => addressKey))].map((addressKey) => {
    const likelyChains = chainsOf(matches.filter((match) => match.addressKey === addressKey));
    return { declareType: "WALLET", addressKey, chain: likelyChains[0], likelyChains };
  });
}

/** Neither a checksum nor a beginning such as `0x` vouches for it: in a link, or put together of pieces, it is no address. */
export const isUnvouched = (text: string, { chain }: Recognized): boolean => chain === "SOL" || isBareHex(text);

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
  if (HEX_PATTERN.test(text)) return `0x${text.slice(-40).toLowerCase()}`;
  return likeliestMatch(text)?.addressKey ?? otherChainKey(text);
}
