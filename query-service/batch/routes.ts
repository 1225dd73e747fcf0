// The batch subject's reads.
import { AGENCY_COLLECTION, AGENCY_LISTS, AGENCY_MODEL, type AgencyDoc } from "@sb/contracts/agency/model.ts";
import { BatchSettings, RowNumbers } from "@sb/contracts/batch/events.ts";
import {
  BATCH_COLLECTIONS,
  BATCH_DAY_MS,
  BATCH_LISTS,
  BATCH_MODEL,
  type BatchDoc,
  type BookDoc,
  type ChunkDoc,
  chunkId,
  chunksBelow,
  type RowResult,
} from "@sb/contracts/batch/model.ts";
import type { BatchQueryKey } from "@sb/contracts/batch/routes.ts";
import { batchStream } from "@sb/contracts/batch/subject.ts";
import type { BatchItem, RowView } from "@sb/contracts/batch/wire.ts";
import { paginate } from "@sb/contracts/http.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { attachment } from "../report/attachment.ts";
import { csvLine } from "../report/export/csv.ts";
import type { QueryRoutes } from "../runtime/parts.ts";

export type BatchQueryDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  readonly vault: Pick<Vault, "open">;
  readonly clock: () => string;
};

export const routes = ((deps: BatchQueryDeps): Handlers<BatchQueryKey> => {
  const model = () => deps.readStore.model(BATCH_MODEL);
  return {
    "GET agency/batch": async ({ query: { pagination }, caller: { agencySeq } }) => {
      const { page, size } = pagination;
      const slice = { offset: (page - 1) * size, limit: size, newestFirst: true };
      const { members, total } = await model().list(BATCH_LISTS.of(agencySeq), slice);
      const docs = await model().getMany(members.map((id) => ({ collection: BATCH_COLLECTIONS.batch, id })));
      // Only its projection writes there.
      const items = await Promise.all(docs.flatMap((doc) => (doc ? [itemOf(deps, doc as BatchDoc)] : [])));
      const allowed = allowedIn(await findBook(deps, agencySeq), deps.clock());
      return { body: { items, pagination: paginate(page, size, total), ...(allowed && { allowed }) } };
    },
    "GET agency/batch/{batchSeq}": async ({ params: { batchSeq }, caller }) => {
      const doc = await requireBatch(deps, batchSeq, caller.agencySeq);
      const { headings, title, comment } = await settingsOf(deps, doc);
      const { columns, crimeType, open } = doc;
      const texts = { ...(crimeType && { crimeType }), ...(title && { title }), ...(comment && { comment }) };
      return { body: { ...(await itemOf(deps, doc)), headings: [...headings], columns, open, ...texts } };
    },
    "GET agency/batch/{batchSeq}/rows": async ({ params, query: { outcome, pagination }, caller }) => {
      const { page, size } = pagination;
      const rows = await rowsOf(deps, await requireBatch(deps, params.batchSeq, caller.agencySeq));
      const wanted = outcome === undefined ? rows : rows.filter((row) => row.outcome === outcome);
      const items = wanted.slice((page - 1) * size, page * size);
      return { body: { items, pagination: paginate(page, size, wanted.length) } };
    },
    "GET agency/batch/{batchSeq}/results.csv": async ({ params: { batchSeq }, caller }) => {
      const rows = await rowsOf(deps, await requireBatch(deps, batchSeq, caller.agencySeq));
      const lines = [
        `\uFEFF${csvLine(RESULT_COLUMNS)}`,
        ...rows.map((row) => csvLine(RESULT_COLUMNS.map((at) => row[at]))),
      ];
      return {
        stream: new TextEncoder().encode(lines.join("")),
        mediaType: "text/csv; charset=utf-8",
        headers: { "content-disposition": attachment(`safer-block-batch-${batchSeq}.csv`) },
      };
    },
    "GET admin/batch": async ({ query: { pagination } }) => {
      const { page, size } = pagination;
      const slice = { offset: (page - 1) * size, limit: size, newestFirst: true };
      const agencies = deps.readStore.model(AGENCY_MODEL);
      const { members, total } = await agencies.list(AGENCY_LISTS.all, slice);
      const docs = await agencies.getMany(members.map((id) => ({ collection: AGENCY_COLLECTION, id })));
      const books = await model().getMany(members.map((id) => ({ collection: BATCH_COLLECTIONS.book, id })));
      const items = docs.flatMap((doc, at) => {
        if (!doc) return [];
        const { agencySeq, name, status } = doc as AgencyDoc;
        const { allowed } = (books[at] as BookDoc | undefined) ?? {};
        return [{ agencySeq, name, status, ...(allowed && { allowed }) }];
      });
      return { body: { items, pagination: paginate(page, size, total) } };
    },
  };
}) satisfies QueryRoutes;

