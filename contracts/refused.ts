// A rule said no. Deciders, schemas and handlers answer with it; http turns it into problem+json.
import type { ErrorCode } from "./error-codes.ts";

export type FieldError = { readonly path: string; readonly code: ErrorCode };

export class Refused extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  /** Goes into the problem document beside the standard members; must hold no personal data. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, fields: readonly FieldError[] = [], extra: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = "Refused";
    this.code = code;
    this.fields = fields;
    this.extra = extra;
  }
}

/** Recognised by shape, so that two copies of this module never disagree. */
export function isRefused(error: unknown): error is Refused {
  return error instanceof Error && error.name === "Refused" && "code" in error;
}
