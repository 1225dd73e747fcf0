// For the tests of report reads: the real read store and vault, files in memory, a search index that finds
// what the test says.

import { randomBytes } from "node:crypto";
import { ACCOUNT_COLLECTION, ACCOUNT_MODEL } from "@sb/contracts/account/model.ts";
import {
  type ListDoc,
  type Listing as ListedAs,
  PUBLISHED_COLLECTIONS,
  PUBLISHED_LISTS,
  PUBLISHED_MODEL,
  type StandingObjection,
} from "@sb/contracts/published/model.ts";
import { splitDeclaration } from "@sb/contracts/report/confidential.ts";
import type { EvidenceFile } from "@sb/contracts/report/events.ts";
import type { Filer, FilerEntry } from "@sb/contracts/report/filers.ts";
import { declarationForm, WALLET } from "@sb/contracts/report/fixture.ts";
import {
  type AddressDoc,
  COUNTS_ID,
  type CountsDoc,
  REPORT_COLLECTIONS,
  REPORT_LISTS,
  REPORT_MODEL,
  type ReportDoc,
} from "@sb/contracts/report/model.ts";
import type { ReportQueryKey } from "@sb/contracts/report/routes.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { familyOf } from "@sb/knowledge/address/family.ts";
import { rangeKeyOf, rangeOf, scoreOf } from "@sb/knowledge/address/range.ts";
import { targetOf } from "@sb/knowledge/stix/target-of.ts";
import { START } from "@sb/platform/event-store/port.ts";
import { openTempEventStore } from "@sb/platform/event-store/testing/testing.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Caller, HttpReply, HttpRequest } from "@sb/platform/http/handler.ts";
import { createKeysInLog } from "@sb/platform/keys/in-log.ts";
import type { Doc, ReadOp } from "@sb/platform/read-store/port.ts";
import { openSqliteReadStore } from "@sb/platform/read-store/sqlite/sqlite.ts";
import type {
  FoundGroup,
  IndexSchema,
  SearchEngine,
  SearchIndex,
  SearchQuery,
  SearchResult,
} from "@sb/platform/search/port.ts";
import { createVault } from "@sb/platform/vault/vault.ts";
import type { ApiKeyQueryDeps } from "../apikey/routes.ts";
import type { HomeQueryDeps } from "../home/routes.ts";
import type { NewsQueryDeps } from "../news/routes.ts";
import type { OperationQueryDeps } from "../operation/deps.ts";
import { NOTHING_WAITS } from "../operation/testing.ts";
import type { ReportQueryDeps } from "./deps.ts";

export const NOW = "2026-03-01T09:00:00.000Z";
export const OWNER: Caller = { userId: "owner", isAdmin: false, sessionId: "s1", membership: 1 };
export const STRANGER: Caller = { userId: "stranger", isAdmin: false, sessionId: "s1", membership: 1 };
export const ADMIN: Caller = { userId: "boss", isAdmin: true, sessionId: "s1", membership: 1 };

export type Bench = AsyncDisposable & {
  readonly deps: ReportQueryDeps & ApiKeyQueryDeps & HomeQueryDeps & NewsQueryDeps & OperationQueryDeps;
  readonly stored: Map<string, Uint8Array>;
  /** The searches that were made. */
  readonly asked: SearchQuery[];
  /** Finds by the text that is searched for. */
  readonly found: Map<string, SearchResult>;
  /** Addresses that are indexed, with how often they were reported and what they look like. */
  readonly groups: (FoundGroup & { readonly keys: readonly string[] })[];
  apply(ops: readonly ReadOp[]): Promise<void>;
};

export async function openBench(): Promise<Bench> {
  const temp = await openTempEventStore();
  const vault = createVault({ keys: createKeysInLog(temp.eventStore), root: randomBytes(32) });
  const readStore = openSqliteReadStore(":memory:");
  const stored = new Map<string, Uint8Array>();
  const asked: SearchQuery[] = [];
  const found = new Map<string, SearchResult>();
  const groups: Bench["groups"] = [];
  const apply = async (projection: string, ops: readonly ReadOp[]) => {
    const from = await readStore.checkpoint(projection);
    await readStore.apply({ projection, from, to: `${from}1`, ops });
  };
  const nick = { userId: OWNER.userId, nickname: "finder", joinedAt: NOW, active: true, membership: 1 };
  await apply(ACCOUNT_MODEL, [{ op: "put", collection: ACCOUNT_COLLECTION, id: OWNER.userId, doc: nick }]);
  return {
    deps: {
      ...NOTHING_WAITS,
      readStore,
      vault,
      files: filesIn(stored),
      papers: { draw: async (paper) => Buffer.from(JSON.stringify(paper)) },
      searchEngine: searching(asked, found, groups),
      publicUrl: "https://sb.example",
      newsSources: [],
      keyUsage: { read: async () => [] },
      clock: () => NOW,
      log: { error: () => undefined },
    },
    stored,
    asked,
    found,
    groups,
    apply: (ops) => apply(REPORT_MODEL, ops),
    [Symbol.asyncDispose]: async () => {
      await readStore.close();
      await temp[Symbol.asyncDispose]();
    },
  };
}

