// The terms subject's rows of the route table.
import { Empty } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { TERMS_MODEL } from "./model.ts";
import * as terms from "./wire.ts";

export const termsRoutes = {
  "GET terms": {
    service: "query",
    subject: "terms",
    who: "anyone",
    summary: "Terms in force",
    reads: [TERMS_MODEL],
    query: terms.TermsQuery,
    response: terms.TermsList,
    refusals: ["TEXT_TOO_LONG"],
    examples: [{ query: { codes: "A01", lang: "en" } }],
  },
  "GET terms/detail": {
    service: "query",
    subject: "terms",
    who: "anyone",
    summary: "One terms text as of a date",
    reads: [TERMS_MODEL],
    query: terms.TermsDetailQuery,
    response: terms.TermsItem,
    refusals: ["NOT_FOUND"],
    examples: [{ query: { type: "A01" } }],
  },
  "GET terms/privacy/date/{code}": {
    service: "query",
    subject: "terms",
    who: "anyone",
    summary: "The dates on which versions of a terms text came into force",
    reads: [TERMS_MODEL],
    params: terms.TermsDateParams,
    query: terms.TermsDateQuery,
    response: terms.TermsDates,
    examples: [{ params: { code: "B01" } }],
  },
  "GET admin/terms": {
    service: "query",
    subject: "terms",
    who: "editor",
    summary: "All versions of all terms, and their drafts",
    reads: [TERMS_MODEL],
    response: terms.AdminTermsList,
    examples: [{}],
  },
  "GET admin/terms/detail": {
    service: "query",
    subject: "terms",
    who: "editor",
    summary: "A version or a draft in all its languages",
    reads: [TERMS_MODEL],
    query: terms.AdminTermsTextQuery,
    response: terms.AdminTermsText,
    refusals: ["NOT_FOUND"],
    examples: [{ query: { type: "A01", date: "2026-01-02" } }],
  },
  "POST admin/terms/draft": {
    service: "command",
    subject: "terms",
    who: "editor",
    summary: "Draft a new version of a terms text",
    body: terms.TermsDraft,
    response: terms.TermsRevision,
    refusals: ["CONFLICT", "CONTENT_CHANGED", "TEXT_TOO_LONG"],
    examples: [
      {
        what: "of a revision that is not there",
        body: { code: "A02", revision: 1_000, texts: { ko: { agreeName: "운영정책", content: "본문" } } },
        refusedWith: "CONTENT_CHANGED",
      },
    ],
  },
  "POST admin/terms/discard": {
    service: "command",
    subject: "terms",
    who: "editor",
    summary: "Discard the draft of a terms text",
    body: terms.TermsCodeBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [{ what: "where there is none", body: { code: "A02" }, refusedWith: "NOT_FOUND" }],
  },
  "POST admin/terms/publish": {
    service: "command",
    subject: "terms",
    who: "admin",
    summary: "Publish the draft of a terms text, in force from a day on",
    body: terms.TermsPublication,
    response: terms.TermsRevision,
    refusals: ["NOT_FOUND", "CONFLICT", "CONTENT_CHANGED", "TERMS_DATE_INVALID", "TERMS_DATE_TAKEN", "INVALID_REQUEST"],
    examples: [
      { what: "without a draft", body: { code: "A02", revision: 0, applyDt: "2027-01-01" }, refusedWith: "NOT_FOUND" },
    ],
  },
  "POST admin/terms/withdraw": {
    service: "command",
    subject: "terms",
    who: "admin",
    summary: "Take a version back before it is in force",
    body: terms.TermsWithdrawal,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TERMS_IN_FORCE", "TEXT_TOO_LONG"],
    examples: [
      {
        what: "which is none",
        body: { code: "A02", applyDt: "2027-01-01", reason: "A reason" },
        refusedWith: "NOT_FOUND",
      },
    ],
  },
} as const satisfies RouteTable;

export type TermsCommandKey = KeysOf<typeof termsRoutes, "command">;
export type TermsQueryKey = KeysOf<typeof termsRoutes, "query">;
