// The audit subject's rows of the route table.
import * as z from "zod";
import { ACCOUNT_MODEL } from "../account/model.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { AUDIT_LIMITS, AUDIT_MODEL } from "./model.ts";
import * as audit from "./wire.ts";

export const auditRoutes = {
  "GET admin/audit": {
    service: "query",
    subject: "audit",
    who: "admin",
    summary: "What admins, moderators and editors did, newest first",
    reads: [AUDIT_MODEL, ACCOUNT_MODEL],
    query: audit.AuditQuery,
    response: audit.AuditList,
    examples: [{}],
  },
  "GET admin/audit/kinds": {
    service: "query",
    subject: "audit",
    who: "admin",
    summary: "The subjects and acts that the audit has",
    reads: [],
    response: audit.AuditKinds,
    examples: [{}],
  },
  "GET admin/audit/export": {
    service: "query",
    subject: "audit",
    who: "admin",
    limit: "export",
    summary: `The same as a stream, oldest first; of more than ${AUDIT_LIMITS.exported} acts the newest`,
    reads: [AUDIT_MODEL, ACCOUNT_MODEL],
    query: audit.AuditExportQuery,
    response: z.string(),
    streams: ["application/x-ndjson", "text/csv"],
    examples: [{}],
  },
} as const satisfies RouteTable;

export type AuditQueryKey = KeysOf<typeof auditRoutes, "query">;
