// The index projection `report-index@3`: public reports as they are searched (DESIGN.md section 5).
import { AccountDeregistered, AccountJoined, accountEvents, NicknameChanged } from "@sb/contracts/account/events.ts";
import { ACCOUNT_COLLECTION, ACCOUNT_MODEL, type AccountDoc } from "@sb/contracts/account/model.ts";
import { reportEvents } from "@sb/contracts/report/events.ts";
import {
  type AddressDoc,
  REPORT_COLLECTIONS,
  REPORT_LISTS,
  REPORT_MODEL,
  type ReportDoc,
} from "@sb/contracts/report/model.ts";
import { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import { isOneOf } from "@sb/contracts/subject.ts";
import { keptLooks } from "@sb/platform/address/looks.ts";
import type { ReadModel } from "@sb/platform/read-store/port.ts";
import type { IndexOp, SearchDoc } from "@sb/platform/search-index/port.ts";
import { defineIndexProjection } from "../runtime/projection.ts";
import { placesOf } from "./counts.ts";

type Report = typeof REPORT_SEARCH;

export const reportIndex = defineIndexProjection({
  schema: REPORT_SEARCH,
  follows: [REPORT_MODEL, ACCOUNT_MODEL],
  handles: [...reportEvents.definitions, AccountJoined, NicknameChanged, AccountDeregistered],
  index: async (events, model) => {
    const reports = model(REPORT_MODEL);
    const reported = events.filter((event) => isOneOf(reportEvents, event));
    const renamed = events.filter((event) => isOneOf(accountEvents, event)).map(({ data }) => data.userId);
    const seqs = distinct([...reported.map(({ data }) => data.dclrSeq), ...(await reportsOf(reports, renamed))]);
    const docs = await reportDocs(reports, seqs);
    const nicks = await nicknames(model(ACCOUNT_MODEL), docs);
    return [
      ...seqs.map((id, i) => indexOp(id, docs[i], nicks)),
      ...(await groupOps(reports, [
        ...reported.flatMap((event) => placesOf(event).map(({ addressKey }) => addressKey)),
        ...docs.flatMap((doc) => doc?.declaration?.addressKey ?? []),
      ])),
    ];
  },
});

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

/** The public reports of people whose nickname changed: it is part of what a report is found by. */
async function reportsOf(reports: ReadModel, userIds: readonly string[]): Promise<readonly number[]> {
  const lists = distinct(userIds).map((userId) => wholeList(reports, REPORT_LISTS.publicOf(userId)));
  return (await Promise.all(lists)).flat().map(Number);
}

async function wholeList(model: ReadModel, list: string): Promise<readonly string[]> {
  const { members } = await model.list(list, { offset: 0, limit: Number.MAX_SAFE_INTEGER, newestFirst: false });
  return members;
}

async function reportDocs(reports: ReadModel, seqs: readonly number[]): Promise<readonly (ReportDoc | undefined)[]> {
  const docs = await reports.getMany(seqs.map((seq) => ({ collection: REPORT_COLLECTIONS.report, id: String(seq) })));
  return docs as readonly (ReportDoc | undefined)[];
}

async function nicknames(
  accounts: ReadModel,
  docs: readonly (ReportDoc | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = distinct(docs.flatMap((doc) => (doc?.declaration ? [doc.ownerId] : [])));
  const found = await accounts.getMany(ids.map((id) => ({ collection: ACCOUNT_COLLECTION, id })));
  return new Map(ids.map((id, i) => [id, (found[i] as AccountDoc | undefined)?.nickname ?? ""]));
}

function indexOp(id: number, doc: ReportDoc | undefined, nicks: ReadonlyMap<string, string>): IndexOp<Report> {
  if (!doc?.declaration) return { op: "delete", id };
  return { op: "upsert", doc: searchDoc(doc, doc.declaration, nicks.get(doc.ownerId) ?? "") };
}

function searchDoc(
  { dclrSeq, likeCount }: ReportDoc,
  declaration: NonNullable<ReportDoc["declaration"]>,
  nick: string,
): SearchDoc<Report> {
  const { title, comment, adrs, addressKey, etcSrc, crimeType, declareType, chain } = declaration;
  const sources = etcSrc.filter((source) => source.open).map((source) => source.src);
  return {
    id: dclrSeq,
    texts: { title, comment, adrs, addressKey, sources, nick },
    filters: { crimeType, declareType, chain },
    sorts: { likeCount, timesReported: addressKey },
  };
}

async function groupOps(reports: ReadModel, addresses: readonly string[]): Promise<readonly IndexOp<Report>[]> {
  const keys = distinct(addresses);
  const docs = await reports.getMany(keys.map((id) => ({ collection: REPORT_COLLECTIONS.address, id })));
  return keys.map((addressKey, i) => ({
    op: "group",
    sort: "timesReported",
    group: addressKey,
    value: (docs[i] as AddressDoc | undefined)?.count ?? 0,
    keys: keptLooks(addressKey),
  }));
}
