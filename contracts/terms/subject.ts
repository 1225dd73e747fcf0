// The terms subject in one place (../subject.ts says what that is): drafts and versions that admins write for everybody, so nothing in
// them is sealed.
import * as z from "zod";
import { TERMS_CODES } from "../codes.ts";
import { actsOfEditors, inAllLanguages } from "../content.ts";
import { type DeepReadonly, defineEvent, type EventFrom } from "../events.ts";
import type { StoredExample } from "../stored-example.ts";
import { defineEvents, defineStream, defineSubject, type EventIn } from "../subject.ts";
import { TERMS_MODEL } from "./model.ts";
import { termsRoutes } from "./routes.ts";

// Events; the stream of a terms text is `terms-{code}`.

const Terms = z.object({ code: z.enum(TERMS_CODES) });
/** `content`: headings, lists and paragraphs in Markdown. */
const Text = z.object({ agreeName: z.string(), content: z.string() });
/** Korean is the master; a language that is missing is shown in it. */
const Texts = inAllLanguages(Text);
export type TermsTexts = DeepReadonly<z.output<typeof Texts>>;

/** In place of the draft before. */
const TermsDrafted = defineEvent("TermsDrafted", { version: 1, data: Terms.extend({ texts: Texts }) });
const TermsDraftDiscarded = defineEvent("TermsDraftDiscarded", { version: 1, data: Terms });

/** The draft became a version. */
const TermsPublished = defineEvent("TermsPublished", {
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
const TermsWithdrawn = defineEvent("TermsWithdrawn", {
  version: 1,
  data: Terms.extend({ applyDt: z.string(), reason: z.string() }),
});

export const termsEvents = defineEvents(TermsDrafted, TermsDraftDiscarded, TermsPublished, TermsWithdrawn);
export type TermsEvent = EventIn<typeof termsEvents>;

export const termsStream = defineStream("terms", z.enum(TERMS_CODES), termsEvents);

// An event of each type and version that was ever stored. Never change one: logs hold events like it.

const texts = {
  ko: { agreeName: "서비스 이용약관", content: "## 제1조\n\n목적" },
  en: { agreeName: "Terms of Service", content: "## Article 1\n\nPurpose" },
};

const termsExamples: readonly StoredExample[] = [
  { type: "TermsDrafted", version: 1, data: { code: "A01", texts } },
  { type: "TermsDraftDiscarded", version: 1, data: { code: "A01" } },
  { type: "TermsPublished", version: 1, data: { code: "A01", applyDt: "2026-12-01", texts, asksAgain: true } },
  { type: "TermsWithdrawn", version: 1, data: { code: "A01", applyDt: "2026-12-01", reason: "A typing error" } },
];

export const termsSubject = defineSubject({
  name: "terms",
  routes: termsRoutes,
  examples: termsExamples,
  streams: [termsStream],
  models: [TERMS_MODEL],
  pages: ["/term/service", "/term/privacy"],
  acts: actsOfEditors(termsEvents),
});
