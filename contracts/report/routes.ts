// The report subject's rows of the route table.
import * as z from "zod";
import { ACCOUNT_MODEL } from "../account/model.ts";
import { COMMENT_MODEL } from "../comment/model.ts";
import { Empty, SeqParam } from "../http.ts";
import { LOG_MODEL } from "../log/model.ts";
import { PUBLISHED_MODEL } from "../published/model.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { SHARING_MODEL } from "../sharing/model.ts";
import { REPORT_LIMITS } from "./codes.ts";
import * as draft from "./draft-wire.ts";
import { lookupRoutes } from "./lookup-routes.ts";
import { REPORT_INDEX, REPORT_MODEL } from "./model.ts";
import * as report from "./wire.ts";

const dclrSeqParams = z.object({ dclrSeq: SeqParam });

/** Codes by which the rules refuse a report's form. */
const FORM = [
  "TERMS_NOT_AGREED",
  "CRIME_TYPE_NOT_SELECTED",
  "ADDRESS_INVALID",
  "TARGET_SHARED",
  "TARGET_PRIVATE",
  "TOO_MANY_ON_TARGET",
  "TARGET_CLEARED",
  "EMAIL_INVALID",
  "PERSONAL_INFORMATION",
  "TEXT_TOO_LONG",
  "TEXT_UNREADABLE",
  "TOO_MANY_SOURCES",
  "TOO_MANY_FILES",
  "DUPLICATE_FILE",
] as const;

const FOLDED = [
  "Reports of one person on one target are folded: the earliest public one leads and is the entry, later ones are its `additions`",
  "in `GET report/history/{dclrSeq}` and are no entries of their own. Entries of published lists are folded likewise, by list",
  "and target. Different people's reports on a target stay entries of their own; `timesReported` counts those people,",
  "`timesListed` the lists. `totalItems` counts entries as they are folded.",
].join(" ");

