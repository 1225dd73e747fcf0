// GET report/history/{dclrSeq}.
import type { ReportDoc } from "@sb/contracts/report/model.ts";
import type { Caller, Handler } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { Refused } from "@sb/platform/refused.ts";
import { findNicknames } from "../account/documents.ts";
import type { ReportQueryDeps } from "./deps.ts";
import { countReports, findExtras, findReport } from "./documents.ts";
import { maySeeAll, openExtras, openReport } from "./open.ts";
import { type Around, ownReportView, reportView } from "./view.ts";

export function getDetail({ readStore, vault }: ReportQueryDeps): Handler<"GET report/history/{dclrSeq}"> {
  return async ({ params, caller }) => {
    const doc = await findReport(readStore, params.dclrSeq);
    if (!doc) throw new Refused("NOT_FOUND");
    if (!maySeeAll(doc, caller)) return { body: await publicDetail(readStore, doc, caller) };
    const full = await openReport(vault, doc);
    if (!full) throw new Refused("NOT_FOUND");
    const around = await aroundOf(readStore, doc, full.declaration.addressKey, caller);
    const extra = await openExtras(vault, doc.dclrSeq, await findExtras(readStore, doc));
    return { body: ownReportView(doc, { full, extra }, around) };
  };
}

async function publicDetail(readStore: ReadStore, doc: ReportDoc, caller: Caller | undefined) {
  const { declaration } = doc;
  if (!declaration) throw new Refused("NOT_FOUND");
  return reportView(doc, declaration, await aroundOf(readStore, doc, declaration.addressKey, caller));
}

async function aroundOf(
  readStore: ReadStore,
  { ownerId }: ReportDoc,
  addressKey: string,
  caller: Caller | undefined,
): Promise<Around> {
  const [nicks, counts] = await Promise.all([
    findNicknames(readStore, [ownerId]),
    countReports(readStore, [addressKey]),
  ]);
  return { nick: nicks.get(ownerId) ?? "", timesReported: counts.get(addressKey) ?? 0, caller };
}
