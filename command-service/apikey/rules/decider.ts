// The rules of a holder's API keys: a few at once, each revoked for good.
import {
  type ApiKeyEvent,
  type ApiKeyIssued,
  apiKeyEvents,
  type Holder,
  type RevokedBy,
} from "@sb/contracts/apikey/events.ts";
import { API_KEY_LIMITS } from "@sb/contracts/apikey/model.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

type Key = { readonly holder: Holder; readonly hash: string; readonly isRevoked: boolean };
/** By keyId. */
export type ApiKeys = ReadonlyMap<string, Key>;

export type ApiKeyCommand =
  | ({ readonly type: "Issue" } & ApiKeyIssued["data"])
  | { readonly type: "Revoke"; readonly keyId: string; readonly by: RevokedBy; readonly reason?: string }
  | { readonly type: "RevokeAll" };

export const apiKeyDecider: Decider<ApiKeyCommand, ApiKeyEvent, ApiKeys> = {
  events: apiKeyEvents,
  initialState: new Map(),
  evolve,
  decide,
};

function evolve(keys: ApiKeys, event: ApiKeyEvent): ApiKeys {
  const { keyId, hash, holder } = event.data;
  switch (event.type) {
    case "ApiKeyIssued":
      return new Map([...keys, [keyId, { holder, hash, isRevoked: false }]]);
    case "ApiKeyRevoked":
      return new Map([...keys, [keyId, { holder, hash, isRevoked: true }]]);
    default:
      throw unknownEvent(event);
  }
}

function decide(command: ApiKeyCommand, keys: ApiKeys): readonly ApiKeyEvent[] {
  switch (command.type) {
    case "Issue":
      return issue(command, keys);
    case "Revoke": {
      const key = keys.get(command.keyId);
      if (!key) throw new Refused("NOT_FOUND");
      const { keyId, by, reason } = command;
      return key.isRevoked ? [] : [revoked(keyId, key, { by, ...(reason !== undefined && { reason }) })];
    }
    case "RevokeAll":
      return good(keys).map(([keyId, key]) => revoked(keyId, key, { by: "LEFT" }));
    default:
      return command satisfies never;
  }
}

const good = (keys: ApiKeys) => [...keys].filter(([, { isRevoked }]) => !isRevoked);

function issue({ type: _, ...data }: Extract<ApiKeyCommand, { type: "Issue" }>, keys: ApiKeys): readonly ApiKeyEvent[] {
  if (keys.has(data.keyId)) throw new Refused("CONFLICT");
  if (good(keys).length >= API_KEY_LIMITS.held) throw new Refused("TOO_MANY_KEYS");
  return [{ type: "ApiKeyIssued", version: 2, data }];
}

const revoked = (
  keyId: string,
  { holder, hash }: Key,
  why: { readonly by: RevokedBy; readonly reason?: string },
): ApiKeyEvent => ({ type: "ApiKeyRevoked", version: 1, data: { holder, keyId, hash, ...why } });
