// Reports as they stand in lists.

import type { PublicDeclaration } from "@sb/contracts/report/events.ts";
import type { ReportDoc } from "@sb/contracts/report/model.ts";
import type { ReportView } from "@sb/contracts/report/wire.ts";
import type { Caller } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findNicknames } from "../account/documents.ts";
import { findTalks, likedAmong, SILENT } from "../comment/talks.ts";
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

/** Views that were made for visitors, for a caller: what they filed, and what they like, is marked. All else is the same for everybody. */
export async function markAll<View extends ReportView>(
  readStore: Pick<ReadStore, "model">,
  views: readonly View[],
  caller: Caller,
): Promise<View[]> {
  const likeable = views.flatMap(({ dclrSeq, likeCount }) => (likeCount > 0 ? dclrSeq : []));
  const liked = likeable.length > 0 ? await likedAmong(readStore, "REPORT", likeable, caller) : new Set();
  return views.map((view) => ({ ...view, liked: liked.has(view.dclrSeq), mine: view.userId === caller.userId }));
}
