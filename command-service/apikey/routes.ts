// The API keys' writes: one handler per route.
import { agencyStream } from "@sb/contracts/agency/subject.ts";
import { type Holder, holderId } from "@sb/contracts/apikey/events.ts";
import { API_KEY_LIMITS, APIKEY_MODEL } from "@sb/contracts/apikey/model.ts";
import type { ApiKeyCommandKey } from "@sb/contracts/apikey/routes.ts";
import { apiKeyStream } from "@sb/contracts/apikey/subject.ts";
import type { KeyScope } from "@sb/contracts/codes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import { NO_STREAM } from "@sb/platform/event-store/port.ts";
import type { Caller, Handlers } from "@sb/platform/http/handler.ts";
import { contextOf, type FromMember, type OnceFrom, onceFrom, type WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { type ReachDeps, requireReached, whenReached } from "../runtime/reach.ts";
import { newKey } from "./new-key.ts";
import { type ApiKeyCommand, apiKeyDecider } from "./rules/decider.ts";

const own = ({ userId, membership }: Caller) => ({ userId, membership });

type IssueRequest = OnceFrom & {
  readonly body: { readonly name: string };
  readonly rate: number;
  readonly scopes: readonly KeyScope[];
};

export type ApiKeyDeps = WriteDeps & ReachDeps;

/** A key is good, or good for nothing, once the request is answered. */
export const routes = ((deps: ApiKeyDeps): Handlers<ApiKeyCommandKey> => {
  async function revoke(holder: string, command: Extract<ApiKeyCommand, { type: "Revoke" }>, from: FromMember) {
    const { position } = await deps.handle(apiKeyDecider, apiKeyStream.of(holder), command, contextOf(deps, from));
    await requireReached(deps, APIKEY_MODEL, position);
    return { body: undefined, position };
  }

  async function issue(holder: Holder, { body, rate, scopes, ...from }: IssueRequest) {
    const { idempotencyKey } = from;
    const { key, ...made } = newKey(deps.vault, { holder, person: from.caller.userId, idempotencyKey });
    const command = { type: "Issue", holder, ...made, name: body.name, rate, scopes: [...new Set(scopes)] } as const;
    const stream = apiKeyStream.of(holderId(holder));
    const { position, outcome } = await handleOnce(deps, onceFrom(deps, from, body), apiKeyDecider, stream, command);
    // The answer is the only one that shows the key, so it comes also where the model is late.
    await whenReached(deps, APIKEY_MODEL, position);
    return { body: { keyId: made.keyId, key }, position, repeated: outcome === "REPEATED" };
  }

  return {
    "POST support/api-key": ({ caller, ...from }) => {
      const { scopes } = from.body;
      return issue(own(caller), { ...from, caller, scopes, rate: API_KEY_LIMITS.rate });
    },
    "POST support/api-key/revoke": async ({ body: { keyId }, ...from }) =>
      revoke(holderId(own(from.caller)), { type: "Revoke", keyId, by: "HOLDER" }, from),
    "POST admin/api-key": async ({ body, ...from }) => {
      const { revision } = await deps.eventStore.readStream(agencyStream.of(body.agencySeq));
      if (revision === NO_STREAM) throw new Refused("NOT_FOUND");
      const holder = { agencySeq: body.agencySeq };
      return issue(holder, { ...from, body, scopes: ["read"], rate: API_KEY_LIMITS.agencyRate });
    },
    "POST admin/api-key/revoke": async ({ body: { holderId: holder, keyId, reason }, ...from }) =>
      revoke(holder, { type: "Revoke", keyId, by: "ADMIN", reason }, from),
  };
}) satisfies CommandRoutes;
