// Routes name the models that their handlers read (contracts, `reads` and `asks`). People would see outdated answers where
// one is missing, and wait for nothing where one is too many.
import { AGENCY_COLLECTION, AGENCY_MODEL, type AgencyDoc } from "@sb/contracts/agency/model.ts";
import { ANALYSIS_COLLECTION, ANALYSIS_MODEL, type AnalysisDoc } from "@sb/contracts/analysis/model.ts";
import { AUDIT_COLLECTION, AUDIT_MODEL, actId, auditList } from "@sb/contracts/audit/model.ts";
import {
  DELIVERY_COLLECTIONS,
  DELIVERY_LISTS,
  DELIVERY_MODEL,
  type DeliveryDoc,
  deliveryId,
} from "@sb/contracts/delivery/model.ts";
import { DISPUTE_COLLECTION, DISPUTE_MODEL, type DisputeDoc } from "@sb/contracts/dispute/model.ts";
import { INQUIRY_COLLECTION, INQUIRY_MODEL, type InquiryDoc } from "@sb/contracts/inquiry/model.ts";
import { INSIGHT_MODEL, SAFER_VIEW_COLLECTION, type SaferViewDoc } from "@sb/contracts/insight/model.ts";
import { OBJECTION_COLLECTION, OBJECTION_MODEL, type ObjectionDoc } from "@sb/contracts/objection/model.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import { WALLET } from "@sb/contracts/report/fixture.ts";
import { modelsOf, type Route, type RouteKeyOf, routes } from "@sb/contracts/routes.ts";
import type { Caller, Handler } from "@sb/platform/http/handler.ts";
import type { ReadModel, ReadStore } from "@sb/platform/read-store/port.ts";
import type { SearchEngine } from "@sb/platform/search/port.ts";
import { expect, it } from "vitest";
import type * as z from "zod";
import { subjectQueries } from "./main.ts";
import { ADMIN, type Bench, counted, keepReport, OWNER, openBench, put, requestOf } from "./report/testing.ts";

type QueryKey = RouteKeyOf<"query">;

const AGENCYS = { ...OWNER, agencySeq: 1, memberId: "m-1" };

type RequestParts = {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
  readonly caller?: Caller;
};

/** Where a row's example does not make the handler read all it ever reads. */
const MORE: Readonly<Partial<Record<QueryKey, RequestParts>>> = {
  "GET report/deletion/file/{fileId}": { params: { fileId: "1-evidence" } },
  "GET support/inquiry/file/{fileId}": { params: { fileId: "1-file" } },
  "GET report/file/{fileId}": { params: { fileId: "1-evidence" } },
  "GET support/inquiry/list": { query: { searchKeyword: "word" } },
  "GET report/history/user/{userId}": { params: { userId: OWNER.userId } },
  "GET report/export": { query: { format: "misp" } },
  "GET report/lookup": { query: { adrs: WALLET } },
  "GET report/target": { query: { adrs: WALLET } },
  "POST report/lookup": { body: { adrs: [WALLET] } },
  "POST report/lookup/words": { body: { text: "150123456789012" } },
  "POST report/lookup/text": { body: { text: `Is ${WALLET} safe?` } },
};

/** The row's example, about what is kept here, as a handler gets it: with what its schemas put in. */
function askedOf(key: QueryKey): RequestParts {
  const { params, query, body, who, examples }: Route = routes[key];
  const [example] = examples;
  const read = (part: "params" | "query" | "body", schema: z.ZodType | undefined) =>
    schema?.parse({ ...numberedOne(example[part]), ...MORE[key]?.[part] });
  return {
    params: read("params", params) as object,
    query: read("query", query) as object,
    body: read("body", body) as object,
    ...(who === "agency" ? { caller: AGENCYS } : {}),
    ...(who === "staff" ? { caller: ADMIN } : {}),
  };
}

/** Everything that is kept here has the number 1. */
const numberedOne = (part: unknown): object =>
  Object.fromEntries(Object.entries(part ?? {}).map(([name, value]) => [name, /seq$/i.test(name) ? 1 : value]));

const KEYS = (Object.keys(routes) as (keyof typeof routes)[]).filter(
  (key): key is QueryKey => routes[key].service === "query",
);

