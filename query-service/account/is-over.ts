// Whether a caller has deregistered or logged out: an access token outlives both by minutes.
import { hasEnded } from "@sb/contracts/account/ended-logins.ts";
import { ACCOUNT_MODEL, type AccountDoc } from "@sb/contracts/account/model.ts";
import type { Caller } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { LRUCache } from "lru-cache";
import type { VersionKey } from "../runtime/version-key.ts";
import { findAccount } from "./documents.ts";

/** Whether the caller's account has been given up, or the login that the access token belongs to was ended. */
export type IsOver = (caller: Caller) => Promise<boolean>;

export type IsOverDeps = { readonly readStore: Pick<ReadStore, "model">; readonly versionKey: VersionKey };

/** A membership that the model does not have yet is one that has just begun. */
function isOver({ active, endedLogins = [], ...account }: AccountDoc, sessionId: string, membership: number): boolean {
  if (account.membership !== membership) return account.membership > membership;
  return !active || hasEnded(endedLogins, sessionId);
}

/** Logins whose answer is kept at most. */
const LIMIT = 10_000;
const MODELS = [ACCOUNT_MODEL];

/**
 * Looks each login up once while the model of accounts is unchanged. False for people who have only just joined and may
 * not be in the model yet. It never waits: where the model is behind, it goes by what the model has.
 */
export function createIsOver({ readStore, versionKey }: IsOverDeps): IsOver {
  const answers = new LRUCache<string, boolean>({ max: LIMIT });
  return async ({ userId, sessionId, membership }) => {
    const key = `${versionKey(MODELS)} ${userId} ${membership} ${sessionId}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const account = await findAccount(readStore, userId);
    const over = account !== undefined && isOver(account, sessionId, membership);
    answers.set(key, over);
    return over;
  };
}
