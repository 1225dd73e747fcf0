// The one spelling under which all reports on an address are counted. Pure; typically well under 0.1 ms.
import type { Chain, DeclareType } from "@sb/contracts/codes.ts";
import { isCarrier } from "./carried.ts";
import { findTargets } from "./finder/find.ts";
import { siteIdentities, siteKey } from "./site.ts";
import {
  chainsOf,
  identitiesOf,
  otherWalletKey,
  type Recognized,
  walletKey,
  walletMatches,
  walletText,
} from "./wallets.ts";

export type AddressText = {
  readonly declareType: DeclareType;
  /** For a wallet; if absent, any chain whose form the text has. */
  readonly chain?: Chain | undefined;
  readonly customChain?: string | undefined;
  readonly text: string;
};

export type NormalizedAddress =
  | {
      readonly ok: true;
      readonly addressKey: string;
      /** For display: a wallet as written, a site normalised (an IDN as punycode, so that look-alikes are visible). */
      readonly display: string;
    }
  | {
      readonly ok: false;
      /** Chains whose form and checksum the text has. */
      readonly likelyChains: readonly Chain[];
    };

export function normalizeAddress(address: AddressText): NormalizedAddress {
  return address.declareType === "SITE" ? normalizeSite(address.text) : normalizeWallet(address.chain, address.text);
}

function normalizeSite(text: string): NormalizedAddress {
  const addressKey = siteKey(text);
  if (addressKey !== undefined) return { ok: true, addressKey, display: addressKey };
  return { ok: false, likelyChains: chainsOf(walletMatches(walletText(text))) };
}

function normalizeWallet(chain: Chain | undefined, text: string): NormalizedAddress {
  const address = walletText(text);
  const addressKey = keyOn(chain, address);
  if (addressKey !== undefined) return { ok: true, addressKey, display: address };
  return { ok: false, likelyChains: chainsOf(walletMatches(address)) };
}

function keyOn(chain: Chain | undefined, address: string): string | undefined {
  if (chain === undefined) return walletMatches(address)[0]?.addressKey;
  return chain === "OTHER" ? otherWalletKey(address) : walletKey(chain, address);
}

/**
 * Every target that a text typed into the search box can be, likeliest first: one text may be an address on several chains,
 * each with a key of its own. Empty where it is none. A link to a block explorer, or into a wallet, means the wallet that it shows.
 */
export function recognizeAll(text: string): readonly Recognized[] {
  const wallets = identitiesOf(walletMatches(walletText(text)));
  if (wallets.length > 0) return wallets;
  const carried = carriedWallet(text);
  if (carried) return carried;
  const addressKey = siteKey(text);
  return addressKey === undefined ? [] : siteIdentities(addressKey);
}

function carriedWallet(text: string): readonly Recognized[] | undefined {
  if (!isCarrier(text.trim())) return undefined;
  // A token's page that shows one holder's balance means the holder, who comes last.
  const targets = findTargets(text).filter((finding) => finding.kind === "TARGET");
  return targets.findLast(({ declareType }) => declareType === "WALLET")?.identities;
}