it.each(KEYS)("%s reads the models it names, and no other", async (key) => {
  await using bench = await openBench();
  await keepReport(bench, 1);
  await bench.apply(counted(1));
  await keepAnalysis(bench);
  await keepAct(bench.deps.readStore);
  await keepDispute(bench.deps.readStore);
  await keepObjection(bench.deps.readStore);
  await keepArticle(bench.deps.readStore);
  await keepInquiry(bench.deps.readStore);
  await keepAgency(bench.deps.readStore);
  bench.found.set("", { hits: [{ id: 1, highlights: {} }], total: 1, totalIsLowerBound: false });
  const { deps, read } = watched(bench);
  const handle = subjectQueries(deps)[key] as Handler<QueryKey>;
  const request = { ...requestOf(OWNER, {}), ...askedOf(key) } as Parameters<typeof handle>[0];
  try {
    const reply = await handle(request);
    if ("stream" in reply && !(reply.stream instanceof Uint8Array)) await Array.fromAsync(reply.stream);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  expect([...read].sort()).toEqual([...modelsOf(routes[key])].sort());
});

async function keepAnalysis({ deps: { readStore } }: Bench): Promise<void> {
  const { userId } = OWNER;
  const requestedAt = "2026-01-01T00:00:00.000Z";
  const doc: AnalysisDoc = { analysisSeq: 1, userId, status: "RECEIVED", requestedAt, revision: 0 };
  const from = await readStore.checkpoint(ANALYSIS_MODEL);
  const ops = [{ op: "put", collection: ANALYSIS_COLLECTION, id: "1", doc } as const];
  await readStore.apply({ projection: ANALYSIS_MODEL, from, to: `${from}1`, ops });
}

async function keepArticle(readStore: ReadStore): Promise<void> {
  const at = "2026-01-01T00:00:00.000Z";
  const doc: SaferViewDoc = {
    ...{ viewSeq: 1, category: "CASE", language: "en", title: "An article", excerpt: "Text", readingMinutes: 1 },
    ...{ pictures: [], version: 0, status: "PUBLISHED", writtenAt: at, publishedAt: at, revision: 1 },
  };
  const from = await readStore.checkpoint(INSIGHT_MODEL);
  await readStore.apply({
    projection: INSIGHT_MODEL,
    from,
    to: `${from}1`,
    ops: [put(SAFER_VIEW_COLLECTION, "1", doc)],
  });
}

async function keepInquiry(readStore: ReadStore): Promise<void> {
  const of = { seq: 1, userId: OWNER.userId, status: "SUBMITTED", comments: [], wording: 1, revision: 0 } as const;
  const doc: InquiryDoc = { ...of, submittedAt: "2026-02-01T00:00:00.000Z" };
  const from = await readStore.checkpoint(INQUIRY_MODEL);
  const ops = [put(INQUIRY_COLLECTION, "1", doc)];
  await readStore.apply({ projection: INQUIRY_MODEL, from, to: `${from}1`, ops });
}

/** An agency that was given the owner's report. */
async function keepAgency(readStore: ReadStore): Promise<void> {
  const at = "2026-01-01T00:00:00.000Z";
  const agency: AgencyDoc = {
    ...{ agencySeq: 1, name: "Bureau", kind: "INVESTIGATION", status: "ACTIVE", scope: "PUBLIC", tlp: "AMBER" },
    ...{ criteria: { crimeTypes: [], chains: [], countries: [] }, secrets: [], members: [], revision: 0 },
    registeredAt: at,
  };
  const delivery: DeliveryDoc = {
    ...{ agencySeq: 1, dclrSeq: 1, agency: "Bureau", sharedAt: at, triedAt: at, content: "SHARED", revision: 0 },
    ...{ confidential: false, failures: 0, status: "RECEIVED" },
  };
  const listed = { op: "listAdd", list: DELIVERY_LISTS.of(1), member: "1", score: 1 } as const;
  const given = put(DELIVERY_COLLECTIONS.delivery, deliveryId(1, 1), delivery);
  const models = [
    [AGENCY_MODEL, [put(AGENCY_COLLECTION, "1", agency)]],
    [DELIVERY_MODEL, [given, listed]],
  ] as const;
  for (const [projection, ops] of models) {
    const from = await readStore.checkpoint(projection);
    await readStore.apply({ projection, from, to: `${from}1`, ops });
  }
}

async function keepAct(readStore: ReadStore): Promise<void> {
  const at = "2026-01-01T00:00:00.000Z";
  const doc = { eventId: "e", at, actor: OWNER.userId, subject: "notice", act: "NoticeDeleted", target: "1" };
  const id = actId(at, doc.eventId);
  const added = { op: "listAdd", list: auditList({}), member: id, score: 1 } as const;
  const from = await readStore.checkpoint(AUDIT_MODEL);
  await readStore.apply({
    projection: AUDIT_MODEL,
    from,
    to: `${from}1`,
    ops: [put(AUDIT_COLLECTION, id, doc), added],
  });
}

/** A request of somebody's about a report of the owner's. */
async function keepDispute(readStore: ReadStore): Promise<void> {
  const doc: DisputeDoc = {
    ...{ requestSeq: 1, dclrSeq: 1, requesterId: "somebody", reporterId: OWNER.userId, status: "OPEN", revision: 0 },
    ...{ openedAt: "2026-02-01T00:00:00.000Z", dueAt: "2026-02-15T00:00:00.000Z" },
  };
  const from = await readStore.checkpoint(DISPUTE_MODEL);
  const ops = [put(DISPUTE_COLLECTION, "1", doc)];
  await readStore.apply({ projection: DISPUTE_MODEL, from, to: `${from}1`, ops });
}

async function keepObjection(readStore: ReadStore): Promise<void> {
  const doc: ObjectionDoc = {
    ...{ objectionSeq: 1, listSeq: 1, addressKey: "example.com", declareType: "SITE", objectorId: OWNER.userId },
    ...{ status: "OPEN", isOwner: true, sharesReason: false, tells: "NOBODY", revision: 0 },
    openedAt: "2026-02-01T00:00:00.000Z",
  };
  const from = await readStore.checkpoint(OBJECTION_MODEL);
  const ops = [put(OBJECTION_COLLECTION, "1", doc)];
  await readStore.apply({ projection: OBJECTION_MODEL, from, to: `${from}1`, ops });
}

/** The bench's own stores, noting the names of the models and indexes that are read. */
function watched({ deps }: Bench) {
  const read = new Set<string>();
  const noting =
    <Given extends unknown[], Result>(name: string, work: (...given: Given) => Result) =>
    (...given: Given): Result => {
      read.add(name);
      return work(...given);
    };
  const model = (name: string): ReadModel => {
    const { get, getMany, list, listAfter } = deps.readStore.model(name);
    return {
      get: noting(name, get),
      getMany: noting(name, getMany),
      list: noting(name, list),
      listAfter: noting(name, listAfter),
    };
  };
  const index: SearchEngine["index"] = (schema) => {
    const { search, groups, apply } = deps.searchEngine.index(schema);
    return { search: noting(schema.name, search), groups: noting(schema.name, groups), apply };
  };
  const readStore: ReadStore = { ...deps.readStore, model };
  return { deps: { ...deps, readStore, searchEngine: { ...deps.searchEngine, index } }, read };
}
