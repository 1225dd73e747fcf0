// The pure check of what was typed. The server checks everything once more; this one answers at once, by field.
import { isEmail } from "@sb/contracts/email.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { fieldsOf, STEP_NAMES, type StepName } from "../steps/order.ts";
import type { FieldCode } from "./field-code.ts";
import { type Place, sourcePlace } from "./place.ts";
import { isAsked, isRequired, RULES } from "./rules.ts";
import type { FieldPath, Source, Values } from "./values.ts";

export type FieldError = { readonly place: Place; readonly code: FieldCode };

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** What is wrong with one text field, or undefined. */
export function checkField(path: FieldPath, values: Values): FieldCode | undefined {
  const rule = RULES[path];
  const text = values.fields[path].trim();
  if (!isAsked(path, values.fields)) return undefined;
  if (text === "") return isRequired(path, values.fields) ? missingCode(path) : undefined;
  if (rule.maxChars !== undefined && text.length > rule.maxChars) return "TEXT_TOO_LONG";
  if (rule.maxBytes !== undefined && bytesOf(text) > rule.maxBytes) return "TEXT_TOO_LONG";
  if (rule.email && !isEmail(text)) return "EMAIL_INVALID";
  return undefined;
}

const missingCode = (path: FieldPath): FieldCode =>
  path === "declare.crimeType" ? "CRIME_TYPE_NOT_SELECTED" : "REQUIRED_FIELD_MISSING";

export function checkSources(sources: readonly Source[]): readonly FieldError[] {
  return sources.flatMap(({ src }, index): FieldError[] => {
    if (index >= LIMITS.sources) return [{ place: sourcePlace(index), code: "TOO_MANY_SOURCES" }];
    if (src.trim().length > LIMITS.addressChars) return [{ place: sourcePlace(index), code: "TEXT_TOO_LONG" }];
    return [];
  });
}

/** Everything wrong on one screen, in the order of its fields. */
export function checkStep(step: StepName, values: Values): readonly FieldError[] {
  const inFields = fieldsOf(step).flatMap((place): FieldError[] => {
    const code = checkField(place, values);
    return code ? [{ place, code }] : [];
  });
  return step === "additional" ? [...inFields, ...checkSources(values.sources)] : inFields;
}

/** Everything wrong with the whole report, screen by screen. */
export const checkAll = (values: Values): readonly FieldError[] =>
  STEP_NAMES.flatMap((step) => checkStep(step, values));
