// GET report/export: public reports, all or those that pass the filters, oldest first, as a stream.
import { setImmediate } from "node:timers/promises";
import { filedByOf } from "@sb/contracts/report/filers.ts";
import type { ExportQuery } from "@sb/contracts/report/wire.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { attachment } from "./attachment.ts";
import { csvLine } from "./csv.ts";
import type { ReportQueryDeps } from "./deps.ts";
import { csvRecord, EXPORT_COLUMNS, exportRecord, ndjsonLine } from "./export-record.ts";
import { findPublic, type Shown } from "./list-items.ts";
import { walkPublic } from "./walk-list.ts";

/** Reports read and sent in one turn of the event loop: a few milliseconds, then other requests are served. */
const CHUNK = 100;

export function getExport({ readStore, clock }: ReportQueryDeps): Handler<"GET report/export"> {
  return async ({ query: { format, ...filters } }) => {
    const name = `safer-block-reports-${clock().slice(0, 10)}.${format}`;
    return {
      stream: format === "csv" ? csv(readStore, filters) : ndjson(readStore, filters),
      mediaType: format === "csv" ? "text/csv; charset=utf-8" : "application/x-ndjson",
      headers: { "content-disposition": attachment(name) },
    };
  };
}

type Filters = Omit<ExportQuery, "format">;

/** Begins with a byte order mark: without one, spreadsheets read Korean as Latin-1. */
async function* csv(readStore: ReadStore, filters: Filters): AsyncIterable<string> {
  yield `\uFEFF${csvLine(EXPORT_COLUMNS)}`;
  for await (const records of chunks(readStore, filters)) yield records.map(csvRecord).join("");
}

async function* ndjson(readStore: ReadStore, filters: Filters): AsyncIterable<string> {
  for await (const records of chunks(readStore, filters)) yield records.map(ndjsonLine).join("");
}

async function* chunks(readStore: ReadStore, filters: Filters) {
  for await (const ids of walkPublic(readStore, CHUNK)) {
    const shown = (await findPublic(readStore, ids)).filter((report) => passes(report, filters));
    if (shown.length > 0) yield shown.map(({ doc, declaration }) => exportRecord(doc, declaration));
    // The embedded store answers within the same turn, and a fast client never makes the stream wait.
    await setImmediate();
  }
}

function passes({ doc, declaration }: Shown, { crimeType, chain, declareType, filedBy }: Filters): boolean {
  const wanted = [
    [crimeType, declaration.crimeType],
    [chain, declaration.chain],
    [declareType, declaration.declareType],
    [filedBy, filedByOf(doc)],
  ];
  return wanted.every(([filter, value]) => filter === undefined || filter === value);
}