export const reportRoutes = {
  "POST report": {
    service: "command",
    subject: "report",
    who: "user",
    apiKey: "file",
    summary: "File a report",
    limit: "filing",
    dailyQuota: REPORT_LIMITS.aDay,
    creates: true,
    status: 201,
    body: report.Declaration,
    multipart: "declaration",
    response: report.Filed,
    refusals: FORM,
    examples: [
      {
        body: {
          declare: {
            declareType: "WALLET",
            crimeType: "FRAUD_INVESTMENT",
            chain: "ETH",
            adrs: "0x52908400098527886E0F7030069857D2E4169EE7",
            title: "Promised returns that never came",
            comment: "They asked for a deposit and stopped answering.",
            open: "PUBLIC",
          },
          terms: ["R01", "R02"],
        },
        given: { "body.declare.adrs": "a new address" },
      },
      {
        what: "private, with evidence",
        body: {
          declare: {
            declareType: "WALLET",
            crimeType: "FRAUD_INVESTMENT",
            chain: "ETH",
            adrs: "0x52908400098527886E0F7030069857D2E4169EE7",
            title: "Promised returns that never came",
            comment: "They asked for a deposit and stopped answering.",
            open: "PRIVATE",
          },
          terms: ["R01", "R02"],
        },
        file: { name: "note.txt", base64: "d2hhdCBoZSB3cm90ZQ==" },
        given: { "body.declare.adrs": "a new address" },
      },
    ],
  },
  "POST report/incident": {
    service: "command",
    subject: "report",
    who: "user",
    apiKey: "file",
    summary: "File reports on several targets of one incident",
    description: [
      "The facts and the evidence are sent once, and each target gets a report of its own that names the others. What is refused of any",
      "of them is refused before one is filed: the fields of `others` are `others.{index}.…`. Where it breaks off, the same `incident` sent",
      "again files the rest; a target of it that has its report keeps it as it is. Each report counts under the quota of `POST report`.",
    ].join(" "),
    limit: "filing",
    dailyQuota: REPORT_LIMITS.aDay,
    quotaOf: { row: "POST report", each: "others" },
    creates: true,
    status: 201,
    body: report.IncidentDeclaration,
    multipart: "declaration",
    response: report.IncidentFiled,
    refusals: FORM,
    examples: [
      {
        body: {
          incident: "8d1f2c34-5b6a-4f70-9e21-0a1b2c3d4e5f",
          declare: {
            declareType: "WALLET",
            crimeType: "FRAUD_INVESTMENT",
            chain: "ETH",
            adrs: "0x52908400098527886E0F7030069857D2E4169EE7",
            title: "Promised returns that never came",
            comment: "They asked for a deposit and stopped answering.",
            open: "PUBLIC",
          },
          others: [{ declareType: "SITE", adrs: "https://invest.example.com" }],
          terms: ["R01", "R02"],
        },
        given: { "body.declare.adrs": "a new address" },
      },
    ],
  },
  "POST report/history/modify": {
    service: "command",
    subject: "report",
    who: "user",
    summary: "Change one's own report",
    limit: "filing",
    creates: true,
    body: report.ModifiedDeclaration,
    multipart: "declaration",
    response: report.Filed,
    refusals: ["NOT_FOUND", "CONFLICT", "DELETION_PENDING", ...FORM],
    examples: [
      {
        body: {
          dclrSeq: 17,
          declare: {
            declareType: "WALLET",
            crimeType: "FRAUD_INVESTMENT",
            chain: "ETH",
            adrs: "0x52908400098527886E0F7030069857D2E4169EE7",
            title: "Changed",
            comment: "They asked for a deposit and stopped answering.",
            open: "PUBLIC",
          },
          terms: ["R01", "R02"],
        },
        given: { "body.dclrSeq": { by: "POST report", anew: true }, "body.declare.adrs": "a new address" },
        belongsTo: "user",
      },
    ],
  },
  "POST report/history/delete": {
    service: "command",
    subject: "report",
    who: "user",
    summary: "Delete one's own report for good",
    body: report.DclrSeqBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "DELETION_PENDING"],
    examples: [
      { body: { dclrSeq: 17 }, given: { "body.dclrSeq": { by: "POST report", anew: true } }, belongsTo: "user" },
    ],
  },
  "POST report/extra": {
    service: "command",
    subject: "report",
    who: "user",
    summary: "Add information for the prevention of secondary crime",
    limit: "filing",
    creates: true,
    body: report.ExtraInfo,
    response: report.Filed,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG", "TOO_MANY_EXTRAS"],
    examples: [
      {
        body: { dclrSeq: 17, extra: { demand: "More" } },
        given: { "body.dclrSeq": { by: "POST report" } },
        belongsTo: "user",
      },
    ],
  },
  "GET report/draft": {
    service: "query",
    subject: "report",
    who: "user",
    summary: "One's own saved draft",
    reads: [ACCOUNT_MODEL],
    response: draft.Draft,
    refusals: ["NOT_FOUND"],
    examples: [{ before: [{ by: "PUT report/draft" }], belongsTo: "user" }],
  },
  "PUT report/draft": {
    service: "command",
    subject: "report",
    who: "user",
    summary: "Save the draft, unless another revision of it was saved meanwhile",
    body: draft.DraftBody,
    response: draft.SavedDraft,
    refusals: ["DRAFT_CHANGED"],
    examples: [{ body: { draft: { step: 1 } }, changesCaller: true }],
  },
  "DELETE report/draft": {
    service: "command",
    subject: "report",
    who: "user",
    summary: "Discard the draft, or only this revision of it",
    query: draft.DraftQuery,
    refusals: ["DRAFT_CHANGED"],
    response: Empty,
    status: 204,
    examples: [{ changesCaller: true }],
  },
  "GET report/history": {
    service: "query",
    subject: "report",
    who: "anyone",
    apiKey: "read",
    summary: "Search public reports",
    description: FOLDED,
    reads: [REPORT_INDEX, REPORT_MODEL, ACCOUNT_MODEL, COMMENT_MODEL, PUBLISHED_MODEL],
    query: report.ReportHistoryQuery,
    response: report.ReportList,
    examples: [{ query: { searchKeyword: "returns", pagination: { page: 1, size: 10 } } }],
  },
  "GET report/history/mine": {
    service: "query",
    subject: "report",
    who: "user",
    apiKey: "read",
    summary: "One's own reports, private ones among them",
    description: "To an API key the public ones alone: what is confidential is for its owner's own login.",
    reads: [REPORT_MODEL, ACCOUNT_MODEL, COMMENT_MODEL, PUBLISHED_MODEL],
    query: report.ReportHistoryQuery.pick({ pagination: true }),
    response: report.OwnReportList,
    examples: [{}],
  },
  "GET report/history/user/{userId}": {
    service: "query",
    subject: "report",
    who: "anyone",
    apiKey: "read",
    summary: "Somebody's public reports",
    reads: [REPORT_MODEL, ACCOUNT_MODEL, COMMENT_MODEL, PUBLISHED_MODEL],
    params: z.object({ userId: z.string().min(1).max(64) }),
    query: report.ReportHistoryQuery.pick({ pagination: true }),
    response: report.ReportList,
    examples: [
      { params: { userId: "6f1c0b9e" }, given: { "params.userId": { by: "GET support/my-page", at: "userId" } } },
    ],
  },
  "GET report/history/{dclrSeq}": {
    service: "query",
    subject: "report",
    who: "anyone",
    apiKey: "read",
    summary: "One report",
    reads: [REPORT_MODEL, SHARING_MODEL, ACCOUNT_MODEL, COMMENT_MODEL, PUBLISHED_MODEL],
    params: dclrSeqParams,
    response: report.ReportDetail,
    refusals: ["NOT_FOUND"],
    examples: [
      { params: { dclrSeq: 17 }, given: { "params.dclrSeq": { by: "POST report" } } },
      {
        what: "a private one",
        params: { dclrSeq: 17 },
        given: { "params.dclrSeq": { by: "POST report", example: "private, with evidence" } },
        belongsTo: "user and admins",
      },
    ],
  },
  "GET report/history/target": {
    service: "query",
    subject: "report",
    who: "anyone",
    apiKey: "read",
    summary: "Public reports on the target of a report",
    reads: [REPORT_MODEL, PUBLISHED_MODEL],
    query: report.SameTargetQuery,
    response: report.SameTargetList,
    refusals: ["NOT_FOUND"],
    examples: [
      { query: { dclrSeq: 17 }, given: { "query.dclrSeq": { by: "POST report" } } },
      {
        what: "of a private one",
        query: { dclrSeq: 17 },
        given: { "query.dclrSeq": { by: "POST report", example: "private, with evidence" } },
        belongsTo: "user and admins",
      },
    ],
  },
  "GET report/file/{fileId}": {
    service: "query",
    subject: "report",
    who: "user",
    summary: "An evidence file, for its owner and admins",
    reads: [REPORT_MODEL],
    params: z.object({ fileId: z.string().min(1).max(64) }),
    response: z.string(),
    streams: ["image/*", "video/*", "audio/*", "application/pdf", "text/plain"],
    refusals: ["NOT_FOUND"],
    examples: [
      {
        params: { fileId: "17-5d41" },
        given: {
          "params.fileId": { by: "GET report/history/{dclrSeq}", example: "a private one", at: "files.0.fileId" },
        },
        belongsTo: "user and admins",
      },
    ],
  },
  "GET report/paper/{dclrSeq}": {
    service: "query",
    subject: "report",
    who: "user",
    limit: "paper",
    summary: "One's own report for the police, as PDF",
    reads: [REPORT_MODEL, PUBLISHED_MODEL, LOG_MODEL],
    params: dclrSeqParams,
    query: report.PaperQuery,
    response: z.string(),
    streams: ["application/pdf"],
    refusals: ["NOT_FOUND"],
    examples: [
      {
        params: { dclrSeq: 17 },
        given: { "params.dclrSeq": { by: "POST report", example: "private, with evidence" } },
        belongsTo: "user",
      },
    ],
  },
  "GET report/letter/{dclrSeq}": {
    service: "query",
    subject: "report",
    who: "user",
    limit: "paper",
    summary: "A letter to an exchange about the funds of one's own report, as PDF",
    reads: [REPORT_MODEL, PUBLISHED_MODEL],
    params: dclrSeqParams,
    query: report.PaperQuery,
    response: z.string(),
    streams: ["application/pdf"],
    refusals: ["NOT_FOUND"],
    examples: [{ params: { dclrSeq: 17 }, given: { "params.dclrSeq": { by: "POST report" } }, belongsTo: "user" }],
  },
  ...lookupRoutes,
} as const satisfies RouteTable;

export type ReportCommandKey = KeysOf<typeof reportRoutes, "command">;
export type ReportQueryKey = KeysOf<typeof reportRoutes, "query">;
