// The template subject's reads: one handler per route.
import { Refused } from "@sb/contracts/refused.ts";
import { type TemplateDoc, templateList } from "@sb/contracts/template/model.ts";
import type { TemplateQueryKey } from "@sb/contracts/template/routes.ts";
import { templateContent } from "@sb/contracts/template/subject.ts";
import type { TemplateView } from "@sb/contracts/template/wire.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { documentsOf, listed, type Models } from "../runtime/content.ts";
import type { QueryRoutes } from "../runtime/parts.ts";

const templates = documentsOf<TemplateDoc>(templateContent.model, templateContent.collection);

export const routes = (({ readStore }: { readonly readStore: Models }): Handlers<TemplateQueryKey> => ({
  "GET admin/template": async ({ query: { use, state, pagination } }) => {
    const { docs, total } = await templates.findPage(readStore, templateList(state, use), pagination);
    return { body: listed(docs.map(templateView), pagination, { total }) };
  },
  "GET admin/template/{seq}": async ({ params: { seq } }) => {
    const doc = await templates.findOne(readStore, seq);
    if (!doc) throw new Refused("NOT_FOUND");
    return { body: templateView(doc) };
  },
})) satisfies QueryRoutes;

function templateView({ status, seq, use, title, content, translations, ...life }: TemplateDoc): TemplateView {
  const { writtenAt, modifiedAt, revision } = life;
  const state = status === "WITHDRAWN" ? "ARCHIVED" : "LIVE";
  return { seq, use, title, content, translations, state, writtenAt, modifiedAt, revision };
}
