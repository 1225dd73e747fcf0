// Pure validation of the input, by field. The server validates everything again.
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import { SOURCE_FIELDS } from "@sb/contracts/report/fields.ts";
import { checkText } from "../../../form/rules.ts";
import { fieldsOf, STEP_NAMES, type StepName } from "../steps/order.ts";
import type { FieldCode } from "./field-code.ts";
import { type FieldPlace, sourcePlace } from "./place.ts";
import { isAsked, textRuleOf } from "./rules.ts";
import type { FieldPath, OtherTarget, Source, Values } from "./values.ts";

export type FieldError = { readonly place: FieldPlace; readonly code: FieldCode };

/** The error of one text field, or undefined. */
export function checkField(path: FieldPath, values: Values): FieldCode | undefined {
  const { fields } = values;
  if (!isAsked(path, fields)) return undefined;
  const fault = checkText(textRuleOf(path, fields), fields[path]);
  const isKindMissing = fault === "REQUIRED_FIELD_MISSING" && path === "declare.crimeType";
  return isKindMissing ? "CRIME_TYPE_NOT_SELECTED" : fault;
}

export function checkSources(sources: readonly Source[]): readonly FieldError[] {
  return sources.flatMap(({ src }, index): FieldError[] => {
    if (index >= REPORT_LIMITS.sources) return [{ place: sourcePlace(index), code: "TOO_MANY_SOURCES" }];
    const code = checkText(SOURCE_FIELDS.src, src);
    return code ? [{ place: sourcePlace(index), code }] : [];
  });
}

/** Rows without a text don't count. */
const checkOthers = (others: readonly OtherTarget[]): readonly FieldError[] =>
  others.flatMap(({ adrs, declareType, chain, customChain }, index): FieldError[] => {
    if (!adrs.trim()) return [];
    if (!declareType) return [{ place: `others.${index}`, code: "ADDRESS_INVALID" }];
    const isNamed = declareType === "SITE" || (chain === "OTHER" ? customChain.trim() : chain);
    return isNamed ? [] : [{ place: `others.${index}`, code: "REQUIRED_FIELD_MISSING" }];
  });

/** The errors of one screen, in the order of its fields. */
export function checkStep(step: StepName, values: Values): readonly FieldError[] {
  const inFields = fieldsOf(step).flatMap((place): FieldError[] => {
    const code = checkField(place, values);
    return code ? [{ place, code }] : [];
  });
  if (step === "target") return [...inFields, ...checkOthers(values.others)];
  return step === "sources" ? [...inFields, ...checkSources(values.sources)] : inFields;
}

/** The errors of the whole report, screen by screen. */
export const checkAll = (values: Values): readonly FieldError[] =>
  STEP_NAMES.flatMap((step) => checkStep(step, values));
