// GET report/export: all public reports, oldest first, as a stream.
import { setImmediate } from "node:timers/promises";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { attachment } from "./attachment.ts";
import { csvLine } from "./csv.ts";
import type { ReportQueryDeps } from "./deps.ts";
import { csvRecord, EXPORT_COLUMNS, exportRecord, ndjsonLine } from "./export-record.ts";
import { findPublic } from "./list-items.ts";
import { walkPublic } from "./walk-list.ts";

/** Reports read and sent in one turn of the event loop: a few milliseconds, then other requests are served. */
const CHUNK = 100;

export function getExport({ readStore, clock }: ReportQueryDeps): Handler<"GET report/export"> {
  return async ({ query: { format } }) => {
    const name = `safer-block-reports-${clock().slice(0, 10)}.${format}`;
    return {
      stream: format === "csv" ? csv(readStore) : ndjson(readStore),
      mediaType: format === "csv" ? "text/csv; charset=utf-8" : "application/x-ndjson",
      headers: { "content-disposition": attachment(name) },
    };
  };
}

/** Begins with a byte order mark: without one, spreadsheets read Korean as Latin-1. */
async function* csv(readStore: ReadStore): AsyncIterable<string> {
  yield `\uFEFF${csvLine(EXPORT_COLUMNS)}`;
  for await (const records of chunks(readStore)) yield records.map(csvRecord).join("");
}

async function* ndjson(readStore: ReadStore): AsyncIterable<string> {
  for await (const records of chunks(readStore)) yield records.map(ndjsonLine).join("");
}

async function* chunks(readStore: ReadStore) {
  for await (const ids of walkPublic(readStore, CHUNK)) {
    const shown = await findPublic(readStore, ids);
    yield shown.map(({ doc, declaration }) => exportRecord(doc, declaration));
    // The embedded store answers within the same turn, and a fast client never makes the stream wait.
    await setImmediate();
  }
}
