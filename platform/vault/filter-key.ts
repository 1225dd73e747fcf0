// The Ed25519 key that the downloadable set of targets is signed with (docs/filter.md). It is made of the root secret: every
// installation has one without a setting, the same in all its processes, and keeps it when the master key is rotated.
import type { KeyObject } from "node:crypto";
import { readSigningKey } from "../webhook/signing-key.ts";
import type { Vault } from "./port.ts";

export function filterKeyOf(vault: Pick<Vault, "mac">): KeyObject {
  const seed = Buffer.from(vault.mac("filter-signing", "Ed25519"), "base64url");
  const key = readSigningKey(`whsk_${seed.toString("base64")}`);
  if (!key) throw new Error("no signing key can be made");
  return key;
}
