// The reads of objections to listings: one handler per route, and one as it is answered.
import { paginate } from "@sb/contracts/http.ts";
import { ObjectionNote, ObjectionText, objectionNoteKeyOwner } from "@sb/contracts/objection/events.ts";
import {
  OBJECTION_COLLECTION,
  OBJECTION_LIMITS,
  OBJECTION_LISTS,
  OBJECTION_MODEL,
  type ObjectionDoc,
} from "@sb/contracts/objection/model.ts";
import type { ObjectionQueryKey } from "@sb/contracts/objection/routes.ts";
import { objectionStream } from "@sb/contracts/objection/subject.ts";
import type { ObjectionItem, ObjectionView } from "@sb/contracts/objection/wire.ts";
import { type ListDoc, PUBLISHED_COLLECTIONS, PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import { shownSite } from "@sb/knowledge/address/shown.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { findLanguage } from "../account/documents.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import { listQueue, type Queues } from "../runtime/queues.ts";

export type ObjectionQueryDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  readonly vault: Pick<Vault, "open">;
};
type Page = { readonly page: number; readonly size: number };

export const routes = (({ readStore, vault }: ObjectionQueryDeps): Handlers<ObjectionQueryKey> => {
  async function listOf(list: string, { page, size }: Page, newestFirst: boolean) {
    const model = readStore.model(OBJECTION_MODEL);
    const { members, total } = await model.list(list, { offset: (page - 1) * size, limit: size, newestFirst });
    const found = await model.getMany(members.map((id) => ({ collection: OBJECTION_COLLECTION, id })));
    // Only the model's projection writes there.
    const docs = (found as readonly (ObjectionDoc | undefined)[]).flatMap((doc) => doc ?? []);
    return { body: { items: await itemsOf(readStore, docs), pagination: paginate(page, size, total) } };
  }

  return {
    "GET listing/objection/mine": ({ query: { pagination }, caller }) =>
      listOf(OBJECTION_LISTS.of(caller.userId), pagination, true),
    "GET admin/objection": ({ query: { status, pagination } }) =>
      status === "OPEN"
        ? listOf(OBJECTION_LISTS.open, pagination, false)
        : listOf(OBJECTION_LISTS.closed, pagination, true),
    "GET listing/objection/{objectionSeq}": async ({ params: { objectionSeq }, caller }) => {
      const found = await readStore.model(OBJECTION_MODEL).get(OBJECTION_COLLECTION, String(objectionSeq));
      const doc = found as ObjectionDoc | undefined;
      const isMine = doc?.objectorId === caller.userId;
      const [item] = await itemsOf(readStore, doc && (isMine || mayDo(caller, "admin")) ? [doc] : []);
      if (!doc || !item) throw new Refused("NOT_FOUND");
      const [texts, language] = await Promise.all([openTexts(vault, doc), findLanguage(readStore, doc.objectorId)]);
      const forStaff = isMine ? {} : { language };
      const { sharesReason } = doc;
      return { body: { ...item, mine: isMine, sharesReason, ...forStaff, ...texts } satisfies ObjectionView };
    },
  };
}) satisfies QueryRoutes;

export const queues = {
  OBJECTIONS: listQueue({
    ...{ model: OBJECTION_MODEL, list: OBJECTION_LISTS.open, collection: OBJECTION_COLLECTION },
    since: ({ openedAt }) => openedAt,
    lateAfterHours: OBJECTION_LIMITS.lateHours,
  }),
} satisfies Queues;

async function itemsOf(
  readStore: ObjectionQueryDeps["readStore"],
  docs: readonly ObjectionDoc[],
): Promise<ObjectionItem[]> {
  const seqs = [...new Set(docs.map(({ listSeq }) => String(listSeq)))];
  const keys = seqs.map((id) => ({ collection: PUBLISHED_COLLECTIONS.list, id }));
  const found = (await readStore.model(PUBLISHED_MODEL).getMany(keys)) as readonly (ListDoc | undefined)[];
  const lists = new Map(found.flatMap((list) => (list ? [[list.listSeq, list] as const] : [])));
  return docs.map((doc) => itemOf(doc, lists.get(doc.listSeq)));
}

function itemOf(doc: ObjectionDoc, list: ListDoc | undefined): ObjectionItem {
  const { objectionSeq, listSeq, status, declareType, addressKey: adrs, openedAt, isOwner, toldAt, closedAt } = doc;
  return {
    ...{ objectionSeq, status, declareType, adrs, openedAt, isOwner, toldAt, closedAt },
    shown: declareType === "SITE" ? shownSite(adrs) : adrs,
    list: { listSeq, name: list?.name ?? "", publisher: list?.publisher ?? "" },
    told: toldOf(doc),
  };
}

function toldOf({ tells, toldAt }: ObjectionDoc): ObjectionItem["told"] {
  if (tells === "AGAIN") return "AGAIN";
  if (tells === "NOBODY") return "NO_CONTACT";
  return toldAt === undefined ? "WAITING" : "TOLD";
}

/** Absent where a key is destroyed. */
async function openTexts(vault: ObjectionQueryDeps["vault"], { objectionSeq, sealed, note }: ObjectionDoc) {
  const [text, why] = await Promise.all([
    sealed === undefined ? undefined : vault.open(objectionStream.of(objectionSeq), sealed),
    note === undefined ? undefined : vault.open(objectionNoteKeyOwner(objectionSeq), note),
  ]);
  return { reason: ObjectionText.optional().parse(text)?.reason, note: ObjectionNote.optional().parse(why)?.note };
}
