// The rows of the route table about the public log. Its tiles, checkpoint and key stand at /log/, outside of the table, as C2SP's specifications ask.
import type { KeysOf, RouteTable } from "../route.ts";
import { LOG_MODEL } from "./model.ts";
import * as log from "./wire.ts";

export const logRoutes = {
  "GET log/report/{dclrSeq}": {
    service: "query",
    subject: "log",
    who: "anyone",
    summary: "Where a public report stands in the public log, with proofs",
    description:
      "docs/log.md says how to check them. A report that was removed is not found: what opened its leaf is destroyed.",
    reads: [LOG_MODEL],
    params: log.LoggedReportParams,
    response: log.LoggedReport,
    refusals: ["NOT_FOUND"],
    examples: [{ params: { dclrSeq: 17 }, given: { "params.dclrSeq": { by: "POST report" } } }],
  },
  "GET log/request/{requestSeq}": {
    service: "query",
    subject: "log",
    who: "user",
    summary: "Where one's own request to delete a report, and its end, stand in the public log",
    reads: [LOG_MODEL],
    params: log.LoggedRequestParams,
    response: log.LoggedRequest,
    refusals: ["NOT_FOUND"],
    examples: [{ what: "of one that is not there", params: { requestSeq: 17 }, refusedWith: "NOT_FOUND" }],
  },
  "GET log/objection/{objectionSeq}": {
    service: "query",
    subject: "log",
    who: "user",
    summary: "Where the decision on one's own objection to a listing stands in the public log",
    reads: [LOG_MODEL],
    params: log.LoggedObjectionParams,
    response: log.LoggedObjection,
    refusals: ["NOT_FOUND"],
    examples: [{ what: "of one that is not there", params: { objectionSeq: 17 }, refusedWith: "NOT_FOUND" }],
  },
} as const satisfies RouteTable;

export type LogQueryKey = KeysOf<typeof logRoutes, "query">;
