import { FILING_TERMS, type Language } from "@sb/contracts/codes.ts";
import { queryOf } from "../../../api/keys.ts";

/** The terms of filing, which the review asks for so that they are there for the consent. */
export const filingTerms = (language: Language) => ({
  ...queryOf("GET terms", { query: { codes: FILING_TERMS.join(","), lang: language } }),
  meta: { inline: true as const },
});
