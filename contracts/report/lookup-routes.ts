// Looking addresses and texts up, and all public reports as a stream.
import * as z from "zod";
import { ACCOUNT_MODEL } from "../account/model.ts";
import { COMMENT_MODEL } from "../comment/model.ts";
import { PUBLISHED_MODEL } from "../published/model.ts";
import type { RouteTable } from "../route.ts";
import { SHARING_MODEL } from "../sharing/model.ts";
import { FILTER_MEDIA_TYPE, FilterKey } from "./lookup/filter.ts";
import { LookupRange, RangeParams } from "./lookup/range.ts";
import * as lookup from "./lookup-wire.ts";
import { REPORT_INDEX, REPORT_MODEL } from "./model.ts";
import { TargetPage, TargetQuery } from "./target-wire.ts";
import * as report from "./wire.ts";
import { Words, WordsBody } from "./words-wire.ts";

const UNFOLDED = [
  "Nothing is folded: each public report and each entry of a published list is a record, also where one person reported a target",
  "several times. So there are more records than `totalItems` of `GET report/history` says. Records of one target have the",
  "same `normalized` (in STIX and MISP: the same observable); `source` is there for entries of lists alone. After the reports, CSV and",
  "NDJSON have a record without `dclrSeq` for each target that was confirmed and that nobody reported.",
].join(" ");

export const lookupRoutes = {
  "GET report/lookup": {
    service: "query",
    subject: "report",
    who: "anyone",
    apiKey: "read",
    cors: "anyone",
    summary:
      "How often an address or site was reported: the worst of what the text names, NOT_RECOGNIZED where that is nothing and a part of it can't be read",
    reads: [REPORT_MODEL, SHARING_MODEL, PUBLISHED_MODEL],
    asks: [REPORT_INDEX],
    query: lookup.LookupQuery,
    response: lookup.Lookup,
    refusals: ["TEXT_TOO_LONG", "NOT_RECOGNIZED"],
    examples: [{ query: { adrs: "somewhere.example.com" } }],
  },
  "POST report/lookup": {
    service: "query",
    subject: "report",
    who: "anyone",
    apiKey: "read",
    cors: "anyone",
    summary: "The same for up to 100 at once; each that is not recognised has its own error",
    reads: [REPORT_MODEL, SHARING_MODEL, PUBLISHED_MODEL],
    asks: [REPORT_INDEX],
    body: lookup.LookupManyBody,
    response: lookup.LookupMany,
    refusals: ["TEXT_TOO_LONG"],
    examples: [{ body: { adrs: ["somewhere.example.com"] } }],
  },
  "GET report/lookup/range/{prefix}": {
    service: "query",
    subject: "report",
    who: "anyone",
    apiKey: "read",
    cors: "anyone",
    summary: "Reported addresses by the beginning of their hashes: look up without telling which address is meant",
    reads: [REPORT_MODEL, SHARING_MODEL, PUBLISHED_MODEL],
    params: RangeParams,
    response: LookupRange,
    examples: [{ params: { prefix: "ba781" } }],
  },
  "GET report/filter": {
    service: "query",
    subject: "report",
    who: "anyone",
    apiKey: "read",
    cors: "anyone",
    summary: "All reported and listed targets as a signed filter, made anew each day: look up without asking",
    description: "Its format is in docs/filter.md. 503 while none has been made yet.",
    reads: [],
    response: z.string(),
    streams: [FILTER_MEDIA_TYPE],
    conditional: true,
    examples: [{}],
  },
  "GET report/filter/key": {
    service: "query",
    subject: "report",
    who: "anyone",
    apiKey: "read",
    cors: "anyone",
    summary: "The public key that the filter's signature is checked with",
    reads: [],
    response: FilterKey,
    examples: [{}],
  },
  "POST report/lookup/text": {
    service: "query",
    subject: "report",
    who: "anyone",
    apiKey: "read",
    cors: "anyone",
    summary: "The same for every address and site in a text, worst first",
    reads: [REPORT_MODEL, SHARING_MODEL, PUBLISHED_MODEL],
    asks: [REPORT_INDEX],
    body: lookup.LookupTextBody,
    response: lookup.LookupText,
    refusals: ["TEXT_TOO_LONG"],
    examples: [{ body: { text: "Is somewhere.example.com safe?" } }],
  },
  "GET report/target": {
    service: "query",
    subject: "report",
    who: "anyone",
    apiKey: "read",
    cors: "anyone",
    summary:
      "The page of an address or site: the look-up, public reports on it, its timeline, and what is named along with it",
    reads: [REPORT_MODEL, SHARING_MODEL, PUBLISHED_MODEL, ACCOUNT_MODEL, COMMENT_MODEL],
    asks: [REPORT_INDEX],
    query: TargetQuery,
    response: TargetPage,
    refusals: ["TEXT_TOO_LONG", "NOT_RECOGNIZED"],
    examples: [{ query: { adrs: "somewhere.example.com" } }],
  },
  "POST report/lookup/words": {
    service: "query",
    subject: "report",
    who: "anyone",
    apiKey: "read",
    summary: "How many public reports words find, and how many of the categories, chains and brands that they name",
    reads: [REPORT_INDEX, REPORT_MODEL],
    body: WordsBody,
    response: Words,
    refusals: ["TEXT_TOO_LONG"],
    examples: [{ body: { text: "voice phishing" } }],
  },
  "POST report/personal": {
    service: "query",
    subject: "report",
    who: "user",
    summary: "Where a text holds personal information, which a public report must not",
    reads: [],
    body: lookup.PersonalTextBody,
    response: lookup.PersonalPassages,
    refusals: ["TEXT_TOO_LONG"],
    examples: [{ body: { text: "Write to a@mail.example" } }],
  },
  "GET report/export": {
    service: "query",
    subject: "report",
    who: "anyone",
    apiKey: "read",
    limit: "export",
    summary: "Public reports as a stream, all or filtered",
    description: UNFOLDED,
    reads: [REPORT_MODEL, SHARING_MODEL, PUBLISHED_MODEL],
    query: report.ExportQuery,
    response: z.string(),
    streams: ["application/x-ndjson", "text/csv", "application/stix+json", "application/json"],
    examples: [{}],
  },
  "GET report/feed.atom": {
    service: "query",
    subject: "report",
    who: "anyone",
    apiKey: "read",
    summary: "The newest public reports, all or of a search, as an Atom feed (RFC 4287)",
    reads: [REPORT_INDEX, REPORT_MODEL, SHARING_MODEL, PUBLISHED_MODEL],
    query: report.FeedQuery,
    response: z.string(),
    streams: ["application/atom+xml"],
    conditional: true,
    examples: [{}],
  },
} as const satisfies RouteTable;
