// The proof that the holder of a site publishes: a TXT record, or a file under /.well-known/ (RFC 8615).
import { isIP } from "node:net";
import type { SiteProof } from "@sb/contracts/dispute/remote.ts";

/** Message authentication codes under a key of the service: the vault of platform/vault/port.ts has them. */
export type Macs = { mac(purpose: string, text: string): string };

/**
 * `subject`: what is disputed; each has a token of its own, so that an earlier one proves nothing. Undefined where many share
 * the host, which has pages of others, or where it has no name.
 */
export function siteProofOf(
  { vault }: { readonly vault: Macs },
  subject: string,
  addressKey: string,
): SiteProof | undefined {
  if (addressKey.includes("/") || isIP(addressKey) !== 0) return undefined;
  const value = `safer-block-proof=${vault.mac("site-proof", JSON.stringify([subject, addressKey]))}`;
  return {
    dns: { name: `_safer-block.${addressKey}`, value },
    file: { url: `https://${addressKey}/.well-known/safer-block.txt`, content: value },
  };
}
