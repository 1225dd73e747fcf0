// The Ed25519 keys that public files are signed with, each for a purpose of its own. They are made of the root secret: every installation
// has them without a setting, the same in all its processes, and keeps them when the master key is rotated.
import type { KeyObject } from "node:crypto";
import { readSigningKey } from "../webhook/signing-key.ts";
import type { Vault } from "./port.ts";

type Macs = Pick<Vault, "mac">;

function signingKeyOf(vault: Macs, purpose: string): KeyObject {
  const seed = Buffer.from(vault.mac(purpose, "Ed25519"), "base64url");
  const key = readSigningKey(`whsk_${seed.toString("base64")}`);
  if (!key) throw new Error("no signing key can be made");
  return key;
}

/** Signs the downloadable set of targets (docs/filter.md). */
export const filterKeyOf = (vault: Macs): KeyObject => signingKeyOf(vault, "filter-signing");

/** Signs the checkpoints of the public log (docs/log.md). */
export const logKeyOf = (vault: Macs): KeyObject => signingKeyOf(vault, "log-signing");
