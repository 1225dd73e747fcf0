// The rows of the route table about unusual filings.
import { ACCOUNT_MODEL } from "../account/model.ts";
import { Empty } from "../http.ts";
import { REPORT_MODEL } from "../report/model.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { SHARING_MODEL } from "../sharing/model.ts";
import { UNUSUAL_MODEL } from "./model.ts";
import * as unusual from "./wire.ts";

export const unusualRoutes = {
  "GET admin/unusual": {
    service: "query",
    subject: "unusual",
    who: "moderator",
    summary: "Filings that the rules find unusual, newest first",
    reads: [UNUSUAL_MODEL, REPORT_MODEL, ACCOUNT_MODEL, SHARING_MODEL],
    query: unusual.UnusualQuery,
    response: unusual.UnusualList,
    examples: [{}],
  },
  "POST admin/unusual/review": {
    service: "command",
    subject: "unusual",
    who: "moderator",
    summary: "Note that one looked at unusual filings; nothing happens to them or to who filed them",
    creates: true,
    body: unusual.ReviewBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
    examples: [
      {
        body: { rule: "MANY_BY_ONE", dclrSeq: 17, note: "A note" },
        given: { "body.dclrSeq": { by: "POST report" } },
      },
    ],
  },
} as const satisfies RouteTable;

export type UnusualCommandKey = KeysOf<typeof unusualRoutes, "command">;
export type UnusualQueryKey = KeysOf<typeof unusualRoutes, "query">;
