// The analysis subject's reads: one handler per route.

import {
  ANALYSIS_COLLECTION,
  ANALYSIS_LIMITS,
  ANALYSIS_LISTS,
  ANALYSIS_MODEL,
  type AnalysisDoc,
} from "@sb/contracts/analysis/model.ts";
import type { AnalysisQueryKey } from "@sb/contracts/analysis/routes.ts";
import type { AnalysisHead, AnalysisView } from "@sb/contracts/analysis/wire.ts";
import type { Language } from "@sb/contracts/codes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Caller, Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { findLanguage, findNicknames } from "../account/documents.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import { listQueue, type Queues } from "../runtime/queues.ts";
import { findAnalysis, findPage } from "./documents.ts";
import { type Opened, openAnalysis } from "./open.ts";

export type AnalysisQueryDeps = { readonly readStore: ReadStore; readonly vault: Pick<Vault, "open"> };

export const routes = (({ readStore, vault }: AnalysisQueryDeps): Handlers<AnalysisQueryKey> => {
  const heads = (docs: readonly AnalysisDoc[]) =>
    Promise.all(docs.map(async (doc) => headView(doc, await openAnalysis(vault, doc))));

  return {
    "GET report/analysis/mine": async ({ query: { pagination: asked }, caller }) => {
      const list = ANALYSIS_LISTS.of(caller.userId);
      const { docs, pagination } = await findPage(readStore, list, { ...asked, newestFirst: true });
      return { body: { items: await heads(docs), pagination } };
    },
    "GET report/analysis/{analysisSeq}": async ({ params, caller }) => {
      const doc = requireReadable(await findAnalysis(readStore, params.analysisSeq), caller);
      const [opened, nicks] = await Promise.all([openAnalysis(vault, doc), findNicknames(readStore, [doc.userId])]);
      const language = caller.userId === doc.userId ? undefined : await findLanguage(readStore, doc.userId);
      const around = { nick: nicks.get(doc.userId) ?? "", callerId: caller.userId, language };
      return { body: analysisView(doc, opened, around) };
    },
    "GET admin/analysis": async ({ query: { status, pagination: asked } }) => {
      const list = status === "DONE" ? ANALYSIS_LISTS.done : ANALYSIS_LISTS.open;
      const { docs, pagination } = await findPage(readStore, list, { ...asked, newestFirst: status === "DONE" });
      const userIds = docs.map(({ userId }) => userId);
      const [views, nicks] = await Promise.all([heads(docs), findNicknames(readStore, userIds)]);
      const items = views.map((view, i) => {
        const userId = userIds[i] ?? "";
        return { ...view, userId, nick: nicks.get(userId) ?? "" };
      });
      return { body: { items, pagination } };
    },
  };
}) satisfies QueryRoutes;

export const queues = {
  ANALYSES: listQueue({
    ...{ model: ANALYSIS_MODEL, list: ANALYSIS_LISTS.open, collection: ANALYSIS_COLLECTION },
    since: ({ requestedAt }) => requestedAt,
    lateAfterHours: ANALYSIS_LIMITS.lateHours,
  }),
} satisfies Queues;

/** The person's own, or any for admins, who don't see what was withdrawn. Otherwise NOT_FOUND. */
function requireReadable(doc: AnalysisDoc | undefined, { userId, isAdmin }: Caller): AnalysisDoc {
  const mayRead = doc && (doc.userId === userId || (isAdmin && doc.status !== "WITHDRAWN"));
  if (!mayRead) throw new Refused("NOT_FOUND");
  return doc;
}

function headView(doc: AnalysisDoc, { text }: Opened): AnalysisHead {
  const { analysisSeq, status, dclrSeq, requestedAt, startedAt, endedAt } = doc;
  const targets = (text?.targets ?? []).map((target) => ({ ...target }));
  return { analysisSeq, status, dclrSeq, targets, requestedAt, startedAt, endedAt };
}

type Around = { readonly nick: string; readonly callerId: string; readonly language: Language | undefined };

function analysisView(doc: AnalysisDoc, opened: Opened, { nick, callerId, language }: Around): AnalysisView {
  const { userId } = doc;
  const { targets: _, ...text } = opened.text ?? { targets: [] };
  const mine = userId === callerId;
  return { ...headView(doc, opened), userId, nick, mine, ...text, language, reply: opened.reply };
}
