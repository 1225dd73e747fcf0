// Wallet addresses, transaction hashes and what is nearly an address, among the words of a text.
import { base58 } from "@scure/base";
import { attempt } from "../codecs/attempt.ts";
import { latinOf } from "../latin.ts";
import { verifiedOtherKey } from "../other-chains.ts";
import { identitiesOf, isUnvouched, walletMatches } from "../wallets.ts";
import { type Finding, type Placed, type Target, targetOf } from "./findings.ts";
import { nearlyOf } from "./nearly.ts";

/** A link to some site holds identifiers of its own: in it only what a checksum or `0x` vouches for is an address. */
export type Around = "text" | "explorer" | "link";

/** Several `0x` addresses pasted without a space, then TON's two spellings, then any long run of letters and digits. */
const RUN =
  /0x[0-9a-f]{40}(?=0x[0-9a-f]{40})|(?<![\w+/-])(?:[EU]Q[\w+/-]{46}|-?[01]:[0-9a-f]{64})(?![\w])|(?:bitcoincash:|\b[a-z]{2,20}_)?[a-z0-9]{20,}/gi;

export function walletsIn(text: string, around: Around): readonly Placed[] {
  const latin = latinOf(text);
  return [...latin.matchAll(RUN)].flatMap(({ 0: run, index: at }) => {
    const raw = text.slice(at, at + run.length);
    const found = judge(run, around);
    if (!found) return [];
    const placed = { at, finding: found };
    const altered = { kind: "NEARLY", text: raw, reason: "CHARACTERS", meant: run } as const;
    return raw === run ? [placed] : [placed, { at, finding: altered }];
  });
}

function judge(run: string, around: Around): Finding | undefined {
  const target = walletOf(run);
  if (target && (around !== "link" || !isUnvouched(run, target))) return target;
  if (isHash(run)) return { kind: "TRANSACTION_HASH", text: run };
  return around === "link" ? undefined : nearlyOf(run);
}

/** The wallet that the text is, on a chain we know or by a checksum that other chains use. */
export function walletOf(text: string): Target | undefined {
  const [likeliest, ...others] = identitiesOf(walletMatches(text));
  if (likeliest) return targetOf(text, [likeliest, ...others]);
  const addressKey = verifiedOtherKey(text);
  if (addressKey === undefined) return undefined;
  return targetOf(text, [{ declareType: "WALLET", addressKey, chain: "OTHER", likelyChains: ["OTHER"] }]);
}

/** 32 bytes in hexadecimal, or Solana's signature of 64 bytes. */
function isHash(run: string): boolean {
  if (/^(?:0x)?[0-9a-f]{64}$/i.test(run)) return true;
  return /^[1-9A-HJ-NP-Za-km-z]{86,88}$/.test(run) && attempt(() => base58.decode(run))?.length === 64;
}
