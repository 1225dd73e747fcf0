// The error summary while its errors are being fixed.
import type { FieldError } from "./check.ts";

export type SummaryLine = { readonly error: FieldError; readonly isMended: boolean };

/** Each error of the last check as it is now; another error of the same field takes its place. */
export const linesOf = (told: readonly FieldError[], now: readonly FieldError[]): readonly SummaryLine[] =>
  told.map((error) => {
    const left = now.find(({ place }) => place === error.place);
    return { error: left ?? error, isMended: left === undefined };
  });
