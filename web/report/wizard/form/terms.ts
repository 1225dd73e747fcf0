// The terms a report asks for, and which of them are required.
import { CONTACT_TERM, FILING_TERMS, type TermsCode } from "@sb/contracts/codes.ts";
import { FIELD_PATHS, type Values } from "./values.ts";

/** Users who give a contact are asked whether agencies may have it. */
export function askedTerms({ fields }: Values): readonly TermsCode[] {
  const givesContact = FIELD_PATHS.some(
    (path) => path.startsWith("additional.reporter.") && fields[path].trim() !== "",
  );
  return givesContact ? [...FILING_TERMS, CONTACT_TERM] : FILING_TERMS;
}

export const isRequiredTerm = (code: TermsCode): boolean => FILING_TERMS.some((required) => required === code);

export const requiredAgreed = (agreed: readonly TermsCode[]): boolean =>
  FILING_TERMS.every((code) => agreed.includes(code));

export const allAgreed = (agreed: readonly TermsCode[], values: Values): boolean =>
  askedTerms(values).every((code) => agreed.includes(code));
