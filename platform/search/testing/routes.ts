// The routes of Meilisearch that the adapter asks.
import type { SearchParams, Settings } from "meilisearch";
import { readFilter, type StandInDoc } from "./filter.ts";
import { answerSearch, filterFields, type StandInIndex } from "./search.ts";
import { TaskFailed, type Tasks } from "./tasks.ts";

export type Indexes = Map<string, StandInIndex>;
export type StandInRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
};
export type Answer = { readonly status: number; readonly body: unknown };

/** The code of a refusal, and its status. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

type StandInState = { readonly indexes: Indexes; readonly tasks: Tasks };
type Handler = (place: StandInState, asked: StandInRequest, parts: readonly string[]) => unknown;

const ROUTES: readonly (readonly [method: string, path: RegExp, handler: Handler])[] = [
  ["GET", /^tasks\/(\d+)$/, ({ tasks }, _, [uid]) => tasks.find(Number(uid)) ?? refuse(404, "task_not_found")],
  ["GET", /^indexes$/, listIndexes],
  ["POST", /^indexes$/, createIndex],
  ["POST", /^swap-indexes$/, swapIndexes],
  ["POST", /^multi-search$/, multiSearch],
  ["GET", /^indexes\/([\w-]+)$/, ({ indexes }, _, [uid]) => ({ uid, index: requireIndex(indexes, uid) && null })],
  ["DELETE", /^indexes\/([\w-]+)$/, removeIndex],
  ["GET", /^indexes\/([\w-]+)\/settings$/, ({ indexes }, _, [uid]) => requireIndex(indexes, uid).settings],
  ["PATCH", /^indexes\/([\w-]+)\/settings$/, changeSettings],
  ["PUT", /^indexes\/([\w-]+)\/documents$/, putDocuments],
  [
    "DELETE",
    /^indexes\/([\w-]+)\/documents$/,
    ({ indexes, tasks }, _, [uid]) => tasks.add("documentDeletion", () => requireTask(indexes, uid).docs.clear()),
  ],
  ["POST", /^indexes\/([\w-]+)\/documents\/delete$/, removeDocuments],
  [
    "POST",
    /^indexes\/([\w-]+)\/documents\/fetch$/,
    ({ indexes }, { body }, [uid]) => fetchDocuments(requireIndex(indexes, uid), body as Fetch),
  ],
  [
    "GET",
    /^indexes\/([\w-]+)\/documents$/,
    ({ indexes }, { query }, [uid]) =>
      fetchDocuments(requireIndex(indexes, uid), {
        fields: query.get("fields")?.split(","),
        limit: Number(query.get("limit") ?? 20),
        offset: Number(query.get("offset") ?? 0),
      }),
  ],
  [
    "GET",
    /^indexes\/([\w-]+)\/documents\/([\w-]+)$/,
    ({ indexes }, _, [uid, id = ""]) => requireIndex(indexes, uid).docs.get(id) ?? refuse(404, "document_not_found"),
  ],
  [
    "DELETE",
    /^indexes\/([\w-]+)\/documents\/([\w-]+)$/,
    ({ indexes, tasks }, _, [uid, id = ""]) =>
      tasks.add("documentDeletion", () => void requireTask(indexes, uid).docs.delete(id)),
  ],
  [
    "POST",
    /^indexes\/([\w-]+)\/search$/,
    ({ indexes }, { body }, [uid]) => answerSearch(requireIndex(indexes, uid), body as SearchParams),
  ],
];

/** Throws Refusal. */
export function answer(place: StandInState, asked: StandInRequest): Answer {
  for (const [method, path, handler] of ROUTES) {
    const [, ...parts] = (asked.method === method && path.exec(asked.path)) || [];
    if (asked.method !== method || !path.test(asked.path)) continue;
    const body = handler(place, asked, parts);
    return { status: asked.method === "GET" || /(?:search|fetch)$/.test(asked.path) ? 200 : 202, body };
  }
  return refuse(404, "not_found");
}

function refuse(status: number, code: string): never {
  throw new Refusal(status, code);
}

const requireIndex = (indexes: Indexes, uid = ""): StandInIndex => indexes.get(uid) ?? refuse(404, "index_not_found");

function requireTask(indexes: Indexes, uid = ""): StandInIndex {
  const index = indexes.get(uid);
  if (index === undefined) throw new TaskFailed("index_not_found");
  return index;
}

