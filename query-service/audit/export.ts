// GET admin/audit/export: acts that pass the filters, oldest first, as a stream.
import { setImmediate } from "node:timers/promises";
import { AUDIT_LIMITS } from "@sb/contracts/audit/model.ts";
import type { AuditItem } from "@sb/contracts/audit/wire.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { attachment } from "../report/attachment.ts";
import { csvLine } from "../report/export/csv.ts";
import { findSpan, readActs, type Span } from "./find-acts.ts";
import { type AuditQueryDeps, auditItems } from "./items.ts";

/** Acts read and sent in one turn of the event loop. */
const CHUNK = 100;

const COLUMNS = ["at", "actor", "nick", "subject", "act", "target", "reason", "eventId"] as const;

export function getAuditExport(deps: AuditQueryDeps): Handler<"GET admin/audit/export"> {
  return async ({ query: { format, ...filters } }) => {
    const span = await findSpan(deps.readStore, filters);
    const newest = { ...span, start: Math.max(span.start, span.end - AUDIT_LIMITS.exported) };
    return {
      stream: format === "csv" ? csv(deps, newest) : ndjson(deps, newest),
      mediaType: format === "csv" ? "text/csv; charset=utf-8" : "application/x-ndjson",
      headers: {
        "content-disposition": attachment(`safer-block-audit-${deps.clock().slice(0, 10)}.${format}`),
        "cache-control": "private, no-store",
      },
    };
  };
}

/** Begins with a byte order mark: without one, spreadsheets read Korean as Latin-1. */
async function* csv(deps: AuditQueryDeps, span: Span): AsyncIterable<string> {
  yield `\uFEFF${csvLine(COLUMNS)}`;
  for await (const items of chunks(deps, span)) {
    yield items.map((item) => csvLine(COLUMNS.map((column) => item[column]))).join("");
  }
}

async function* ndjson(deps: AuditQueryDeps, span: Span): AsyncIterable<string> {
  for await (const items of chunks(deps, span)) yield items.map((item) => `${JSON.stringify(item)}\n`).join("");
}

async function* chunks(deps: AuditQueryDeps, { list, start, end }: Span): AsyncIterable<readonly AuditItem[]> {
  for (let offset = start; offset < end; offset += CHUNK) {
    const docs = await readActs(deps.readStore, list, offset, Math.min(CHUNK, end - offset));
    yield await auditItems(deps, docs);
    // The embedded store answers within the same turn, and a fast client never makes the stream wait.
    await setImmediate();
  }
}
