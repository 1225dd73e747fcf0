// The props of a form's fields, for the components of ui/, and the items of its error summary.
import type { Translate } from "../i18n/texts.ts";
import type { SummaryItem } from "../ui/fields/error-summary.tsx";
import type { Name, Problem, Rules } from "./check.ts";
import { fieldId } from "./field-id.ts";
import type { TextRule } from "./rules.ts";
import { changeValue, type FormState, leaveField, shownProblem, type Update } from "./state.ts";
import { countText, faultText } from "./words.ts";

type Parts<Values> = {
  /** The form's id. */
  readonly id: string;
  readonly state: FormState<Values>;
  readonly update: Update<Values>;
  readonly rules: Rules<Values>;
  readonly problems: readonly Problem<Values>[];
  readonly labels: Readonly<Record<Name<Values>, string>>;
  readonly textOf: ((problem: Problem<Values>) => string | undefined) | undefined;
  readonly t: Translate;
};

/** The names of the fields whose values are of a kind. */
type NameOf<Values, Kind> = { [N in Name<Values>]: Values[N] extends Kind ? N : never }[Name<Values>];

export function fieldPropsOf<Values extends object>(parts: Parts<Values>) {
  const { id, state, update, labels, t } = parts;
  const ruleOf = (name: Name<Values>): TextRule => parts.rules[name] ?? {};
  const textOf = (problem: Problem<Values>) =>
    parts.textOf?.(problem) ?? faultText(problem.code, ruleOf(problem.name), t);

  /** Props of any control; for those of one's own. */
  const field = <N extends Name<Values>>(name: N) => {
    const problem = shownProblem(state, parts.problems, name);
    const required = ruleOf(name).required === true;
    return {
      id: fieldId(id, name),
      label: labels[name],
      error: problem && textOf(problem),
      required,
      onChange: (value: Values[N]) => update((now) => changeValue(now, name, value)),
    };
  };
  const tagged = <N extends Name<Values>>(name: N) => ({
    ...field(name),
    tag: ruleOf(name).required ? t(($) => $.common.required) : t(($) => $.common.optional),
    onBlur: () => update((now) => leaveField(now, name)),
  });

  return {
    field,
    /** Props of a TextField or a TextArea. `counted` shows how much of the limit is used. */
    text: <N extends NameOf<Values, string>>(name: N, { counted = false } = {}) => {
      const value = String(state.values[name]);
      return { ...tagged(name), value, count: counted ? countText(ruleOf(name), value, t) : undefined };
    },
    /** Props of a SelectField or a RadioGroup. */
    choice: <N extends NameOf<Values, string | undefined>>(name: N) => ({ ...tagged(name), value: state.values[name] }),
    /** Props of a CheckboxField. */
    checkbox: <N extends NameOf<Values, boolean>>(name: N) => ({
      ...field(name),
      checked: Boolean(state.values[name]),
    }),
    /** Everything that was wrong at the last try. */
    summary: state.summary.map(
      (problem): SummaryItem => ({
        id: fieldId(id, problem.name),
        text: parts.textOf?.(problem) ?? named(problem),
      }),
    ),
  };

  function named(problem: Problem<Values>): string {
    return t(($) => $.common.field.problem, { label: labels[problem.name], problem: textOf(problem) });
  }
}
