// The route table. Both services mount their routes from it, the web app has its typed client from it,
// GET /sb/openapi.json is made from it, and the tests of roles walk it.
import * as z from "zod";
import * as account from "./account.ts";
import { HomeMain } from "./home.ts";
import { Empty, SeqParam } from "./http.ts";
import * as report from "./report.ts";
import * as terms from "./terms.ts";

/** Everything below stands under this path. */
export const BASE_PATH = "/sb";

export type Who = "anyone" | "user" | "admin";
export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type RouteKey = keyof typeof routes;

export type Route = {
  readonly service: "command" | "query";
  /** The subject whose folder holds the handler. */
  readonly subject: string;
  readonly who: Who;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The name of the JSON part where the body may also come as multipart/form-data with `files`. */
  readonly multipart?: string;
  readonly response: z.ZodType;
  /** 200 unless said. 204 goes with the response `Empty`. */
  readonly status?: 201 | 204;
  /** Takes an Idempotency-Key. */
  readonly creates?: true;
  /** A limit per client of its own, tighter than the general one. */
  readonly limit?: "filing" | "login";
  /** The answer is a stream of this media type, not JSON. */
  readonly streams?: string;
};

const dclrSeqParams = z.object({ dclrSeq: SeqParam });

export const routes = {
  "GET user/login/config": {
    service: "command",
    subject: "account",
    who: "anyone",
    summary: "Where to send a person who wants to log in",
    response: account.LoginConfig,
  },
  "POST user/login": {
    service: "command",
    subject: "account",
    who: "anyone",
    summary: "Exchange the issuer's code for a login",
    limit: "login",
    body: account.LoginBody,
    response: account.LoginAnswer,
  },
  "POST user/refresh": {
    service: "command",
    subject: "account",
    who: "anyone",
    summary: "A new access token for the refresh cookie",
    response: account.Refreshed,
  },
  "POST user/logout": {
    service: "command",
    subject: "account",
    who: "anyone",
    summary: "End this login",
    response: Empty,
    status: 204,
  },
  "POST user/nick/change": {
    service: "command",
    subject: "account",
    who: "user",
    summary: "Change the nickname",
    body: account.NicknameChange,
    response: Empty,
    status: 204,
  },
  "POST user/delete": {
    service: "command",
    subject: "account",
    who: "user",
    summary: "Deregister",
    response: Empty,
    status: 204,
  },
  "POST home/nick/double-chk": {
    service: "command",
    subject: "account",
    who: "anyone",
    summary: "Is this nickname free?",
    body: account.NicknameQuestion,
    response: account.NicknameAnswer,
  },
  "POST home/join": {
    service: "command",
    subject: "account",
    who: "anyone",
    summary: "Complete a registration",
    limit: "login",
    body: account.JoinBody,
    response: account.ActiveLogin,
    creates: true,
    status: 201,
  },
  "GET support/my-page": {
    service: "query",
    subject: "account",
    who: "user",
    summary: "My information",
    query: z.object({ userId: z.string().optional() }),
    response: account.MyPage,
  },
  "GET home/main": {
    service: "query",
    subject: "report",
    who: "anyone",
    summary: "What the home page shows",
    response: HomeMain,
  },
  "GET terms": {
    service: "query",
    subject: "terms",
    who: "anyone",
    summary: "Terms in force",
    query: terms.TermsQuery,
    response: terms.TermsList,
  },
  "GET terms/detail": {
    service: "query",
    subject: "terms",
    who: "anyone",
    summary: "One terms text as of a date",
    query: terms.TermsDetailQuery,
    response: terms.TermsItem,
  },
  "GET terms/privacy/date/{code}": {
    service: "query",
    subject: "terms",
    who: "anyone",
    summary: "The dates on which versions of a terms text came into force",
    params: terms.TermsDateParams,
    query: terms.TermsDateQuery,
    response: terms.TermsDates,
  },
  "POST report": {
    service: "command",
    subject: "report",
    who: "user",
    summary: "File a report",
    limit: "filing",
    creates: true,
    status: 201,
    body: report.Declaration,
    multipart: "declaration",
    response: report.Filed,
  },
  "POST report/history/modify": {
    service: "command",
    subject: "report",
    who: "user",
    summary: "Change one's own report",
    limit: "filing",
    body: report.ModifiedDeclaration,
    multipart: "declaration",
    response: report.Filed,
  },
  "POST report/history/delete": {
    service: "command",
    subject: "report",
    who: "user",
    summary: "Delete one's own report for good",
    body: report.DclrSeqBody,
    response: Empty,
    status: 204,
  },
  "POST report/extra": {
    service: "command",
    subject: "report",
    who: "user",
    summary: "Add information for the prevention of secondary crime",
    body: report.ExtraInfo,
    response: report.Filed,
  },
  "GET report/draft": {
    service: "query",
    subject: "report",
    who: "user",
    summary: "One's own saved draft",
    response: report.Draft,
  },
  "PUT report/draft": {
    service: "command",
    subject: "report",
    who: "user",
    summary: "Save the draft",
    body: report.DraftBody,
    response: z.object({ savedAt: z.iso.datetime() }),
  },
  "DELETE report/draft": {
    service: "command",
    subject: "report",
    who: "user",
    summary: "Discard the draft",
    response: Empty,
    status: 204,
  },
  "GET report/history": {
    service: "query",
    subject: "report",
    who: "anyone",
    summary: "Search public reports",
    query: report.ReportHistoryQuery,
    response: report.ReportList,
  },
  "GET report/history/mine": {
    service: "query",
    subject: "report",
    who: "user",
    summary: "One's own reports, private ones among them",
    query: report.ReportHistoryQuery.pick({ pagination: true }),
    response: report.OwnReportList,
  },
  "GET report/history/user/{userId}": {
    service: "query",
    subject: "report",
    who: "anyone",
    summary: "Somebody's public reports",
    params: z.object({ userId: z.string().min(1).max(64) }),
    query: report.ReportHistoryQuery.pick({ pagination: true }),
    response: report.ReportList,
  },
  "GET report/history/{dclrSeq}": {
    service: "query",
    subject: "report",
    who: "anyone",
    summary: "One report",
    params: dclrSeqParams,
    response: report.ReportDetail,
  },
  "GET report/lookup": {
    service: "query",
    subject: "report",
    who: "anyone",
    summary: "How often an address or site was reported",
    query: report.LookupQuery,
    response: report.Lookup,
  },
  "POST report/lookup": {
    service: "query",
    subject: "report",
    who: "anyone",
    summary: "The same for up to 100 at once",
    body: report.LookupManyBody,
    response: report.LookupMany,
  },
  "GET report/export": {
    service: "query",
    subject: "report",
    who: "anyone",
    summary: "All public reports as a stream",
    query: report.ExportQuery,
    response: z.string(),
    streams: "application/x-ndjson",
  },
  "GET report/file/{fileId}": {
    service: "query",
    subject: "report",
    who: "user",
    summary: "An evidence file, for its owner and admins",
    params: z.object({ fileId: z.string().min(1).max(64) }),
    response: z.string(),
    streams: "application/octet-stream",
  },
} as const satisfies Record<string, Route>;

type Routes = typeof routes;
type Schema<K extends RouteKey, Part extends string> =
  Routes[K] extends Record<Part, infer S extends z.ZodType> ? S : undefined;

/** What a caller sends, before the schema's defaults. */
export type InputOf<K extends RouteKey, Part extends "params" | "query" | "body"> =
  Schema<K, Part> extends infer S extends z.ZodType ? z.input<S> : undefined;
/** What a handler gets, after it. */
export type OutputOf<K extends RouteKey, Part extends "params" | "query" | "body"> =
  Schema<K, Part> extends infer S extends z.ZodType ? z.output<S> : undefined;
export type ResponseOf<K extends RouteKey> = z.output<Routes[K]["response"]>;
export type RouteKeyOf<Service extends "command" | "query"> = {
  [K in RouteKey]: Routes[K]["service"] extends Service ? K : never;
}[RouteKey];
