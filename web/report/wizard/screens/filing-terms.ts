import { CONTACT_TERM, FILING_TERMS, type Language } from "@sb/contracts/codes.ts";
import { queryOf } from "../../../api/keys.ts";

/** The terms of filing. The review asks for them, so that they are there for the consent. */
export const filingTerms = (language: Language) =>
  queryOf("GET terms", { query: { codes: [...FILING_TERMS, CONTACT_TERM].join(","), lang: language } });
