// The pure check of a whole form: a rule for each field, and what no single field's rule can say.
import type { ProblemCode } from "../api/problem.ts";
import { checkText, type TextRule } from "./rules.ts";

/** The names of a form's fields. Best the paths on the wire, so that the server's refusals find their fields. */
export type Name<Values> = keyof Values & string;

/** A choice or a checkbox can only be required; a text can be more. */
export type Rules<Values> = {
  readonly [N in Name<Values>]?: Values[N] extends string ? TextRule : Pick<TextRule, "required">;
};

export type Problem<Values> = { readonly name: Name<Values>; readonly code: ProblemCode };

/** Everything wrong, in the order of the values. */
export function checkForm<Values extends object>(values: Values, rules: Rules<Values>): readonly Problem<Values>[] {
  return namesOf(values).flatMap((name) => {
    const code = checkValue(rules[name] ?? {}, values[name]);
    return code ? [{ name, code }] : [];
  });
}

export const namesOf = <Values extends object>(values: Values): readonly Name<Values>[] =>
  Object.keys(values) as Name<Values>[];

function checkValue(rule: TextRule, value: unknown): ProblemCode | undefined {
  if (typeof value === "string") return checkText(rule, value);
  return rule.required && (value === undefined || value === false) ? "REQUIRED_FIELD_MISSING" : undefined;
}
