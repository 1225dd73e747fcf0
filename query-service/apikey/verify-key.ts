// Whose an API key is, while it is good.
import { isApiKey } from "@sb/contracts/apikey/key.ts";
import { APIKEY_COLLECTION, APIKEY_MODEL, type ApiKeyDoc } from "@sb/contracts/apikey/model.ts";
import { hashOfKey } from "@sb/platform/api-key-hash.ts";
import type { KeyCaller, VerifyKey } from "@sb/platform/http/api-key.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { Refused } from "@sb/platform/refused.ts";

export type VerifyKeyDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  readonly staleOf: (models: readonly string[]) => readonly string[];
};

/**
 * A caller without any rights but the holder's own. Refuses with UNAVAILABLE while the model of keys is failing: it does not
 * know then which were revoked.
 */
export function createVerifyKey({ readStore, staleOf }: VerifyKeyDeps): VerifyKey {
  return async (key) => {
    if (!isApiKey(key)) return undefined;
    if (staleOf([APIKEY_MODEL]).length > 0) throw new Refused("UNAVAILABLE");
    const doc = await readStore.model(APIKEY_MODEL).get(APIKEY_COLLECTION, hashOfKey(key));
    return doc && callerOf(doc as ApiKeyDoc);
  };
}

function callerOf({ holder, keyId, rate }: ApiKeyDoc): KeyCaller | undefined {
  if ("agencySeq" in holder) return undefined;
  const { userId, membership } = holder;
  return { userId, membership, sessionId: `apikey-${keyId}`, isAdmin: false, apiKey: { keyId, rate } };
}
