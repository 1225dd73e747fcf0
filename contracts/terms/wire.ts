// The terms on the wire (docs/specification/3-fields.md and 7-calls.md).
import * as z from "zod";
import { LANGUAGES, TERMS_CODES } from "../codes.ts";
import { codeOr } from "../http.ts";
import { LIMITS } from "../limits.ts";

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
