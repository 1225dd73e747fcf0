// The template subject on the wire.
import * as z from "zod";
import { inOtherLanguages } from "../content.ts";
import { REASON } from "../field.ts";
import { codeOr, Instant, listOf, optionalCode, PaginationQuery, Seq, SeqParam, shapeOf, textOf } from "../http.ts";
import { TEMPLATE_FIELDS, TEMPLATE_STATES, TEMPLATE_USES } from "./model.ts";

export const TemplateSeqParams = z.object({ seq: SeqParam });
export const TemplateSeqBody = z.object({ seq: Seq });
export const TemplateRemoval = TemplateSeqBody.extend({ reason: textOf(REASON) });
/** Archived it is offered no more; otherwise it is again. */
export const TemplateArchiving = TemplateSeqBody.extend({ archived: z.boolean() });

export const TemplateListQuery = z.object({
  use: optionalCode(TEMPLATE_USES),
  state: codeOr(TEMPLATE_STATES, "LIVE"),
  pagination: PaginationQuery,
});

const { content } = TEMPLATE_FIELDS;
/** `content` is Korean; a language that is left out has no text of its own. */
export const NewTemplate = z.object({
  use: z.enum(TEMPLATE_USES),
  ...shapeOf(TEMPLATE_FIELDS),
  translations: inOtherLanguages(z.object(shapeOf({ content }))).optional(),
});
export type TemplateInput = z.output<typeof NewTemplate>;
export const ModifiedTemplate = NewTemplate.extend({ seq: Seq, revision: z.int().nonnegative() });

export const TemplateView = NewTemplate.extend({
  seq: Seq,
  state: z.enum(TEMPLATE_STATES),
  writtenAt: Instant,
  modifiedAt: Instant.optional(),
  /** Sent back with a change: it is refused where somebody else has changed the template meanwhile. */
  revision: z.int().nonnegative(),
});
export type TemplateView = z.output<typeof TemplateView>;
export const TemplateList = listOf(TemplateView);
