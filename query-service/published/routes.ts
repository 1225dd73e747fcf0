// The reads of published lists, for admins: one handler per route, and a list as it is answered.

import { OPERATION_LIMITS } from "@sb/contracts/operation/model.ts";
import {
  LIST_LIMITS,
  type ListDoc,
  PUBLISHED_COLLECTIONS,
  PUBLISHED_LISTS,
  PUBLISHED_MODEL,
} from "@sb/contracts/published/model.ts";
import type { PublishedQueryKey } from "@sb/contracts/published/routes.ts";
import type { ListView } from "@sb/contracts/published/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import type { Queues } from "../runtime/queues.ts";

export type PublishedQueryDeps = { readonly readStore: Pick<ReadStore, "model"> };

export const routes = (({ readStore }: PublishedQueryDeps): Handlers<PublishedQueryKey> => ({
  "GET admin/list": async () => {
    const docs = await findLists(readStore);
    const isOver = ({ state }: ListDoc): boolean => state === "WITHDRAWN";
    return { body: { items: [...docs.filter((doc) => !isOver(doc)), ...docs.filter(isOver)].map(listView) } };
  },
  "GET admin/list/{listSeq}": async ({ params: { listSeq } }) => {
    const doc = await readStore.model(PUBLISHED_MODEL).get(PUBLISHED_COLLECTIONS.list, String(listSeq));
    if (doc === undefined) throw new Refused("NOT_FOUND");
    return { body: listView(doc as ListDoc) };
  },
})) satisfies QueryRoutes;

/** Changes of published lists that wait for an admin, by name. */
export const queues = {
  HELD_LISTS: async ({ readStore }) => {
    const model = readStore.model(PUBLISHED_MODEL);
    const first = { offset: 0, limit: OPERATION_LIMITS.waitingNamed, newestFirst: false };
    const { members, total } = await model.list(PUBLISHED_LISTS.held, first);
    const found = await model.getMany(members.map((id) => ({ collection: PUBLISHED_COLLECTIONS.list, id })));
    const docs = (found as readonly (ListDoc | undefined)[]).flatMap((doc) => (doc ? [doc] : []));
    const names = docs.map(({ name }) => name);
    return { count: total, urgent: 0, oldestAt: docs[0]?.held?.at, ...(names.length > 0 && { names }) };
  },
} satisfies Queues;

/** Lists that are answered at once: those that may be, and as many that were withdrawn. */
const MOST = 2 * LIST_LIMITS.lists;

/** The newest first. */
async function findLists(readStore: PublishedQueryDeps["readStore"]): Promise<readonly ListDoc[]> {
  const model = readStore.model(PUBLISHED_MODEL);
  const { members } = await model.list(PUBLISHED_LISTS.all, { offset: 0, limit: MOST, newestFirst: true });
  const docs = await model.getMany(members.map((id) => ({ collection: PUBLISHED_COLLECTIONS.list, id })));
  // Only the model's projection writes there.
  return docs.flatMap((doc) => (doc ? [doc as ListDoc] : []));
}

function listView({ revision: _, source, held, good, attempt, history = [], ...doc }: ListDoc): ListView {
  return {
    ...doc,
    attempt: attempt && { ...attempt, names: attempt.names && [...attempt.names] },
    history: [...history],
    columns: doc.columns && columnsView(doc.columns),
    ...("url" in source && { url: source.url }),
    good: good && { ...good, keptOut: good.keptOut.map(keptOutView) },
    held: held && { ...held, keptOut: held.keptOut.map(keptOutView) },
  };
}

const columnsView = ({ targets, words, status, bad, ...one }: NonNullable<ListDoc["columns"]>) => ({
  ...one,
  targets: [...targets],
  ...(words && { words: [...words] }),
  ...(status && { status: [...status] }),
  ...(bad && { bad: [...bad] }),
});

const keptOutView = ({ examples, ...kept }: NonNullable<ListDoc["good"]>["keptOut"][number]) => ({
  ...kept,
  examples: [...examples],
});
