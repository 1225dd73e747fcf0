// The facts of a terms text; its stream is `terms-{code}`. Admins write for everybody, so nothing in them is sealed.
import * as z from "zod";
import { TERMS_CODES } from "../codes.ts";
import { type DeepReadonly, defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";

const Terms = z.object({ code: z.enum(TERMS_CODES) });
/** `content`: headings, lists and paragraphs in Markdown. */
const Text = z.object({ agreeName: z.string(), content: z.string() });
/** Korean is the master; a language that is missing is shown in it. */
const Texts = z.object({
  ko: Text,
  en: Text.optional(),
  zh: Text.optional(),
  ja: Text.optional(),
  de: Text.optional(),
});
export type TermsTexts = DeepReadonly<z.output<typeof Texts>>;

/** In place of the draft before. */
export const TermsDrafted = defineEvent("TermsDrafted", { version: 1, data: Terms.extend({ texts: Texts }) });
export type TermsDrafted = EventFrom<typeof TermsDrafted>;
export const TermsDraftDiscarded = defineEvent("TermsDraftDiscarded", { version: 1, data: Terms });
export type TermsDraftDiscarded = EventFrom<typeof TermsDraftDiscarded>;

/** The draft became a version. */
export const TermsPublished = defineEvent("TermsPublished", {
  version: 1,
  data: Terms.extend({
    /** The day in Korea at whose beginning it comes into force, `YYYY-MM-DD`. */
    applyDt: z.string(),
    texts: Texts,
    /** Whether those who agreed to an older version are asked to agree to this one. */
    asksAgain: z.boolean(),
  }),
});
export type TermsPublished = EventFrom<typeof TermsPublished>;

/** A version was taken back before it came into force. */
export const TermsWithdrawn = defineEvent("TermsWithdrawn", {
  version: 1,
  data: Terms.extend({ applyDt: z.string(), reason: z.string() }),
});
export type TermsWithdrawn = EventFrom<typeof TermsWithdrawn>;

export const termsEvents = defineEvents(TermsDrafted, TermsDraftDiscarded, TermsPublished, TermsWithdrawn);
export type TermsEvent = EventIn<typeof termsEvents>;
