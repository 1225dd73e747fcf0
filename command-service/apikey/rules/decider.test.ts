import type { ApiKeyEvent } from "@sb/contracts/apikey/events.ts";
import { API_KEY_LIMITS } from "@sb/contracts/apikey/model.ts";
import { given } from "@sb/platform/decide/given.ts";
import { expect, test } from "vitest";
import { apiKeyDecider } from "./decider.ts";

const holder = { userId: "mina", membership: 1 };
const key = (keyId: string) => ({
  holder,
  keyId,
  hash: `hash of ${keyId}`,
  hint: "x9Zq",
  name: keyId,
  rate: 600,
  scopes: ["read" as const],
});
const issued = (keyId: string): ApiKeyEvent => ({ type: "ApiKeyIssued", version: 2, data: key(keyId) });
const revoked = (keyId: string, by: "HOLDER" | "LEFT" = "HOLDER"): ApiKeyEvent => ({
  type: "ApiKeyRevoked",
  version: 1,
  data: { holder, keyId, hash: `hash of ${keyId}`, by },
});
const issue = (keyId: string) => ({ type: "Issue", ...key(keyId) }) as const;
const revoke = (keyId: string) => ({ type: "Revoke", keyId, by: "HOLDER" }) as const;
const FULL = Array.from({ length: API_KEY_LIMITS.held }, (_, at) => issued(`k${at}`));

test("keys are issued up to the limit, which counts no revoked ones", () => {
  given(apiKeyDecider).when(issue("a")).expectEvents(issued("a"));
  given(apiKeyDecider, ...FULL)
    .when(issue("z"))
    .expectRefusal("TOO_MANY_KEYS");
  given(apiKeyDecider, ...FULL, revoked("k0"))
    .when(issue("z"))
    .expectEvents(issued("z"));
});

test("a key is revoked once, and never issued again", () => {
  given(apiKeyDecider, issued("a")).when(revoke("a")).expectEvents(revoked("a"));
  given(apiKeyDecider, issued("a"), revoked("a")).when(revoke("a")).expectEvents();
  given(apiKeyDecider, issued("a"), revoked("a")).when(issue("a")).expectRefusal("CONFLICT");
  given(apiKeyDecider).when(revoke("a")).expectRefusal("NOT_FOUND");
});

test("a reason goes into the event", () => {
  const [event] = apiKeyDecider.decide(
    { type: "Revoke", keyId: "a", by: "ADMIN", reason: "It leaked." },
    given(apiKeyDecider, issued("a")).state(),
  );
  expect(event?.data).toMatchObject({ by: "ADMIN", reason: "It leaked." });
});

test("all that are good are revoked when their holder leaves", () => {
  given(apiKeyDecider, issued("a"), issued("b"), revoked("a"))
    .when({ type: "RevokeAll" })
    .expectEvents(revoked("b", "LEFT"));
  given(apiKeyDecider, issued("a"), revoked("a")).when({ type: "RevokeAll" }).expectEvents();
});
