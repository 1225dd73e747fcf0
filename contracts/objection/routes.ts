// The rows of the route table about objections to listings.
import { ACCOUNT_MODEL } from "../account/model.ts";
import { Empty } from "../http.ts";
import { PUBLISHED_MODEL } from "../published/model.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { OBJECTION_LIMITS, OBJECTION_MODEL } from "./model.ts";
import * as wire from "./wire.ts";

const query = { service: "query", subject: "objection", reads: [OBJECTION_MODEL, PUBLISHED_MODEL] } as const;
const command = { service: "command", subject: "objection" } as const;
const done = { response: Empty, status: 204 } as const;

/** The site that the example file of a list names (contracts/published/routes.ts). */
const listed = { by: "POST admin/list/take", at: "sent.body.listSeq", anew: true } as const;
const body = {
  ...{ listSeq: 17, adrs: "zq-0fa1-claim.com", reason: "This is our shop; it was never a copy of another one." },
  ...{ isOwner: true, sharesReason: true },
} as const;
const anew = { by: "POST listing/objection", anew: true } as const;

export const objectionRoutes = {
  "POST listing/objection": {
    ...command,
    who: "user",
    summary: "Object to a listing: an entry of a published list. Its publisher is told by mail, and staff look at it",
    description: "It changes no level and hides nothing: the listing says since when it is disputed.",
    limit: "filing",
    dailyQuota: OBJECTION_LIMITS.aDay,
    creates: true,
    status: 201,
    body: wire.NewObjection,
    response: wire.ObjectionSeqBody,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG", "ALREADY_OBJECTED", "TOO_MANY_OBJECTIONS"],
    examples: [
      { body, given: { "body.listSeq": listed } },
      {
        what: "to a list that does not name the target",
        body: { ...body, adrs: "example.org" },
        given: { "body.listSeq": listed },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
  "POST listing/objection/withdraw": {
    ...command,
    ...done,
    who: "user",
    summary: "Withdraw one's own objection; the reason is destroyed",
    body: wire.ObjectionSeqBody,
    refusals: ["NOT_FOUND", "CONFLICT", "OBJECTION_CLOSED"],
    examples: [{ body: { objectionSeq: 6 }, given: { "body.objectionSeq": anew }, belongsTo: "user" }],
  },
  "GET listing/objection/mine": {
    ...query,
    who: "user",
    summary: "One's own objections, the newest first",
    query: wire.ObjectionListQuery,
    response: wire.ObjectionList,
    examples: [{}],
  },
  "GET listing/objection/{objectionSeq}": {
    ...query,
    reads: [...query.reads, ACCOUNT_MODEL],
    who: "user",
    summary: "One objection, for the person and for admins",
    params: wire.ObjectionSeqParams,
    response: wire.ObjectionView,
    refusals: ["NOT_FOUND"],
    examples: [
      {
        params: { objectionSeq: 6 },
        given: { "params.objectionSeq": { by: "POST listing/objection" } },
        belongsTo: "user and admins",
      },
    ],
  },
  "GET admin/objection": {
    ...query,
    who: "admin",
    summary: "Objections to listings that wait for staff, or those that are over",
    query: wire.ObjectionQueueQuery,
    response: wire.ObjectionList,
    examples: [{}],
  },
  "POST admin/objection/decide": {
    ...command,
    ...done,
    who: "admin",
    summary: "Keep the entry out of that list here, or leave it; one that is kept out may be let in again",
    body: wire.ObjectionDecideBody,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG", "OBJECTION_CLOSED"],
    examples: [
      {
        body: { objectionSeq: 6, outcome: "REJECTED", note: "The publisher's evidence holds." },
        given: { "body.objectionSeq": anew },
      },
    ],
  },
} as const satisfies RouteTable;

export type ObjectionCommandKey = KeysOf<typeof objectionRoutes, "command">;
export type ObjectionQueryKey = KeysOf<typeof objectionRoutes, "query">;
