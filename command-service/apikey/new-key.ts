// Makes API keys. A key is shown once and stored nowhere, and yet the answer to a repeated request must be the same: with an
// Idempotency-Key it is derived from that, by a key of the service's own.
import { randomBytes } from "node:crypto";
import { type Holder, holderId } from "@sb/contracts/apikey/events.ts";
import { KEY_PREFIX } from "@sb/contracts/apikey/key.ts";
import { hashOfKey } from "@sb/platform/api-key-hash.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

const KEY_BYTES = 32;
const ID_CHARS = 20;
const HINT_CHARS = 4;

export type NewKey = {
  readonly key: string;
  readonly keyId: string;
  readonly hash: string;
  readonly hint: string;
};

type KeyRequest = { readonly holder: Holder; readonly person: string; readonly idempotencyKey: string | undefined };

export function newKey({ mac }: Pick<Vault, "mac">, { holder, person, idempotencyKey }: KeyRequest): NewKey {
  const secret =
    idempotencyKey === undefined
      ? randomBytes(KEY_BYTES).toString("base64url")
      : mac("api-key", JSON.stringify([holderId(holder), person, idempotencyKey]));
  const key = `${KEY_PREFIX}${secret}`;
  const hash = hashOfKey(key);
  return { key, keyId: hash.slice(0, ID_CHARS), hash, hint: key.slice(-HINT_CHARS) };
}
