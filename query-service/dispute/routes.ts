// The dispute subject's reads: one handler per route.
import { ACCOUNT_COLLECTION, ACCOUNT_MODEL, type AccountDoc } from "@sb/contracts/account/model.ts";
import {
  DISPUTE_COLLECTION,
  DISPUTE_LISTS,
  DISPUTE_MODEL,
  type DisputeDoc,
  type DisputeSide,
} from "@sb/contracts/dispute/model.ts";
import type { DisputeQueryKey } from "@sb/contracts/dispute/routes.ts";
import type { DisputeListQuery } from "@sb/contracts/dispute/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Caller, Handlers } from "@sb/platform/http/handler.ts";
import type * as z from "zod";
import { findLanguage } from "../account/documents.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import { listQueue, type Queues } from "../runtime/queues.ts";
import { getChallenge } from "./challenge.ts";
import type { DisputeQueryDeps } from "./deps.ts";
import { findDispute, findDisputes } from "./documents.ts";
import { getDisputeFile } from "./file.ts";
import { openDispute, openForm } from "./open.ts";
import { disputeDetail, disputeItem, type Role, roleOf } from "./view.ts";

type ListRequest = { readonly query: z.output<typeof DisputeListQuery>; readonly caller: Caller };

export const routes = ((deps: DisputeQueryDeps): Handlers<DisputeQueryKey> => {
  const { readStore, vault, clock } = deps;

  async function listOf(list: string, page: ListRequest["query"]["pagination"], role: Role, newestFirst = true) {
    const { docs, pagination } = await findDisputes(readStore, list, page, newestFirst);
    const forms = await Promise.all(docs.map((doc) => openForm(vault, doc)));
    return { body: { items: docs.map((doc, i) => disputeItem(doc, forms[i], role, clock())), pagination } };
  }

  const ofSide =
    (side: DisputeSide, role: Role) =>
    ({ query: { status, pagination }, caller }: ListRequest) =>
      listOf(DISPUTE_LISTS.of(side, caller.userId, status === "ALL" ? undefined : status), pagination, role);

  async function isReporterGone({ reporterId }: DisputeDoc): Promise<boolean> {
    if (reporterId === undefined) return true;
    const account = (await readStore.model(ACCOUNT_MODEL).get(ACCOUNT_COLLECTION, reporterId)) as
      | AccountDoc
      | undefined;
    return account?.active === false;
  }

  return {
    "GET report/deletion/mine": ofSide("requester", "REQUESTER"),
    "GET report/deletion/against": ofSide("reporter", "REPORTER"),
    "GET admin/deletion": async ({ query: { status, pagination } }) => {
      if (status === "CLOSED") return listOf(DISPUTE_LISTS.closed, pagination, "ADMIN");
      return listOf(status === "OPEN" ? DISPUTE_LISTS.open : DISPUTE_LISTS.overdue, pagination, "ADMIN", false);
    },
    "GET report/deletion/{requestSeq}": async ({ params, caller }) => {
      const doc = await findDispute(readStore, params.requestSeq);
      const role = doc && roleOf(doc, caller);
      if (!role) throw new Refused("NOT_FOUND");
      const language = role === "ADMIN" ? await findLanguage(readStore, doc.requesterId) : undefined;
      const [opened, gone] = await Promise.all([openDispute(vault, doc), isReporterGone(doc)]);
      return { body: disputeDetail(doc, opened, { role, now: clock(), isReporterGone: gone, language }) };
    },
    "GET report/deletion/challenge": getChallenge(deps),
    "GET report/deletion/file/{fileId}": getDisputeFile(deps),
  };
}) satisfies QueryRoutes;

/** By when they are due. */
export const queues = {
  DISPUTES: listQueue({
    ...{ model: DISPUTE_MODEL, list: DISPUTE_LISTS.open, collection: DISPUTE_COLLECTION },
    since: ({ openedAt }) => openedAt,
    dueAt: ({ dueAt }) => dueAt,
  }),
} satisfies Queues;
