// The template subject's rows of the route table.
import { Empty } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { TEMPLATE_MODEL } from "./model.ts";
import * as template from "./wire.ts";

const text = { use: "INQUIRY", title: "문의에 감사드립니다", content: "문의해 주셔서 감사합니다." } as const;

export const templateRoutes = {
  "GET admin/template": {
    service: "query",
    subject: "template",
    who: "staff",
    summary: "Texts that staff begin an answer with, all or of one use; or those that are archived",
    reads: [TEMPLATE_MODEL],
    query: template.TemplateListQuery,
    response: template.TemplateList,
    examples: [{}, { what: "of one use", query: { use: "INQUIRY", pagination: { page: 1, size: 50 } } }],
  },
  "GET admin/template/{seq}": {
    service: "query",
    subject: "template",
    who: "editor",
    summary: "One template, as it is edited",
    reads: [TEMPLATE_MODEL],
    params: template.TemplateSeqParams,
    response: template.TemplateView,
    refusals: ["NOT_FOUND"],
    examples: [{ params: { seq: 17 }, given: { "params.seq": { by: "POST admin/template" } } }],
  },
  "POST admin/template": {
    service: "command",
    subject: "template",
    who: "editor",
    summary: "Write a template; staff are offered it at once",
    creates: true,
    status: 201,
    body: template.NewTemplate,
    response: template.TemplateSeqBody,
    refusals: ["TEXT_TOO_LONG"],
    examples: [{ body: text }],
  },
  "POST admin/template/modify": {
    service: "command",
    subject: "template",
    who: "editor",
    summary: "Change a template; answers that were sent stay as they are",
    body: template.ModifiedTemplate,
    response: template.TemplateSeqBody,
    refusals: ["NOT_FOUND", "CONFLICT", "CONTENT_CHANGED", "TEXT_TOO_LONG"],
    examples: [
      {
        body: { ...text, seq: 17, revision: 1, title: "감사 인사" },
        given: { "body.seq": { by: "POST admin/template", anew: true } },
      },
    ],
  },
  "POST admin/template/archive": {
    service: "command",
    subject: "template",
    who: "editor",
    summary: "Offer a template no more, or again",
    body: template.TemplateArchiving,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [{ body: { seq: 17, archived: true }, given: { "body.seq": { by: "POST admin/template", anew: true } } }],
  },
  "POST admin/template/delete": {
    service: "command",
    subject: "template",
    who: "editor",
    summary: "Delete a template for good",
    body: template.TemplateRemoval,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT", "TEXT_TOO_LONG"],
    examples: [
      { body: { seq: 17, reason: "A reason" }, given: { "body.seq": { by: "POST admin/template", anew: true } } },
    ],
  },
} as const satisfies RouteTable;

export type TemplateCommandKey = KeysOf<typeof templateRoutes, "command">;
export type TemplateQueryKey = KeysOf<typeof templateRoutes, "query">;
