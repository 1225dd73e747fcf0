// Codes and sizes of answer templates, and their read model: texts that staff begin an answer with.
import type { ContentLife } from "../content.ts";
import type { TextFields } from "../field.ts";
import { LIMITS } from "../limits.ts";
import type { TemplateText } from "./subject.ts";

/** Where staff are offered one: answers to inquiries and to analyses, decisions of disputes and of objections, reasons to hide a comment. */
export const TEMPLATE_USES = ["INQUIRY", "ANALYSIS", "DISPUTE", "OBJECTION", "COMMENT"] as const;
export type TemplateUse = (typeof TEMPLATE_USES)[number];

/** An archived one is kept and can be edited, and nobody is offered it. */
export const TEMPLATE_STATES = ["LIVE", "ARCHIVED"] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

/** `title` is for staff alone; `content` is what people read, in each language. */
export const TEMPLATE_FIELDS = {
  title: { required: true, maxChars: LIMITS.titleChars },
  content: { required: true, maxChars: 4_000 },
} as const satisfies TextFields;

export const TEMPLATE_LIMITS = {
  /** Templates of a use that staff choose among, the newest. */
  offered: 50,
} as const;

export const TEMPLATE_MODEL = "template@1";

/** Seqs of those in a state, all or of one use, scored by seq. */
export const templateList = (state: TemplateState, use?: TemplateUse): string =>
  ["template", state, ...(use ? [use] : [])].join(":");

export type TemplateTranslations = NonNullable<TemplateText["translations"]>;
export type TemplateDoc = TemplateText & ContentLife;
