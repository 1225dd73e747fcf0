import type { ErrorCode } from "@sb/contracts/error-codes.ts";

/** Server error codes of fields, many of which the wizard also reports itself. Each has a text. */
const FIELD_CODES = [
  "REQUIRED_FIELD_MISSING",
  "CRIME_TYPE_NOT_SELECTED",
  "TEXT_TOO_LONG",
  "TEXT_UNREADABLE",
  "EMAIL_INVALID",
  "ADDRESS_INVALID",
  "TARGET_SHARED",
  "TARGET_PRIVATE",
  "TOO_MANY_ON_TARGET",
  "TARGET_CLEARED",
  "PERSONAL_INFORMATION",
  "TOO_MANY_SOURCES",
  "TOO_MANY_FILES",
  "DUPLICATE_FILE",
  "FILE_TOO_LARGE",
  "FILE_TYPE_NOT_ALLOWED",
  "TERMS_NOT_AGREED",
  "CONFLICT",
  "INVALID_REQUEST",
] as const satisfies readonly ErrorCode[];
export type FieldCode = (typeof FIELD_CODES)[number];

export const isFieldCode = (code: string): code is FieldCode => FIELD_CODES.some((known) => known === code);
