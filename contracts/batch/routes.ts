// The batch subject's rows of the route table.
import { AGENCY_MODEL } from "../agency/model.ts";
import { Empty } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { BATCH_MODEL } from "./model.ts";
import * as wire from "./wire.ts";

const write = { service: "command", subject: "batch", who: "agency", apiKey: "agency" } as const;
const read = { service: "query", subject: "batch", who: "agency", apiKey: "agency", reads: [BATCH_MODEL] } as const;

const CSV = [
  "no,address,chain,crime type,date,title,details",
  "2026-0031,bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4,BTC,FRAUD_INVESTMENT,2026-03-01,Fake fund,They promised 3 % a day.",
].join("\r\n");
const FILE = { name: "reports.csv", base64: btoa(CSV) };

/** None of another agency's, and none of one's own that is not there. */
const nobodys = { batchSeq: 17 };

export const batchRoutes = {
  "GET agency/batch": {
    ...read,
    summary: "My agency's batches, the newest first, and whether it may file any",
    query: wire.BatchQuery,
    response: wire.BatchList,
    examples: [{}],
  },
  "GET agency/batch/{batchSeq}": {
    ...read,
    summary: "A batch: how far it is, and how its columns are taken",
    params: wire.BatchParams,
    response: wire.BatchView,
    refusals: ["NOT_FOUND"],
    examples: [{ params: nobodys, refusedWith: "NOT_FOUND" }],
  },
  "GET agency/batch/{batchSeq}/rows": {
    ...read,
    summary:
      "Results of a batch, row by row: of one that is checked the rows that would not be filed, of one that is filed all",
    params: wire.BatchParams,
    query: wire.RowsQuery,
    response: wire.RowList,
    refusals: ["NOT_FOUND"],
    examples: [{ params: nobodys, refusedWith: "NOT_FOUND" }],
  },
  "GET agency/batch/{batchSeq}/results.csv": {
    ...read,
    summary: "The same results as CSV, which is safe to open in a spreadsheet",
    params: wire.BatchParams,
    response: Empty,
    streams: ["text/csv"],
    refusals: ["NOT_FOUND"],
    examples: [{ params: nobodys, refusedWith: "NOT_FOUND" }],
  },
  "POST agency/batch": {
    ...write,
    summary:
      "Send many reports in one file: a workbook (XLSX), CSV, TSV or NDJSON, of up to 10,000 rows. They are checked first, then filed",
    description:
      "The file comes as the part `files`, the settings as JSON in the part `batch`. The answer comes at once; rows are checked and filed " +
      "afterwards, and `GET agency/batch/{batchSeq}` says how far that is. A row's own number (`rowNo`) makes it the same row in every " +
      "file of the agency: sent again it is ALREADY there, and with another content it is refused with ROW_CHANGED.",
    creates: true,
    status: 201,
    body: wire.NewBatch,
    multipart: "batch",
    response: wire.BatchSeqBody,
    refusals: [
      "BATCH_NOT_ALLOWED",
      "TERMS_NOT_AGREED",
      "TEXT_TOO_LONG",
      "WALLET_SECRET",
      "TOO_MANY_FILES",
      "TOO_MANY_ROWS",
      "FILE_UNREADABLE",
      "DAILY_QUOTA_USED",
    ],
    examples: [
      {
        what: "by an agency that no admin has let",
        body: { crimeType: "FRAUD_INVESTMENT", terms: ["R01", "R02"] },
        file: FILE,
        refusedWith: "BATCH_NOT_ALLOWED",
      },
    ],
  },
  "POST agency/batch/columns": {
    ...write,
    summary: "Take other columns, or other defaults: the batch is checked anew",
    body: wire.MappedBatch,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "BATCH_NOT_ALLOWED", "TEXT_TOO_LONG", "WALLET_SECRET"],
    examples: [{ body: { ...nobodys, columns: { adrs: 1 } }, refusedWith: "NOT_FOUND" }],
  },
  "POST agency/batch/file": {
    ...write,
    summary: "File the good rows of a batch that was checked",
    body: wire.FiledBatch,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "BATCH_NOT_ALLOWED", "TERMS_NOT_AGREED", "DAILY_QUOTA_USED"],
    examples: [{ body: { ...nobodys, terms: ["R01", "R02"] }, refusedWith: "NOT_FOUND" }],
  },
  "POST agency/batch/undo": {
    ...write,
    summary: "Delete all reports that a batch filed, within a day",
    body: wire.BatchSeqBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "UNDO_OVER"],
    examples: [{ body: nobodys, refusedWith: "NOT_FOUND" }],
  },
  "GET admin/batch": {
    service: "query",
    subject: "batch",
    who: "admin",
    reads: [BATCH_MODEL, AGENCY_MODEL],
    summary: "All agencies, and which of them may file many reports at once",
    query: wire.AdminBatchQuery,
    response: wire.AdminBatchList,
    examples: [{}],
  },
  "POST admin/batch/allow": {
    service: "command",
    subject: "batch",
    who: "admin",
    summary: "Let an agency file many reports at once, so many within 24 hours",
    body: wire.AllowBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND"],
    examples: [
      { body: { agencySeq: 2, aDay: 10_000 }, given: { "body.agencySeq": { by: "POST admin/agency", anew: true } } },
    ],
  },
  "POST admin/batch/end": {
    service: "command",
    subject: "batch",
    who: "admin",
    summary: "Let an agency file no more batches; what is being filed stops at the next chunk",
    body: wire.EndBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "TEXT_TOO_LONG"],
    examples: [
      {
        body: { agencySeq: 2, reason: "A reason" },
        given: { "body.agencySeq": { by: "POST admin/batch/allow", at: "sent.body.agencySeq", anew: true } },
      },
    ],
  },
} as const satisfies RouteTable;

export type BatchCommandKey = KeysOf<typeof batchRoutes, "command">;
export type BatchQueryKey = KeysOf<typeof batchRoutes, "query">;
