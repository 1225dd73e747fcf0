// Drafts and versions of the terms, as admins send and see them.
import * as z from "zod";
import { LANGUAGES, TERMS_CODES } from "../codes.ts";
import { Instant, requiredText } from "../http.ts";
import { LIMITS } from "../limits.ts";

const code = z.enum(TERMS_CODES);

const Text = z.object({
  agreeName: requiredText(LIMITS.titleChars),
  content: requiredText(LIMITS.termsChars),
});
/** Korean is the master; a language that is left out is shown in it. */
export const TermsTexts = z.object({
  ko: Text,
  en: Text.optional(),
  zh: Text.optional(),
  ja: Text.optional(),
  de: Text.optional(),
});
export type TermsTexts = z.output<typeof TermsTexts>;

/** How many changes a text has had: a change names the number that it was made on. 0: none. */
const revision = z.int().nonnegative();

export const TermsDraft = z.object({ code, revision, texts: TermsTexts });
export const TermsCodeBody = z.object({ code });
export const TermsRevision = z.object({ revision });

/** `asksAgain`: for those texts that people agree to as they join; of all others it has to be false. */
export const TermsPublication = z.object({
  code,
  revision,
  applyDt: z.iso.date(),
  asksAgain: z.boolean().default(false),
});
export const TermsWithdrawal = z.object({
  code,
  applyDt: z.iso.date(),
  reason: requiredText(LIMITS.shortTextChars),
});

const AdminTermsVersion = z.object({
  applyDt: z.iso.date(),
  agreeName: z.string(),
  /** Those that it is written in. */
  languages: z.array(z.enum(LANGUAGES)),
  asksAgain: z.boolean(),
  /** Absent in a version that came with the program. */
  publishedAt: Instant.optional(),
  publishedBy: z.string().optional(),
  status: z.enum(["SCHEDULED", "IN_FORCE", "REPLACED"]),
});
export type AdminTermsVersion = z.output<typeof AdminTermsVersion>;

export const AdminTerms = z.object({
  code,
  revision,
  /** Newest first. */
  versions: z.array(AdminTermsVersion),
  draft: z.object({ savedAt: Instant, savedBy: z.string() }).optional(),
});
export type AdminTerms = z.output<typeof AdminTerms>;
export const AdminTermsList = z.object({ items: z.array(AdminTerms) });

/** `date`: the version of that day; absent: the draft. */
export const AdminTermsTextQuery = z.object({ type: code, date: z.iso.date().optional() });
export const AdminTermsText = z.object({ code, applyDt: z.iso.date().optional(), revision, texts: TermsTexts });
export type AdminTermsText = z.output<typeof AdminTermsText>;