const RESULT_COLUMNS = ["line", "rowNo", "outcome", "code", "field", "column", "dclrSeq"] as const;

async function findBook({ readStore }: BatchQueryDeps, agencySeq: number): Promise<BookDoc | undefined> {
  return (await readStore.model(BATCH_MODEL).get(BATCH_COLLECTIONS.book, String(agencySeq))) as BookDoc | undefined;
}

function allowedIn(book: BookDoc | undefined, now: string) {
  if (!book?.allowed) return undefined;
  const { aDay } = book.allowed;
  const within = book.booked.filter(({ at }) => Date.parse(now) - Date.parse(at) < BATCH_DAY_MS);
  return { aDay, left: Math.max(0, aDay - within.reduce((sum, { rows }) => sum + rows, 0)) };
}

/** Another agency's is as if it were not there. */
async function requireBatch({ readStore }: BatchQueryDeps, batchSeq: number, agencySeq: number): Promise<BatchDoc> {
  const found = await readStore.model(BATCH_MODEL).get(BATCH_COLLECTIONS.batch, String(batchSeq));
  const doc = found as BatchDoc | undefined;
  if (doc?.agencySeq !== agencySeq) throw new Refused("NOT_FOUND");
  return doc;
}

async function settingsOf({ vault }: BatchQueryDeps, { batchSeq, sealed }: BatchDoc): Promise<BatchSettings> {
  const opened = await vault.open(batchStream.of(batchSeq), sealed);
  return BatchSettings.parse(opened ?? { name: "", headings: [] });
}

async function itemOf(deps: BatchQueryDeps, doc: BatchDoc): Promise<BatchItem> {
  const { batchSeq, state, form, rows, uploadedAt, checked, filed, undone } = doc;
  const { name } = await settingsOf(deps, doc);
  const until = new Date(Date.parse(filed?.begunAt ?? uploadedAt) + BATCH_DAY_MS).toISOString();
  return {
    ...{ batchSeq, state, name, form, rows, uploadedAt, checked },
    ...(filed && { filed }),
    ...(undone && { undone }),
    ...(doc.isFileGone || until <= deps.clock() ? {} : { undoUntil: until }),
  };
}

/** As far as they are known: those that the check left out, or else all that were filed, and what became of them. */
async function rowsOf(deps: BatchQueryDeps, doc: BatchDoc): Promise<readonly RowView[]> {
  const { batchSeq, columns, checked, filed, undone } = doc;
  const { headings } = await settingsOf(deps, doc);
  const phase = filed ? "file" : "check";
  const found = await chunksOf(deps, batchSeq, phase, filed?.rows ?? checked.rows);
  const later = new Map(
    (await chunksOf(deps, batchSeq, "undo", undone?.rows ?? 0)).flatMap(({ results }) =>
      results.map((result) => [result.line, result] as const),
    ),
  );
  return found.flatMap(({ results, rowNos }) =>
    results.map((result, at) => {
      const { field, ...now } = later.get(result.line) ?? result;
      const column = headings[(field && columns[field]) ?? -1];
      const rowNo = rowNos[at];
      return { ...now, ...(field && { field }), ...(rowNo && { rowNo }), ...(column && { column }) };
    }),
  );
}

type Chunk = { readonly results: readonly RowResult[]; readonly rowNos: readonly string[] };

async function chunksOf(
  { readStore, vault }: BatchQueryDeps,
  batchSeq: number,
  phase: Parameters<typeof chunkId>[1],
  rows: number,
): Promise<readonly Chunk[]> {
  const keys = chunksBelow(rows).map((from) => ({
    collection: BATCH_COLLECTIONS.chunk,
    id: chunkId(batchSeq, phase, from),
  }));
  const docs = (await readStore.model(BATCH_MODEL).getMany(keys)) as readonly (ChunkDoc | undefined)[];
  return Promise.all(
    docs
      .flatMap((doc) => (doc ? [doc] : []))
      .map(async ({ results, sealed }) => {
        const opened = sealed === undefined ? undefined : await vault.open(batchStream.of(batchSeq), sealed);
        return { results, rowNos: RowNumbers.parse(opened ?? { rowNos: [] }).rowNos };
      }),
  );
}
