// What an admin sends of an agency, as its rules take it.
import type { PublicKey } from "@sb/contracts/agency/events.ts";
import type { NewAgency } from "@sb/contracts/agency/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { readPublicKey } from "@sb/platform/recipient/read-public-key.ts";
import { requirePublicAddress } from "@sb/platform/webhook/require-public-address.ts";
import type { AgencyFacts } from "./rules/commands.ts";

/** `origins`: those that a webhook may have although they are not public. */
export async function factsOf(
  { contacts, webhookUrl, publicKey, ...facts }: NewAgency,
  origins: readonly string[],
): Promise<AgencyFacts> {
  if (webhookUrl !== undefined) requirePublicAddress(webhookUrl, origins, "webhookUrl");
  const key = publicKey === undefined ? undefined : await requirePublicKey(publicKey);
  return { ...facts, ...(key && { publicKey: key }), secrets: { contacts, webhookUrl } };
}

/** Refused with PUBLIC_KEY_INVALID, or as a private key that somebody sent by mistake. */
export async function requirePublicKey(text: string): Promise<PublicKey> {
  const read = await readPublicKey(text);
  if ("refused" in read) throw new Refused(read.refused, [{ path: "publicKey", code: read.refused }]);
  return { kind: read.kind, value: read.value };
}
