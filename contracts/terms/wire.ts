// The terms on the wire (docs/specification/3-fields.md and 7-calls.md).
import * as z from "zod";
import { LANGUAGES, TERMS_CODES } from "../codes.ts";
import { inAllLanguages } from "../content.ts";
import { REASON } from "../field.ts";
import { codeOr, Instant, shapeOf, textOf } from "../http.ts";
import { LIMITS } from "../limits.ts";
import { TERMS_FIELDS } from "./model.ts";

export const TermsItem = z.object({
  code: z.enum(TERMS_CODES),
  agreeName: z.string(),
  content: z.string(),
  applyDt: z.iso.date(),
  /** The language that it is in: Korean where it is not translated. */
  lang: z.enum(LANGUAGES),
});
export type TermsItem = z.output<typeof TermsItem>;

const codesText = z.string().max(LIMITS.shortTextChars);
/** `codes=A01,R02` or `codes=A01&codes=R02`; absent or blank means all. Each is answered once. */
const TermsCodes = codesText
  .or(z.array(codesText).max(TERMS_CODES.length))
  .optional()
  .transform((given) => {
    const texts = [given ?? []].flat().filter((text) => text.trim() !== "");
    const codes = texts.flatMap((text) => text.split(",").map((code) => code.trim()));
    return codes.length > 0 ? [...new Set(codes)] : undefined;
  })
  .pipe(z.array(z.enum(TERMS_CODES, { error: "INVALID_REQUEST" })).optional())
  .meta({ description: "Codes of terms, separated by commas or each in a parameter of its own; all where left out" });

const Lang = codeOr(LANGUAGES, "ko");

export const TermsQuery = z.object({ codes: TermsCodes, lang: Lang });
export const TermsList = z.object({ items: z.array(TermsItem) });

/** `date`: the version in force on that day; today if absent. */
export const TermsDetailQuery = z.object({
  type: z.enum(TERMS_CODES),
  date: z.iso.date().optional(),
  lang: Lang,
});
export const TermsDateParams = z.object({ code: z.enum(TERMS_CODES) });
export const TermsDateQuery = z.object({ lang: Lang });
/** Newest first. */
export const TermsDates = z.object({ items: z.array(z.object({ agreeName: z.string(), applyDt: z.iso.date() })) });
export type TermsDates = z.output<typeof TermsDates>;

// Drafts and versions, as admins send and see them.

const code = z.enum(TERMS_CODES);

/** Korean is the master; a language that is left out is shown in it. */
export const TermsTexts = inAllLanguages(z.object(shapeOf(TERMS_FIELDS)));
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
  reason: textOf(REASON),
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
