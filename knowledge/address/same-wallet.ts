// Which targets are asked about together. One text may mean several, each with a key of its own (`3…` is a script on Bitcoin
// and on Litecoin), and a report may stand under a key that the rules of its time gave it.
import type { Chain } from "@sb/contracts/codes.ts";
import { otherCashSpellings } from "./cashaddr.ts";
import { renamedKey } from "./codecs/base58.ts";
import { evmOfTron } from "./codecs/evm.ts";
import { otherChainKey } from "./other-chains.ts";
import { identitiesOf, type Recognized, walletMatches, walletText } from "./wallets.ts";

/** A key that holds reports on a wallet where they name one of the chains; others there are on another wallet. */
export type AlsoUnder = { readonly addressKey: string; readonly chains: readonly Chain[] };

/**
 * Beside the keys of what a text means: until spellings of one account shared a key each was one, on its chain or on a chain
 * without rules; and a token's report by 20 bytes is counted under `0x`, whichever chain it meant.
 */
export function alsoUnder(text: string, identities: readonly Recognized[]): readonly AlsoUnder[] {
  const asked = new Set(identities.map(({ addressKey }) => addressKey));
  const typed = typedKeys(text).map((addressKey) => under(addressKey, "XMR"));
  const others = [...typed, ...identities.flatMap(({ addressKey }) => otherKeysOf(addressKey))];
  return others.filter(({ addressKey }) => !asked.has(addressKey) && asked.add(addressKey));
}

const under = (addressKey: string, ...chains: readonly Chain[]): AlsoUnder => ({
  addressKey,
  chains: ["OTHER", ...chains],
});

/** As it is, and as a chain without rules takes it. */
const typedKeys = (text: string): readonly string[] =>
  [...new Set([text.trim(), walletText(text)])].flatMap((each) => otherChainKey(each) ?? []);

function otherKeysOf(key: string): readonly AlsoUnder[] {
  if (/^0x[0-9a-f]{40}$/.test(key)) return [under(key.slice(2)), under(`0x${"0".repeat(24)}${key.slice(2)}`)];
  if (CASH_ADDR.test(key)) return otherCashSpellings(key).map((spelling) => under(spelling, "BCH"));
  const evm = key.startsWith("T") ? evmOfTron(key) : undefined;
  if (evm !== undefined) return [under(evm, "USDT"), ...["41", "0x41"].map((head) => under(head + evm.slice(2)))];
  const script = likelierOf(key);
  return script === undefined ? [] : [under(script, "LTC")];
}

const CASH_ADDR = /^[qp][02-9ac-hj-np-z]{41,}$/;
const bitcoinScript = renamedKey(0x32, 0x05);

/** Another target's key whose text means this one as well. */
export function likelierOf(key: string): string | undefined {
  if (CASH_ADDR.test(key)) return otherCashSpellings(key)[1];
  if (key.startsWith("T")) return evmOfTron(key);
  return key.startsWith("M") ? bitcoinScript(key) : undefined;
}

/** Keys of the other targets that some spelling of this one means: who asks by it asks about all. */
export const twinsOf = (addressKey: string): readonly string[] =>
  keysOf(likelierOf(addressKey) ?? addressKey).filter((key) => key !== addressKey);

const keysOf = (text: string): readonly string[] =>
  identitiesOf(walletMatches(text)).map(({ addressKey }) => addressKey);

/** Watches are kept under the likeliest key of their text: those that are on a report's target. */
export function watchedAs(addressKey: string, chain: Chain | undefined): readonly string[] {
  const isNow = (key: string) =>
    otherKeysOf(key).some((other) => other.addressKey === addressKey && chain && other.chains.includes(chain));
  return [...new Set([addressKey, likelierOf(addressKey) ?? addressKey, ...keysOf(addressKey).filter(isNow)])];
}

/** Keys of the watches that are on all that a text means. */
export function watchesOnAll(identities: readonly Recognized[]): readonly string[] {
  const sets = identities.map(({ addressKey }) => [addressKey, likelierOf(addressKey)]);
  const [first = []] = sets;
  return first.flatMap((key) => (key !== undefined && sets.every((keys) => keys.includes(key)) ? [key] : []));
}