function listsNone(): never {
  throw new Error("queries list no files");
}

function filesIn(stored: Map<string, Uint8Array>): Files {
  return {
    put: async (key, bytes) => void stored.set(key, bytes),
    get: async (key) => stored.get(key),
    delete: async (key) => void stored.delete(key),
    list: listsNone,
    all: listsNone,
    close: async () => undefined,
  };
}

function searching(
  asked: SearchQuery[],
  found: ReadonlyMap<string, SearchResult>,
  groups: Bench["groups"],
): SearchEngine {
  const writes = () => Promise.reject(new Error("queries write nothing"));
  const index: SearchIndex = {
    search: async (query) => {
      asked.push(query);
      return found.get(query.text) ?? { hits: [], total: 0, totalIsLowerBound: false };
    },
    groups: async ({ keys }) => groups.filter(({ keys: own }) => own.some((key) => keys.includes(key))),
    apply: writes,
  };
  const indexOf = <S extends IndexSchema>() => index as unknown as SearchIndex<S>;
  return {
    attach: writes,
    index: indexOf,
    readyIndex: indexOf,
    checkpoint: async () => "",
    version: async () => "",
    watch: (_name, listener) => {
      listener({ position: START, version: "", ready: true });
      return () => undefined;
    },
    whenReached: async () => true,
    drop: writes,
    rebuild: writes,
    dropOlder: writes,
    close: async () => undefined,
  };
}

type Kept = {
  readonly changes?: Parameters<typeof declarationForm>[0];
  readonly files?: readonly EvidenceFile[];
  readonly extras?: readonly Readonly<Record<string, string>>[];
  readonly doc?: Partial<ReportDoc>;
};

/** A report of the owner's in the read model, as the projection would have put it there. */
export async function keepReport({ deps, apply }: Bench, dclrSeq: number, kept: Kept = {}): Promise<ReportDoc> {
  const { declare, additional } = declarationForm(kept.changes);
  const { open, dmgHash, dmgAdrs, dmgVolume, declareType, crimeType = "OTHER", chain, adrs, title, comment } = declare;
  const etcSrc = declare.etcSrc.map(({ src = "", open: shown }) => ({ src, open: shown }));
  const declaration = { declareType, crimeType, chain, adrs, addressKey: adrs, title, comment, etcSrc };
  const confidential = { dmgHash, dmgAdrs, dmgVolume, etcSrc, ...additional, files: kept.files ?? [] };
  const split = splitDeclaration(open, { declaration, ...confidential });
  const seal = (secret: unknown) => deps.vault.seal(reportStream.of(dclrSeq), secret);
  const doc: ReportDoc = {
    dclrSeq,
    ownerId: OWNER.userId,
    open,
    declaration: split.published,
    status: "RECEIVED",
    filedAt: "2026-02-01T00:00:00.000Z",
    pendingRequests: [],
    deliveries: [],
    sealed: await seal(split.confidential),
    extras: kept.extras?.length ?? 0,
    revision: 0,
    ...kept.doc,
  };
  const id = String(dclrSeq);
  const extras = await Promise.all((kept.extras ?? []).map((extra) => seal({ extra })));
  const more = extras.map((sealed, at) =>
    put(REPORT_COLLECTIONS.extra, `${dclrSeq}-${at}`, { sealed, addedAt: timeOfPiece(at) }),
  );
  await apply([put(REPORT_COLLECTIONS.report, id, doc), ...more, ...listed(doc)]);
  return doc;
}

/** The time of a piece of extra information: one a day. */
export const timeOfPiece = (at: number): string => `2026-02-0${at + 2}T00:00:00.000Z`;

function listed({ dclrSeq, ownerId, declaration }: ReportDoc): readonly ReadOp[] {
  const owner = REPORT_LISTS.owner(ownerId);
  const lists = declaration ? [owner, REPORT_LISTS.people, REPORT_LISTS.publicOf(ownerId)] : [owner];
  return lists.map((list) => ({ op: "listAdd", list, member: String(dclrSeq), score: dclrSeq }));
}

export const put = (collection: string, id: string, doc: Doc): ReadOp => ({ op: "put", collection, id, doc });

/** An address that so many people reported, and that these lists name. */
export const address = (
  people: number,
  { filers = [], sources = [], disputed }: Partial<AddressDoc> = {},
): AddressDoc => ({
  ...(disputed && { disputed }),
  people,
  crimeTypes: people > 0 ? { FRAUD_INVESTMENT: people } : {},
  filers,
  sources,
});

export const filer = (by: string, ...entries: Partial<FilerEntry>[]): Filer => ({
  by,
  entries: entries.map((entry, i) => ({ dclrSeq: i + 1, crimeType: "FRAUD_INVESTMENT", ...entry })),
  more: 0,
});

