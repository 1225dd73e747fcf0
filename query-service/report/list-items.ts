// Reports as they stand in lists.

import type { PublicDeclaration } from "@sb/contracts/report/events.ts";
import type { ReportDoc } from "@sb/contracts/report/model.ts";
import type { ReportView } from "@sb/contracts/report/wire.ts";
import type { Caller } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findNicknames } from "../account/documents.ts";
import { findTalks, SILENT } from "../comment/talks.ts";
import { findAddresses, findReports } from "./documents.ts";
import { reportView } from "./view.ts";

export type Shown = { readonly doc: ReportDoc; readonly declaration: PublicDeclaration };

/** The public reports among the ids; one that was deleted or made private meanwhile is left out. */
export async function findPublic(readStore: ReadStore, ids: readonly string[]): Promise<readonly Shown[]> {
  const docs = await findReports(readStore, ids);
  return docs.flatMap((doc) => (doc.declaration ? [{ doc, declaration: doc.declaration }] : []));
}

export async function viewAll(
  readStore: ReadStore,
  shown: readonly Shown[],
  caller: Caller | undefined,
): Promise<readonly ReportView[]> {
  const [nicks, addresses, talks] = await Promise.all([
    findNicknames(
      readStore,
      shown.map(({ doc }) => doc.ownerId),
    ),
    findAddresses(
      readStore,
      shown.map(({ declaration }) => declaration.addressKey),
    ),
    findTalks(
      readStore,
      "REPORT",
      shown.map(({ doc }) => doc.dclrSeq),
      caller,
    ),
  ]);
  return shown.map(({ doc, declaration }, i) =>
    reportView(doc, declaration, {
      nick: nicks.get(doc.ownerId) ?? "",
      address: addresses.get(declaration.addressKey),
      talk: talks[i] ?? SILENT,
      caller,
    }),
  );
}
