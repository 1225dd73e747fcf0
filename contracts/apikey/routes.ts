// The rows of the route table about API keys.
import { ACCOUNT_MODEL } from "../account/model.ts";
import { Empty } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { API_KEY_LIMITS, APIKEY_MODEL } from "./model.ts";
import * as wire from "./wire.ts";

export const apiKeyRoutes = {
  "GET support/api-key": {
    service: "query",
    subject: "apikey",
    who: "user",
    summary: "One's own API keys, and how much each was used",
    reads: [APIKEY_MODEL],
    response: wire.OwnKeys,
    examples: [{}],
  },
  "POST support/api-key": {
    service: "command",
    subject: "apikey",
    who: "user",
    summary: "Make an API key: the answer shows it, and nothing ever does again",
    creates: true,
    dailyQuota: API_KEY_LIMITS.aDay,
    status: 201,
    body: wire.IssueBody,
    response: wire.IssuedKey,
    refusals: ["TOO_MANY_KEYS", "TEXT_TOO_LONG"],
    examples: [{ body: { name: "production" }, changesCaller: true }],
  },
  "POST support/api-key/revoke": {
    service: "command",
    subject: "apikey",
    who: "user",
    summary: "Revoke one's own API key: it is good for nothing from now on; repeated, it changes nothing",
    body: wire.RevokeBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [{ what: "which is none", body: { keyId: "nothing" }, refusedWith: "NOT_FOUND" }],
  },
  "GET admin/api-key": {
    service: "query",
    subject: "apikey",
    who: "admin",
    summary: "All API keys that are good, or those of an agency, newest first",
    reads: [APIKEY_MODEL, ACCOUNT_MODEL],
    query: wire.AdminKeysQuery,
    response: wire.AdminKeyList,
    examples: [{}],
  },
  "POST admin/api-key": {
    service: "command",
    subject: "apikey",
    who: "admin",
    summary: "Make an API key for an agency: the answer shows it, and nothing ever does again",
    creates: true,
    status: 201,
    body: wire.AgencyIssueBody,
    response: wire.IssuedKey,
    refusals: ["NOT_FOUND", "TOO_MANY_KEYS", "TEXT_TOO_LONG"],
    examples: [
      {
        body: { agencySeq: 2, name: "production" },
        given: { "body.agencySeq": { by: "POST admin/agency", anew: true } },
      },
    ],
  },
  "POST admin/api-key/revoke": {
    service: "command",
    subject: "apikey",
    who: "admin",
    summary: "Revoke anybody's API key, with a reason; repeated, it changes nothing",
    body: wire.AdminRevokeBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
    examples: [
      {
        what: "which is none",
        body: { keyId: "nothing", holderId: "user~nobody~1", reason: "A reason" },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
} as const satisfies RouteTable;

export type ApiKeyCommandKey = KeysOf<typeof apiKeyRoutes, "command">;
export type ApiKeyQueryKey = KeysOf<typeof apiKeyRoutes, "query">;
