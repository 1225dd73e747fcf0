// The analysis subject's rows of the route table.
import { ACCOUNT_MODEL } from "../account/model.ts";
import { Empty } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { ANALYSIS_LIMITS, ANALYSIS_MODEL } from "./model.ts";
import * as analysis from "./wire.ts";

export const analysisRoutes = {
  "POST report/analysis": {
    service: "command",
    subject: "analysis",
    who: "user",
    summary: "Ask for an in-depth analysis",
    limit: "filing",
    dailyQuota: ANALYSIS_LIMITS.aDay,
    creates: true,
    status: 201,
    body: analysis.NewAnalysis,
    response: analysis.AnalysisSeqBody,
    refusals: ["NOT_FOUND", "REQUIRED_FIELD_MISSING", "TEXT_TOO_LONG", "TEXT_UNREADABLE"],
    examples: [
      {
        body: {
          targets: [{ kind: "SITE", value: "somewhere.example" }],
          content: "Who is behind this site?",
          contact: "a phone",
        },
      },
      {
        what: "of the owner's report",
        body: {
          dclrSeq: 17,
          targets: [{ kind: "SITE", value: "somewhere.example" }],
          content: "Who is behind this site?",
          contact: "a phone",
        },
        given: { "body.dclrSeq": { by: "POST report" } },
        belongsTo: "user",
      },
    ],
  },
  "POST report/analysis/withdraw": {
    service: "command",
    subject: "analysis",
    who: "user",
    summary: "Withdraw one's own request at any time; what was written is destroyed. Repeated, it changes nothing",
    body: analysis.AnalysisSeqBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      {
        body: { analysisSeq: 3 },
        given: { "body.analysisSeq": { by: "POST report/analysis", anew: true } },
        belongsTo: "user",
      },
    ],
  },
  "GET report/analysis/mine": {
    service: "query",
    subject: "analysis",
    who: "user",
    summary: "One's own requests for an analysis",
    reads: [ANALYSIS_MODEL],
    query: analysis.AnalysisListQuery,
    response: analysis.AnalysisList,
    examples: [{}],
  },
  "GET report/analysis/{analysisSeq}": {
    service: "query",
    subject: "analysis",
    who: "user",
    summary: "One request, for the person and for admins",
    reads: [ANALYSIS_MODEL, ACCOUNT_MODEL],
    params: analysis.AnalysisSeqParams,
    response: analysis.AnalysisView,
    refusals: ["NOT_FOUND"],
    examples: [
      {
        params: { analysisSeq: 3 },
        given: { "params.analysisSeq": { by: "POST report/analysis" } },
        belongsTo: "user and admins",
      },
    ],
  },
  "GET admin/analysis": {
    service: "query",
    subject: "analysis",
    who: "admin",
    summary: "Requests that wait, or those that were answered or closed",
    reads: [ANALYSIS_MODEL, ACCOUNT_MODEL],
    query: analysis.AdminAnalysisQuery,
    response: analysis.AdminAnalysisList,
    examples: [{}],
  },
  "POST admin/analysis/start": {
    service: "command",
    subject: "analysis",
    who: "admin",
    summary: "Begin to work on a request; repeated, it changes nothing",
    body: analysis.AnalysisSeqBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [{ body: { analysisSeq: 3 }, given: { "body.analysisSeq": { by: "POST report/analysis", anew: true } } }],
  },
  "POST admin/analysis/answer": {
    service: "command",
    subject: "analysis",
    who: "admin",
    summary: "Answer a request; the person gets a mail. CONFLICT where it was answered or closed before",
    creates: true,
    body: analysis.AnalysisReplyBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG", "TEXT_UNREADABLE"],
    examples: [
      {
        body: { analysisSeq: 3, content: "An answer" },
        given: { "body.analysisSeq": { by: "POST report/analysis", anew: true } },
      },
    ],
  },
  "POST admin/analysis/close": {
    service: "command",
    subject: "analysis",
    who: "admin",
    summary: "Close a request without an analysis; the person gets a mail and reads the reason",
    creates: true,
    body: analysis.AnalysisCloseBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG", "TEXT_UNREADABLE"],
    examples: [
      {
        body: { analysisSeq: 3, reason: "A reason" },
        given: { "body.analysisSeq": { by: "POST report/analysis", anew: true } },
      },
    ],
  },
} as const satisfies RouteTable;

export type AnalysisCommandKey = KeysOf<typeof analysisRoutes, "command">;
export type AnalysisQueryKey = KeysOf<typeof analysisRoutes, "query">;
