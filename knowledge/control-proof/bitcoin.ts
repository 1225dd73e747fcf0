// Signed messages of Bitcoin: the legacy format, and BIP-322's simple one.
import { Address, type OutScript } from "@scure/btc-signer";
import { attempt } from "../address/codecs/attempt.ts";
import { base64Bytes } from "./base64.ts";
import { isSignedBip322 } from "./bip322.ts";
import { isLegacySignature, isSignedLegacy } from "./bitcoin-legacy.ts";

export type OutputScript = ReturnType<typeof OutScript.decode>;

/** False as well for what pays to a script (multisig, P2WSH, a tree of Taproot): its owner proves control otherwise. */
export function isSignedByBitcoin(address: string, message: string, signature: string): boolean {
  const output = attempt(() => Address().decode(address));
  const bytes = base64Bytes(signature);
  if (!output || !bytes) return false;
  const isSigned = isLegacySignature(bytes) ? isSignedLegacy : isSignedBip322;
  return attempt(() => isSigned(output, message, bytes)) ?? false;
}