/** The counts of projections on the fixture's wallet. */
export const counted = (
  people: number,
  changes?: Partial<AddressDoc>,
  days: CountsDoc["days"] = {},
): readonly ReadOp[] => {
  const { sources, crimeTypes } = address(people, changes);
  const counts: CountsDoc = { people, listed: sources.length, crimeTypes, days };
  return [
    put(REPORT_COLLECTIONS.address, WALLET, address(people, changes)),
    put(REPORT_COLLECTIONS.counts, COUNTS_ID, counts),
  ];
};

/** Lists and the targets that they name, as the projection would have put them there. */
export async function keepListed(
  { deps: { readStore } }: Pick<Bench, "deps">,
  lists: readonly (Partial<ListDoc> & Pick<ListDoc, "listSeq">)[],
  targets: Readonly<Record<string, readonly (Partial<ListedAs> & Pick<ListedAs, "listSeq">)[]>>,
  objections: Readonly<Record<string, readonly StandingObjection[]>> = {},
): Promise<void> {
  const from = await readStore.checkpoint(PUBLISHED_MODEL);
  const { list, target, objected } = PUBLISHED_COLLECTIONS;
  const ops: ReadOp[] = [
    ...Object.entries(objections).map(([key, against]) => put(objected, key, { objections: against })),
    ...lists.flatMap((changes): ReadOp[] => {
      const doc: ListDoc = { ...LIST, name: `List ${changes.listSeq}`, ...changes };
      const member = String(doc.listSeq);
      const isOpen = doc.state !== "WITHDRAWN";
      return [
        put(list, member, doc),
        { op: isOpen ? "listAdd" : "listRemove", list: PUBLISHED_LISTS.open, member, score: doc.listSeq },
      ];
    }),
    ...Object.entries(targets).flatMap(([key, entries]): ReadOp[] => {
      const { declareType } = targetOf(key);
      const listings = entries.map((entry) => ({ listedAt: "2026-02-10T00:00:00.000Z", ...entry }));
      const family = familyOf(key);
      return [
        put(target, key, { target: key, declareType, listings }),
        { op: "listAdd", list: PUBLISHED_LISTS.targets, member: key, score: scoreOf(rangeOf(key)) },
        ...(rangeKeyOf(key) === key
          ? []
          : [
              {
                op: "listAdd",
                list: PUBLISHED_LISTS.led,
                member: key,
                score: scoreOf(rangeOf(rangeKeyOf(key))),
              } as const,
            ]),
        ...(family && family.domain !== key
          ? [
              {
                op: "listAdd",
                list: PUBLISHED_LISTS.family(family.domain),
                member: key,
                score: entries.length,
              } as const,
            ]
          : []),
      ];
    }),
  ];
  await readStore.apply({ projection: PUBLISHED_MODEL, from, to: `${from}1`, ops });
}

const LIST: Omit<ListDoc, "listSeq" | "name"> = {
  ...{ publisher: "Example Anti-Phishing Team", licence: "CC BY 4.0", attribution: "Data by Example", mayShare: true },
  ...{ source: { url: "https://lists.example/feed.csv" }, everyHours: 24, takenFor: "FRAUD_OTHER" },
  ...{ state: "ACTIVE", addedAt: "2026-01-01T00:00:00.000Z", revision: 1 },
  good: { at: "2026-02-10T00:00:00.000Z", seenAt: "2026-02-28T00:00:00.000Z", entries: 1, keptOut: [] },
};

/** A request as http hands it over; nothing asked for but what is given. */
export function requestOf<K extends ReportQueryKey | "GET home/main">(
  caller: HttpRequest<K>["caller"],
  asked: Partial<Pick<HttpRequest<K>, "params" | "query" | "body">>,
): HttpRequest<K> {
  return {
    // The test calls the handler by its name.
    route: undefined as unknown as K,
    params: undefined as HttpRequest<K>["params"],
    query: undefined as HttpRequest<K>["query"],
    body: undefined as HttpRequest<K>["body"],
    ...asked,
    files: [],
    caller,
    cookies: {},
    idempotencyKey: undefined,
    minPosition: undefined,
    requestId: "request-1",
    client: () => "",
    network: () => "",
  };
}

type Body<K extends ReportQueryKey | "GET home/main"> = Extract<HttpReply<K>, { body: unknown }>["body"];

export function bodyOf<K extends ReportQueryKey | "GET home/main">(reply: HttpReply<K>): Body<K> {
  if (!("body" in reply)) throw new Error("a stream, not a body");
  return reply.body;
}

export async function textOf<K extends ReportQueryKey>(reply: HttpReply<K>): Promise<string> {
  if (!("stream" in reply) || reply.stream instanceof Uint8Array) throw new Error("no stream of text");
  return (await Array.fromAsync(reply.stream)).join("");
}
