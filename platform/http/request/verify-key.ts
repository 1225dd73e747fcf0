// Whose an API key is, while it is good.
import { AGENCY_COLLECTION, AGENCY_MODEL, type AgencyDoc } from "@sb/contracts/agency/model.ts";
import { isApiKey } from "@sb/contracts/apikey/key.ts";
import { APIKEY_COLLECTION, APIKEY_MODEL, type ApiKeyDoc } from "@sb/contracts/apikey/model.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { hashOfKey } from "../../api-key-hash.ts";
import type { ReadStore } from "../../read-store/port.ts";
import type { KeyCaller, VerifyKey } from "./api-key.ts";

export type VerifyKeyDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  readonly staleOf: (models: readonly string[]) => readonly string[];
};

/**
 * A caller without any rights but the holder's own; none while an agency is stopped. Refuses with UNAVAILABLE while the model of keys is failing: it does not
 * know then which were revoked.
 */
export function createVerifyKey({ readStore, staleOf }: VerifyKeyDeps): VerifyKey {
  return async (key) => {
    if (!isApiKey(key)) return undefined;
    if (staleOf([APIKEY_MODEL]).length > 0) throw new Refused("UNAVAILABLE");
    const doc = await readStore.model(APIKEY_MODEL).get(APIKEY_COLLECTION, hashOfKey(key));
    return doc && callerOf(readStore, doc as ApiKeyDoc);
  };
}

async function callerOf(readStore: VerifyKeyDeps["readStore"], doc: ApiKeyDoc): Promise<KeyCaller | undefined> {
  const { holder, keyId, rate, scopes } = doc;
  const program = { sessionId: `apikey-${keyId}`, isAdmin: false, apiKey: { keyId, rate, scopes } };
  if ("userId" in holder) return { ...program, userId: holder.userId, membership: holder.membership };
  const { agencySeq } = holder;
  const found = await readStore.model(AGENCY_MODEL).get(AGENCY_COLLECTION, String(agencySeq));
  const agency = found as AgencyDoc | undefined;
  // No account has this id.
  return agency?.status === "ACTIVE"
    ? { ...program, userId: `agency-${agencySeq}`, membership: 1, agencySeq }
    : undefined;
}
