// The inquiry subject's reads: one handler per route.

import { paginate } from "@sb/contracts/http.ts";
import {
  INQUIRY_COLLECTION,
  INQUIRY_LIMITS,
  INQUIRY_LISTS,
  INQUIRY_MODEL,
  type InquiryDoc,
} from "@sb/contracts/inquiry/model.ts";
import type { InquiryQueryKey } from "@sb/contracts/inquiry/routes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Caller, Handlers } from "@sb/platform/http/handler.ts";
import { findLanguage, findNicknames } from "../account/documents.ts";
import type { CachedOwn, QueryRoutes } from "../runtime/parts.ts";
import { listQueue, type Queues } from "../runtime/queues.ts";
import type { InquiryQueryDeps } from "./deps.ts";
import { findInquiry, findSlice } from "./documents.ts";
import { getInquiryFile } from "./file.ts";
import { getList } from "./list.ts";
import { openAnswer, openComments, openTexts } from "./open.ts";
import { adminItem, inquiryView } from "./view.ts";

export const routes = ((deps: InquiryQueryDeps): Handlers<InquiryQueryKey> => {
  const { readStore, vault, clock } = deps;
  return {
    "GET support/inquiry/list": getList(deps),
    "GET support/inquiry/{seq}": async ({ params, caller }) => {
      const doc = requireReadable(await findInquiry(readStore, params.seq), caller);
      const [[opened], nicks] = await Promise.all([openTexts(vault, [doc]), findNicknames(readStore, [doc.userId])]);
      if (!opened) throw new Refused("NOT_FOUND");
      const [answer, comments] = await Promise.all([openAnswer(vault, doc), openComments(vault, doc)]);
      const language = caller.userId === doc.userId ? undefined : await findLanguage(readStore, doc.userId);
      const around = { nick: nicks.get(doc.userId) ?? "", callerId: caller.userId, language, answer, comments };
      return { body: inquiryView(opened, around) };
    },
    "GET support/inquiry/file/{fileId}": getInquiryFile(deps),
    "GET admin/inquiry": async ({ query: { status, pagination } }) => {
      const { page, size } = pagination;
      const [list, newestFirst] = status === "DONE" ? [INQUIRY_LISTS.done, true] : [INQUIRY_LISTS.open, false];
      const { docs, total } = await findSlice(readStore, list, { offset: (page - 1) * size, limit: size, newestFirst });
      const userIds = docs.map(({ userId }) => userId);
      const [opened, nicks] = await Promise.all([openTexts(vault, docs), findNicknames(readStore, userIds)]);
      const items = opened.map((each) => adminItem(each, nicks.get(each.doc.userId) ?? "", clock()));
      return { body: { items, pagination: paginate(page, size, total) } };
    },
  };
}) satisfies QueryRoutes;

export const queues = {
  INQUIRIES: listQueue({
    ...{ model: INQUIRY_MODEL, list: INQUIRY_LISTS.open, collection: INQUIRY_COLLECTION },
    since: ({ waitingSince }) => waitingSince,
    lateAfterHours: INQUIRY_LIMITS.hours,
  }),
} satisfies Queues;

/** Lists whose texts are sealed. */
export const cachedOwn = ["GET support/inquiry/list", "GET admin/inquiry"] as const satisfies CachedOwn;

/** The person's own, or any for admins. Otherwise NOT_FOUND. */
function requireReadable(doc: InquiryDoc | undefined, { userId, isAdmin }: Caller): InquiryDoc {
  if (!doc || (doc.userId !== userId && !isAdmin)) throw new Refused("NOT_FOUND");
  return doc;
}
