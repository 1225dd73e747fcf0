// The API keys' writes: one handler per route.
import { holderId } from "@sb/contracts/apikey/events.ts";
import type { ApiKeyCommandKey } from "@sb/contracts/apikey/routes.ts";
import { apiKeyStream } from "@sb/contracts/apikey/subject.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import type { Caller, Handlers } from "@sb/platform/http/handler.ts";
import { contextOf, type FromMember, type WriteDeps } from "../runtime/deps.ts";
import { newKey } from "./new-key.ts";
import { type ApiKeyCommand, apiKeyDecider } from "./rules/decider.ts";

const own = ({ userId, membership }: Caller) => ({ userId, membership });

export function apiKeyRoutes(deps: WriteDeps): Handlers<ApiKeyCommandKey> {
  async function revoke(holder: string, command: Extract<ApiKeyCommand, { type: "Revoke" }>, from: FromMember) {
    const { position } = await deps.handle(apiKeyDecider, apiKeyStream.of(holder), command, contextOf(deps, from));
    return { body: undefined, position };
  }

  return {
    "POST support/api-key": async ({ body, idempotencyKey, ...from }) => {
      const holder = own(from.caller);
      const person = from.caller.userId;
      const { key, ...made } = newKey(deps.vault, { holder, person, idempotencyKey });
      const { position, outcome } = await handleOnce(deps, {
        person,
        route: "POST support/api-key",
        key: idempotencyKey,
        body,
        decider: apiKeyDecider,
        stream: apiKeyStream.of(holderId(holder)),
        command: { type: "Issue", holder, ...made, name: body.name, rate: LIMITS.keyRate },
        context: contextOf(deps, from),
      });
      return { body: { keyId: made.keyId, key }, position, repeated: outcome === "REPEATED" };
    },
    "POST support/api-key/revoke": async ({ body: { keyId }, ...from }) =>
      revoke(holderId(own(from.caller)), { type: "Revoke", keyId, by: "HOLDER" }, from),
    "POST admin/api-key/revoke": async ({ body: { holderId: holder, keyId, reason }, ...from }) =>
      revoke(holder, { type: "Revoke", keyId, by: "ADMIN", reason }, from),
  };
}
