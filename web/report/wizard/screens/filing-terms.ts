import { CONTACT_TERM, FILING_TERMS, type Language } from "@sb/contracts/codes.ts";
import { queryOf } from "../../../api/keys.ts";

/** The terms of filing. The review prefetches them for the consent screen. */
export const filingTerms = (language: Language) =>
  queryOf("GET terms", { query: { codes: [...FILING_TERMS, CONTACT_TERM].join(","), lang: language } });
