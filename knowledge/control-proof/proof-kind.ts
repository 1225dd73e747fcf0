// How somebody proves that they control an address: which text their wallet signs, and how.
import type { Chain } from "@sb/contracts/codes.ts";
import type { TonProof } from "./ton.ts";

/** How the wallets of a chain sign a text. */
export type ProofKind = "EIP191" | "BITCOIN_MESSAGE" | "ED25519" | "TON_PROOF";

/** A chain that is missing here has no way to sign a text that its wallets agree on. */
const KINDS: Readonly<Partial<Record<Chain, ProofKind>>> = {
  BTC: "BITCOIN_MESSAGE",
  ETH: "EIP191",
  ETC: "EIP191",
  BNB: "EIP191",
  AVAX: "EIP191",
  MATIC: "EIP191",
  SHIB: "EIP191",
  SOL: "ED25519",
  TON: "TON_PROOF",
};

/** Tokens live on several chains: the address's form tells which wallet holds it. */
export function proofKindOf(chain: Chain, addressKey: string): ProofKind | undefined {
  // On some of these chains there are older accounts, of other forms.
  const evm = /^0x[0-9a-f]{40}$/.test(addressKey) ? "EIP191" : undefined;
  const kind = KINDS[chain] ?? evm;
  return kind === "EIP191" ? evm : kind;
}

export type ControlProof =
  | { readonly kind: Exclude<ProofKind, "TON_PROOF">; readonly signature: string }
  | { readonly kind: "TON_PROOF"; readonly proof: TonProof };
