// Whether a caller has deregistered: an access token outlives that by minutes.
import { ACCOUNT_MODEL } from "@sb/contracts/account/model.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { LRUCache } from "lru-cache";
import type { HasLeft } from "../runtime/guard.ts";
import type { VersionKey } from "../runtime/version-key.ts";
import { findAccount } from "./documents.ts";

type HasLeftDeps = { readonly readStore: Pick<ReadStore, "model">; readonly versionKey: VersionKey };

/** People whose answer is kept at most. */
const LIMIT = 10_000;
const MODELS = [ACCOUNT_MODEL];

/**
 * Looks each person up once while the model of accounts is unchanged. False for people who have only just joined and may
 * not be in the model yet. It never waits: where the model is behind, it goes by what the model has.
 */
export function createHasLeft({ readStore, versionKey }: HasLeftDeps): HasLeft {
  const answers = new LRUCache<string, boolean>({ max: LIMIT });
  return async (userId, request) => {
    const key = `${await versionKey(MODELS, request)} ${userId}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const left = (await findAccount(readStore, userId))?.active === false;
    answers.set(key, left);
    return left;
  };
}
