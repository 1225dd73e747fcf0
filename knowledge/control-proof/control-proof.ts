// Whether somebody controls an address: whether its key signed a text that was made for this purpose. Brings the libraries of all
// wallets: to be loaded where a proof is checked.
import { isSignedByBitcoin } from "./bitcoin.ts";
import { isSignedByEvm } from "./evm.ts";
import type { ControlProof } from "./proof-kind.ts";
import { isSignedBySolana } from "./solana.ts";
import { isSignedByTon } from "./ton.ts";

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
