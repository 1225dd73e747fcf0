// Unusual filings for admins: the cases of the read model, with what their reports and people are called today.

import { paginate } from "@sb/contracts/http.ts";
import { REPORT_COLLECTIONS, REPORT_MODEL, type ReportDoc } from "@sb/contracts/report/model.ts";
import {
  type CaseDoc,
  type ReviewDoc,
  UNUSUAL_COLLECTIONS,
  UNUSUAL_LISTS,
  UNUSUAL_MODEL,
} from "@sb/contracts/unusual/model.ts";
import type { UnusualQueryKey } from "@sb/contracts/unusual/routes.ts";
import type { UnusualView } from "@sb/contracts/unusual/wire.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findNicknames } from "../account/documents.ts";
import { findConfirmed } from "../report/lookup/weigh.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import { listQueue, type Queues } from "../runtime/queues.ts";

export type UnusualQueryDeps = { readonly readStore: ReadStore };
type Case = { readonly doc: CaseDoc; readonly review: ReviewDoc | undefined };

export const routes = (({ readStore }: UnusualQueryDeps): Handlers<UnusualQueryKey> => {
  return {
    "GET admin/unusual": async ({ query: { status, pagination } }) => {
      const { page, size } = pagination;
      const list = status === "OPEN" ? UNUSUAL_LISTS.open : UNUSUAL_LISTS.reviewed;
      const model = readStore.model(UNUSUAL_MODEL);
      const { members, total } = await model.list(list, { offset: (page - 1) * size, limit: size, newestFirst: true });
      const cases = await findCases(readStore, members);
      return { body: { items: await viewsOf(readStore, cases), pagination: paginate(page, size, total) } };
    },
  };
}) satisfies QueryRoutes;

/** A crowd of new accounts lists nothing until somebody has looked: none of them can wait. */
export const queues = {
  UNUSUAL: listQueue({
    ...{ model: UNUSUAL_MODEL, list: UNUSUAL_LISTS.open, collection: UNUSUAL_COLLECTIONS.case },
    since: ({ firstAt }) => firstAt,
    allUrgent: true,
  }),
} satisfies Queues;

async function findCases(readStore: ReadStore, ids: readonly string[]): Promise<readonly Case[]> {
  const { case: cases, review } = UNUSUAL_COLLECTIONS;
  const keys = [cases, review].flatMap((collection) => ids.map((id) => ({ collection, id })));
  const docs = await readStore.model(UNUSUAL_MODEL).getMany(keys);
  return ids.flatMap((_, i) => {
    const doc = docs[i] as CaseDoc | undefined;
    return doc ? [{ doc, review: docs[ids.length + i] as ReviewDoc | undefined }] : [];
  });
}

async function viewsOf(readStore: ReadStore, cases: readonly Case[]): Promise<UnusualView[]> {
  const reports = await findReports(readStore, [...new Set(cases.flatMap(({ doc }) => doc.seqs))]);
  const targets = [...reports.values()].flatMap(({ declaration }) => declaration?.addressKey ?? []);
  const confirmed = await findConfirmed(readStore, [...new Set(targets)]);
  const people = [...reports.values()].map(({ ownerId }) => ownerId);
  const nicks = await findNicknames(readStore, [...people, ...cases.flatMap(({ review }) => review?.by ?? [])]);
  return cases.map(({ doc: { seqs, ...found }, review }) => ({
    ...found,
    reports: seqs.flatMap((seq) => reportView(reports.get(seq), nicks, confirmed)),
    ...(review && { review: { note: review.note, at: review.at, nick: nicks.get(review.by) ?? "" } }),
  }));
}

type Names = ReadonlyMap<string, string>;

/** None where it was deleted. */
function reportView(doc: ReportDoc | undefined, nicks: Names, confirmed: Names): UnusualView["reports"] {
  if (!doc) return [];
  const { dclrSeq, ownerId, filedAt, declaration } = doc;
  const confirmedAt = declaration && confirmed.get(declaration.addressKey);
  const shown = declaration && {
    ...{ title: declaration.title, declareType: declaration.declareType, adrs: declaration.adrs },
    ...(confirmedAt !== undefined && { confirmedAt }),
  };
  return [{ dclrSeq, userId: ownerId, nick: nicks.get(ownerId) ?? "", filedAt, ...shown }];
}

async function findReports(readStore: ReadStore, seqs: readonly number[]): Promise<ReadonlyMap<number, ReportDoc>> {
  const keys = seqs.map((seq) => ({ collection: REPORT_COLLECTIONS.report, id: String(seq) }));
  const docs = (await readStore.model(REPORT_MODEL).getMany(keys)) as readonly (ReportDoc | undefined)[];
  return new Map(docs.flatMap((doc) => (doc ? [[doc.dclrSeq, doc]] : [])));
}
