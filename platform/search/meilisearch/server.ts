// One server: requests as this adapter makes them, and tasks awaited to their end.

import { setTimeout as later } from "node:timers/promises";
import {
  type EnqueuedTaskPromise,
  Meilisearch,
  type MultiSearchQuery,
  type SearchParams,
  type Settings,
} from "meilisearch";
import type { MeiliDoc } from "./docs.ts";
import { answered, failed, hasFailedWith } from "./failed.ts";

/** Milliseconds in which a server answers a request; a task may take longer. */
const ANSWER_MS = 10_000;
/** Between two looks at a task: from the first to the last, each pause longer than the one before. */
const PAUSE_MS = { first: 1, last: 200, growth: 1.5 };
/** Compressed answers come in two pieces, and the second one waits for the acknowledgement of the first: 48 ms a search instead of 3. */
const UNCOMPRESSED = { headers: { "accept-encoding": "identity" } };
const PAGE = 5_000;
const INDEXES = 500;
/** Finds no document. */
const NOTHING = 'kind = "nothing"';

export type Found = { readonly hits: readonly Readonly<Record<string, unknown>>[]; readonly total: number };
export type MeiliServer = ReturnType<typeof createMeiliServer>;

export function createMeiliServer(host: string, apiKey: string | undefined) {
  const client = new Meilisearch({ host, ...(apiKey && { apiKey }), timeout: ANSWER_MS, requestInit: UNCOMPRESSED });

  async function run(task: EnqueuedTaskPromise): Promise<void> {
    const { taskUid } = await answered(task);
    for (let pause = PAUSE_MS.first; ; pause = Math.min(pause * PAUSE_MS.growth, PAUSE_MS.last)) {
      const { status, error } = await answered(client.tasks.getTask(taskUid));
      if (status === "succeeded") return;
      if (status !== "enqueued" && status !== "processing") throw failed(error?.code ?? status);
      await later(pause);
    }
  }
  async function unless(failures: readonly string[], work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!hasFailedWith(error, ...failures)) throw error;
    }
  }
  return {
    /** The indexes whose names begin so. */
    async indexes(start: string): Promise<string[]> {
      const found: string[] = [];
      for (let offset = 0, total = 1; offset < total; offset += INDEXES) {
        const page = await answered(client.getRawIndexes({ offset, limit: INDEXES }));
        found.push(...page.results.map(({ uid }) => uid));
        total = page.total;
      }
      return found.filter((uid) => uid.startsWith(start));
    },
    /** Undefined where there is no such index. */
    async settings(uid: string): Promise<Settings | undefined> {
      try {
        return await answered(client.index(uid).getSettings());
      } catch (error) {
        if (hasFailedWith(error, "index_not_found")) return undefined;
        throw error;
      }
    },
    /** One task: settings make the index they are for. Two processes that do it at once do no harm. */
    create: (uid: string, settings: Settings): Promise<void> => run(client.index(uid).updateSettings(settings)),
    remove: (uid: string) => unless(["index_not_found"], run(client.deleteIndex(uid))),
    empty: (uid: string) => unless(["index_not_found"], run(client.index(uid).deleteAllDocuments())),
    /** In one step, with all they hold. Look afterwards whether it was done: that is not always told. */
    async swap(indexes: [string, string]): Promise<void> {
      await unless(["task_not_found"], run(client.swapIndexes([{ indexes, rename: false }])));
      // A key that is limited to some indexes sees no task that is about two of them. Tasks come one after the other, so when
      // this one is over, so is the swap.
      await run(client.index(indexes[1]).deleteDocuments({ filter: NOTHING }));
    },
    /** Field by field, in one step. */
    put: (uid: string, docs: readonly MeiliDoc[]) =>
      run(client.index<MeiliDoc>(uid).updateDocuments([...docs], { primaryKey: "id" })),
    removeDocs: (uid: string, filter: string) => run(client.index(uid).deleteDocuments({ filter })),
    removeDoc: (uid: string, id: string) => unless(["index_not_found"], run(client.index(uid).deleteDocument(id))),
    /** Undefined where there is no such index or document. */
    async find(uid: string, id: string): Promise<Readonly<Record<string, unknown>> | undefined> {
      try {
        return await answered(client.index(uid).getDocument(id));
      } catch (error) {
        if (hasFailedWith(error, "index_not_found", "document_not_found")) return undefined;
        throw error;
      }
    },
    /** All that the filter finds, page by page; without one the first page. */
    async list(uid: string, fields: string[], filter?: string): Promise<Readonly<Record<string, unknown>>[]> {
      const found: Readonly<Record<string, unknown>>[] = [];
      for (let total = 1; found.length < total; ) {
        const asked = { fields, limit: PAGE, offset: found.length, ...(filter && { filter }) };
        const page = await answered(client.index(uid).getDocuments(asked));
        found.push(...page.results);
        total = filter && page.results.length > 0 ? page.total : 0;
      }
      return found;
    },
    /** The page from `offset`, and how many there are, up to the limit in the index's settings. */
    async search(uid: string, params: SearchParams, offset: number, limit: number): Promise<Found> {
      const { page, hitsPerPage, skip } = pageAround(offset, limit);
      const asked = { ...params, page, hitsPerPage };
      const { hits, totalHits } = await answered(
        client.index(uid).search<Record<string, unknown>, typeof asked>("", asked),
      );
      return { hits: hits.slice(skip, skip + limit), total: totalHits };
    },
    async searchAll(queries: MultiSearchQuery[]): Promise<readonly Readonly<Record<string, unknown>>[][]> {
      const { results } = await answered(client.multiSearch({ queries }));
      return results.map(({ hits }) => hits);
    },
  };
}

/** The smallest page that has all from `offset` on in it: only pages are counted exactly. */
export function pageAround(offset: number, limit: number) {
  let size = limit;
  while (size > 0 && Math.floor(offset / size) !== Math.floor((offset + limit - 1) / size)) size += 1;
  const page = size > 0 ? Math.floor(offset / size) : 0;
  return { page: page + 1, hitsPerPage: size, skip: offset - page * size };
}
