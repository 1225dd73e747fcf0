// The index projection `report-index@7`: public reports as they are searched. A lead is a document; reports that add to it
// are found with it.
import { AccountDeregistered, AccountJoined, accountEvents, NicknameChanged } from "@sb/contracts/account/events.ts";
import { ACCOUNT_COLLECTION, ACCOUNT_MODEL, type AccountDoc } from "@sb/contracts/account/model.ts";
import { likeEvents, targetKey } from "@sb/contracts/comment/events.ts";
import { COMMENT_COLLECTIONS, COMMENT_MODEL, type TalkDoc } from "@sb/contracts/comment/model.ts";
import { reportEvents } from "@sb/contracts/report/events.ts";
import { filerOf } from "@sb/contracts/report/filers.ts";
import {
  type AddressDoc,
  REPORT_COLLECTIONS,
  REPORT_LISTS,
  REPORT_MODEL,
  type ReportDoc,
} from "@sb/contracts/report/model.ts";
import { rankOf } from "@sb/contracts/report/rank.ts";
import { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import { isOneOf } from "@sb/contracts/subject.ts";
import { keptLooks } from "@sb/knowledge/address/looks.ts";
import { LIST_LIMIT, type ReadModel } from "@sb/platform/read-store/port.ts";
import type { IndexOp } from "@sb/platform/search/port.ts";
import { defineIndexProjection } from "../runtime/projection.ts";
import type { FilerRef } from "./addresses.ts";
import { type Filers, findAddresses, findFilers } from "./find-filers.ts";
import { placesOf } from "./projection.ts";
import { type Indexed, searchDoc } from "./search-doc.ts";

type Report = typeof REPORT_SEARCH;
type Reports = ReadonlyMap<number, ReportDoc>;

export const reportIndex = defineIndexProjection({
  schema: REPORT_SEARCH,
  follows: [REPORT_MODEL, ACCOUNT_MODEL, COMMENT_MODEL],
  handles: [
    ...reportEvents.definitions,
    ...likeEvents.definitions,
    AccountJoined,
    NicknameChanged,
    AccountDeregistered,
  ],
  index: async (events, model) => {
    const reports = model(REPORT_MODEL);
    const reported = events.filter((event) => isOneOf(reportEvents, event));
    // Who joins for the first time has no reports yet: those that models already know come later in the log.
    const renamed = events
      .filter((event) => isOneOf(accountEvents, event))
      .filter(({ revision }) => revision > 0)
      .map(({ data }) => data.userId);
    const liked = events.filter((event) => isOneOf(likeEvents, event)).map(({ data }) => data.target.seq);
    const filed = reported.map(({ data }) => data.dclrSeq);
    const named = distinct([...filed, ...liked, ...(await leadsOf(reports, renamed))]);
    const first = await findReports(reports, named);
    const places = [...reported.flatMap(placesOf), ...[...first.values()].flatMap(placeOf)];
    const addresses = await findAddresses(reports, places);
    const filers = await findFilers(reports, places, addresses);
    const seqs = distinct([...named, ...filers.keys()]);
    const found = new Map([
      ...first,
      ...(await findReports(
        reports,
        seqs.filter((seq) => !first.has(seq)),
      )),
    ]);
    const nicks = await nicknames(model(ACCOUNT_MODEL), [...found.values()]);
    const likes = await likeCounts(model(COMMENT_MODEL), seqs);
    return [
      ...seqs.map((id, i) => indexOp(id, found, filers, nicks, likes[i] ?? 0)),
      ...Array.from(addresses, groupOp),
    ];
  },
});

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

/** The leads of people whose nickname changed: it is part of what a report is found by. */
async function leadsOf(reports: ReadModel, userIds: readonly string[]): Promise<readonly number[]> {
  const lists = distinct(userIds).map((userId) => wholeList(reports, REPORT_LISTS.publicOf(userId)));
  return (await Promise.all(lists)).flat().map(Number);
}

/** All members of a list of dclrSeqs scored by themselves. */
async function wholeList(model: ReadModel, list: string): Promise<readonly string[]> {
  const members: string[] = [];
  for (;;) {
    const page = await model.listAfter(list, Number(members.at(-1) ?? 0), LIST_LIMIT);
    if (page.length === 0) return members;
    members.push(...page);
  }
}

async function findReports(reports: ReadModel, seqs: readonly number[]): Promise<Reports> {
  const docs = await reports.getMany(seqs.map((seq) => ({ collection: REPORT_COLLECTIONS.report, id: String(seq) })));
  return new Map((docs as readonly (ReportDoc | undefined)[]).flatMap((doc) => (doc ? [[doc.dclrSeq, doc]] : [])));
}

const placeOf = (doc: ReportDoc): readonly FilerRef[] =>
  doc.declaration ? [{ addressKey: doc.declaration.addressKey, by: filerOf(doc) }] : [];

async function nicknames(accounts: ReadModel, docs: readonly ReportDoc[]): Promise<ReadonlyMap<string, string>> {
  const ids = distinct(docs.flatMap((doc) => (doc.declaration ? [doc.ownerId] : [])));
  const found = await accounts.getMany(ids.map((id) => ({ collection: ACCOUNT_COLLECTION, id })));
  return new Map(ids.map((id, i) => [id, (found[i] as AccountDoc | undefined)?.nickname ?? ""]));
}

async function likeCounts(talks: ReadModel, seqs: readonly number[]): Promise<readonly number[]> {
  const ids = seqs.map((seq) => targetKey({ kind: "REPORT", seq }));
  const docs = await talks.getMany(ids.map((id) => ({ collection: COMMENT_COLLECTIONS.talk, id })));
  return docs.map((doc) => (doc as TalkDoc | undefined)?.likeCount ?? 0);
}

function indexOp(
  id: number,
  reports: Reports,
  filers: Filers,
  nicks: ReadonlyMap<string, string>,
  likeCount: number,
): IndexOp<Report> {
  const lead = indexed(reports.get(id));
  const [first, ...rest] = filers.get(id)?.entries ?? [];
  if (!lead || first?.dclrSeq !== id) return { op: "delete", id };
  const additions = rest.flatMap(({ dclrSeq }) => indexed(reports.get(dclrSeq)) ?? []);
  return { op: "upsert", doc: searchDoc(lead, additions, nicks.get(lead.doc.ownerId) ?? "", likeCount) };
}

const indexed = (doc: ReportDoc | undefined): Indexed | undefined =>
  doc?.declaration && { doc, declaration: doc.declaration };

const groupOp = ([addressKey, doc]: readonly [string, AddressDoc | undefined]): IndexOp<Report> => ({
  op: "group",
  sort: "timesReported",
  group: addressKey,
  value: rankIn(doc),
  keys: keptLooks(addressKey),
});

const rankIn = (doc: AddressDoc | undefined): number =>
  rankOf({ people: doc?.people ?? 0, listings: doc?.sources.length ?? 0 });
