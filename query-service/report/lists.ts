// GET report/history/mine and report/history/user/{userId}: lists of the read model, newest first.
import { type Pagination, paginate } from "@sb/contracts/http.ts";
import { REPORT_LISTS, type ReportDoc } from "@sb/contracts/report/model.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { ReportQueryDeps } from "./deps.ts";
import { findReports, reportModel } from "./documents.ts";
import { findPublic, type Shown, viewAll } from "./list-items.ts";
import { openReport } from "./open.ts";

type PageQuery = { readonly page: number; readonly size: number };

export function getMine({ readStore, vault }: ReportQueryDeps): Handler<"GET report/history/mine"> {
  return async ({ query, caller }) => {
    const me = caller;
    // Private reports are for one's own login only: an API key lists public ones.
    const list = me.apiKey ? REPORT_LISTS.publicOf(me.userId) : REPORT_LISTS.owner(me.userId);
    const { ids, pagination } = await pageOf(readStore, list, query.pagination);
    const docs = await findReports(readStore, ids);
    const shown = (await Promise.all(docs.map((doc) => declared(vault, doc)))).filter((item) => item !== undefined);
    const views = await viewAll(readStore, shown, me);
    const open = new Map(docs.map((doc) => [doc.dclrSeq, doc.open]));
    return {
      body: { items: views.map((view) => ({ ...view, open: open.get(view.dclrSeq) ?? "PRIVATE" })), pagination },
    };
  };
}

export function getOfUser({ readStore }: ReportQueryDeps): Handler<"GET report/history/user/{userId}"> {
  return async ({ params, query, caller }) => {
    const { ids, pagination } = await pageOf(readStore, REPORT_LISTS.publicOf(params.userId), query.pagination);
    const views = await viewAll(readStore, await findPublic(readStore, ids), caller);
    return { body: { items: [...views], pagination } };
  };
}

async function pageOf(
  readStore: ReadStore,
  list: string,
  { page, size }: PageQuery,
): Promise<{ readonly ids: readonly string[]; readonly pagination: Pagination }> {
  const { members, total } = await reportModel(readStore).list(list, {
    offset: (page - 1) * size,
    limit: size,
    newestFirst: true,
  });
  return { ids: members, pagination: paginate(page, size, total) };
}

/** A private report's declaration is sealed; undefined where it was deleted meanwhile. */
async function declared(vault: Vault, doc: ReportDoc): Promise<Shown | undefined> {
  const declaration = doc.declaration ?? (await openReport(vault, doc))?.declaration;
  return declaration && { doc, declaration };
}
