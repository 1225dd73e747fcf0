// Whether somebody controls an address: whether its key signed a text that was made for this purpose.
import type { Chain } from "@sb/contracts/codes.ts";
import { isSignedByBitcoin } from "./bitcoin.ts";
import { isSignedByEvm } from "./evm.ts";
import { isSignedBySolana } from "./solana.ts";
import { isSignedByTon, type TonProof } from "./ton.ts";

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
  return KINDS[chain] ?? (/^0x[0-9a-f]{40}$/.test(addressKey) ? "EIP191" : undefined);
}

export type ControlProof =
  | { readonly kind: Exclude<ProofKind, "TON_PROOF">; readonly signature: string }
  | { readonly kind: "TON_PROOF"; readonly proof: TonProof };

/** Whether the address's key signed `message`. False for whatever can't be decoded; never throws. */
export function provesControl(addressKey: string, message: string, given: ControlProof): boolean {
  switch (given.kind) {
    case "EIP191":
      return isSignedByEvm(addressKey, message, given.signature);
    case "BITCOIN_MESSAGE":
      return isSignedByBitcoin(addressKey, message, given.signature);
    case "ED25519":
      return isSignedBySolana(addressKey, message, given.signature);
    case "TON_PROOF":
      return isSignedByTon(addressKey, message, given.proof);
  }
}
