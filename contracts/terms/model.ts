// Sizes of terms, and the read model `terms@1`: what admins drafted and published. The versions that come with the program are not in it.
import type { Language, TermsCode } from "../codes.ts";
import type { TextFields } from "../field.ts";
import { LIMITS } from "../limits.ts";
import type { TermsTexts } from "./subject.ts";

/** A terms text in one language. */
export const TERMS_FIELDS = {
  agreeName: { required: true, maxChars: LIMITS.titleChars },
  content: { required: true, maxChars: 30_000 },
} as const satisfies TextFields;

export const TERMS_LIMITS = {
  /** Days ahead that a version of the terms may come into force. */
  daysAhead: 730,
} as const;

export const TERMS_MODEL = "terms@1";

/** TermsDoc by code. */
export const TERMS_COLLECTION = "terms";
/** TermsTextsDoc by `termsTextsId`. */
export const TERMS_TEXTS_COLLECTION = "terms-texts";
export const termsTextsId = (code: TermsCode, applyDt: string): string => `${code}.${applyDt}`;

/** A version without its text. */
export type PublishedTerms = {
  readonly applyDt: string;
  readonly asksAgain: boolean;
  readonly names: { readonly [L in Language]?: string | undefined };
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly publishedBy: string;
};

export type TermsDoc = {
  readonly code: TermsCode;
  /** Newest day first. */
  readonly versions: readonly PublishedTerms[];
  readonly draft?: { readonly texts: TermsTexts; readonly savedAt: string; readonly savedBy: string } | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};

export type TermsTextsDoc = { readonly code: TermsCode; readonly applyDt: string; readonly texts: TermsTexts };
