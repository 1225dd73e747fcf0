// The audit subject's reads: one handler per route.
import type { AuditQueryKey } from "@sb/contracts/audit/routes.ts";
import { paginate } from "@sb/contracts/http.ts";
import { subjects } from "@sb/contracts/subjects.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import { getAuditExport } from "./export.ts";
import { findSpan, readActs } from "./find-acts.ts";
import { type AuditQueryDeps, auditItems } from "./items.ts";

export const routes = ((deps: AuditQueryDeps): Handlers<AuditQueryKey> => {
  return {
    "GET admin/audit": async ({ query: { pagination, ...filters } }) => {
      const { page, size } = pagination;
      const { list, start, end } = await findSpan(deps.readStore, filters);
      // The pages begin with the newest; the list begins with the oldest.
      const last = end - (page - 1) * size;
      const first = Math.max(start, last - size);
      const docs = await readActs(deps.readStore, list, first, last - first);
      return {
        body: { items: (await auditItems(deps, docs)).reverse(), pagination: paginate(page, size, end - start) },
      };
    },
    "GET admin/audit/kinds": async () => ({ body: { items: KINDS } }),
    "GET admin/audit/export": getAuditExport(deps),
  };
}) satisfies QueryRoutes;

const KINDS = subjects
  .filter(({ acts }) => acts.length > 0)
  .map(({ name, acts }) => ({ subject: name, acts: acts.map(({ event }) => event.type) }));
