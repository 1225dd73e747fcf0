import { eip191Signer } from "micro-eth-signer";
import { attempt } from "../address/codecs/attempt.ts";

const SIGNATURE = /^0x[0-9a-f]{130}$/i;

/** `personal_sign` of an account with a key (EIP-191, version 0x45). A contract's wallet can't be checked without its chain. */
export function isSignedByEvm(address: string, message: string, signature: string): boolean {
  if (!SIGNATURE.test(signature)) return false;
  const signer = attempt(() => eip191Signer.recoverAddress(signature, message));
  return signer?.toLowerCase() === address.toLowerCase();
}
