// The template subject in one place: texts that staff begin an answer with. Editors write them for whoever asks, so nothing in them is of
// anybody, and nothing is sealed.
import * as z from "zod";
import { actsOfEditors, type Content, type ContentFact, inOtherLanguages } from "../content.ts";
import { type DeepReadonly, defineEvent } from "../events.ts";
import { SeqParam } from "../http.ts";
import type { StoredExample } from "../stored-example.ts";
import { defineEvents, defineStream, defineSubject, type EventIn } from "../subject.ts";
import { TEMPLATE_MODEL, TEMPLATE_USES } from "./model.ts";
import { templateRoutes } from "./routes.ts";

const Template = z.object({ seq: z.int() });
const Text = Template.extend({
  use: z.enum(TEMPLATE_USES),
  title: z.string(),
  content: z.string(),
  /** By language; `content` is Korean. */
  translations: inOtherLanguages(z.object({ content: z.string() })).optional(),
});
export type TemplateText = DeepReadonly<z.output<typeof Text>>;

const TemplateWritten = defineEvent("TemplateWritten", { version: 1, data: Text });
const TemplateModified = defineEvent("TemplateModified", { version: 1, data: Text });
/** Staff may choose it from now on. */
const TemplateOffered = defineEvent("TemplateOffered", { version: 1, data: Template });
const TemplateArchived = defineEvent("TemplateArchived", { version: 1, data: Template });
const TemplateDeleted = defineEvent("TemplateDeleted", { version: 1, data: Template.extend({ reason: z.string() }) });

const templateEvents = defineEvents(
  TemplateWritten,
  TemplateModified,
  TemplateOffered,
  TemplateArchived,
  TemplateDeleted,
);
export type TemplateEvent = EventIn<typeof templateEvents>;

export const templateStream = defineStream("template", SeqParam, templateEvents);

export const templateContent: Content<TemplateEvent, TemplateText> = {
  events: templateEvents,
  seqOf: ({ data }) => data.seq,
  factOf,
  model: TEMPLATE_MODEL,
  collection: "template",
};

function factOf(event: TemplateEvent): ContentFact<TemplateText> {
  switch (event.type) {
    case "TemplateWritten":
      return { step: "WRITTEN", text: event.data };
    case "TemplateModified":
      return { step: "MODIFIED", text: event.data };
    case "TemplateOffered":
      return { step: "PUBLISHED" };
    case "TemplateArchived":
      return { step: "WITHDRAWN", reason: "" };
    case "TemplateDeleted":
      return { step: "DELETED" };
    default:
      return event satisfies never;
  }
}

// An event of each type and version that was ever stored. Never change one: logs hold events like it.

const text = { use: "INQUIRY", title: "첨부 파일 안내", content: "영상은 그대로 첨부하실 수 있습니다." };
const translations = { en: { content: "Videos can be attached as they are." } };

const templateExamples: readonly StoredExample[] = [
  { type: "TemplateWritten", version: 1, data: { seq: 1, ...text } },
  { type: "TemplateWritten", version: 1, data: { seq: 2, ...text, translations } },
  { type: "TemplateModified", version: 1, data: { seq: 1, ...text, use: "ANALYSIS", translations } },
  { type: "TemplateOffered", version: 1, data: { seq: 1 } },
  { type: "TemplateArchived", version: 1, data: { seq: 1 } },
  { type: "TemplateDeleted", version: 1, data: { seq: 1, reason: "It was a test." } },
];

export const templateSubject = defineSubject({
  name: "template",
  routes: templateRoutes,
  examples: templateExamples,
  streams: [templateStream],
  models: [TEMPLATE_MODEL],
  acts: actsOfEditors(templateEvents),
});