const newIndex = (): StandInIndex => ({ docs: new Map(), settings: {} });

function createIndex({ indexes, tasks }: StandInState, { body }: StandInRequest): unknown {
  const { uid } = body as { uid?: string };
  if (uid === undefined) return refuse(400, "missing_index_uid");
  if (!/^[\w-]{1,400}$/.test(uid)) refuse(400, "invalid_index_uid");
  return tasks.add("indexCreation", () => {
    if (indexes.has(uid)) throw new TaskFailed("index_already_exists");
    indexes.set(uid, newIndex());
  });
}

function removeIndex({ indexes, tasks }: StandInState, _: StandInRequest, [uid = ""]: readonly string[]): unknown {
  return tasks.add("indexDeletion", () => {
    if (!indexes.delete(uid)) throw new TaskFailed("index_not_found");
  });
}

function swapIndexes({ indexes, tasks }: StandInState, { body }: StandInRequest): unknown {
  if (!Array.isArray(body)) return refuse(400, "bad_request");
  const swaps = body as { indexes: [string, string] }[];
  return tasks.add("indexSwap", () => {
    const pairs = swaps.map(({ indexes: [a, b] }) => [a, b, requireTask(indexes, a), requireTask(indexes, b)] as const);
    for (const [a, b, first, second] of pairs) indexes.set(a, second).set(b, first);
  });
}

function changeSettings(
  { indexes, tasks }: StandInState,
  { body }: StandInRequest,
  [uid = ""]: readonly string[],
): unknown {
  if (Array.isArray(body)) return refuse(400, "bad_request");
  return tasks.add("settingsUpdate", () => {
    const index = indexes.get(uid) ?? newIndex();
    index.settings = { ...index.settings, ...(body as Settings) };
    indexes.set(uid, index);
  });
}

/** Field by field; an index that is not there comes to be. */
function putDocuments(
  { indexes, tasks }: StandInState,
  { body }: StandInRequest,
  [uid = ""]: readonly string[],
): unknown {
  const docs = body as StandInDoc[];
  return tasks.add("documentAdditionOrUpdate", () => {
    if (!docs.every(({ id }) => /^[\w-]{1,500}$/.test(String(id)))) throw new TaskFailed("invalid_document_id");
    const index = indexes.get(uid) ?? newIndex();
    for (const doc of docs) index.docs.set(String(doc.id), { ...index.docs.get(String(doc.id)), ...doc });
    indexes.set(uid, index);
  });
}

function removeDocuments(
  { indexes, tasks }: StandInState,
  { body }: StandInRequest,
  [uid]: readonly string[],
): unknown {
  const { filter } = body as { filter?: string };
  if (filter === undefined) return refuse(400, "missing_document_filter");
  return tasks.add("documentDeletion", () => {
    const { docs, settings } = requireTask(indexes, uid);
    const holds = readFilter(filter, filterFields(settings));
    for (const [id, doc] of docs) if (holds(doc)) docs.delete(id);
  });
}

type Fetch = { filter?: string; fields?: string[] | undefined; limit?: number; offset?: number };

function fetchDocuments({ docs, settings }: StandInIndex, { filter, fields, limit = 20, offset = 0 }: Fetch): unknown {
  const holds = filter ? readFilter(filter, filterFields(settings)) : () => true;
  const found = [...docs.values()].filter(holds);
  const results = found.slice(offset, offset + limit);
  const cut = (doc: StandInDoc) =>
    Object.fromEntries(Object.entries(doc).filter(([field]) => fields?.includes(field) ?? true));
  return { results: results.map(cut), offset, limit, total: found.length };
}

function listIndexes({ indexes }: StandInState, { query }: StandInRequest): unknown {
  const [offset, limit] = [Number(query.get("offset") ?? 0), Number(query.get("limit") ?? 20)];
  const results = [...indexes.keys()].slice(offset, offset + limit).map((uid) => ({ uid }));
  return { results, offset, limit, total: indexes.size };
}

function multiSearch({ indexes }: StandInState, { body }: StandInRequest): unknown {
  const { queries } = body as { queries: (SearchParams & { indexUid: string })[] };
  return {
    results: queries.map(({ indexUid, ...params }) => ({
      indexUid,
      ...answerSearch(requireIndex(indexes, indexUid), params),
    })),
  };
}
