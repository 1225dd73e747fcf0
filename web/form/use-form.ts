// A form's values, what is wrong with them, and sending them.
import { type FormEvent, useId, useReducer } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemCode } from "../api/problem.ts";
import { handleError } from "../errors/handle.ts";
import { checkForm, type Name, type Problem, type Rules } from "./check.ts";
import { fieldPropsOf } from "./field-props.ts";
import { type Change, type FormState, failTry, isDirty, startForm, type Update } from "./state.ts";
import { useSending } from "./use-sending.ts";

export type FormOptions<Values extends object, Answer> = {
  /** Read once. The fields are best named by their paths on the wire. */
  readonly initial: Values;
  readonly labels: Readonly<Record<Name<Values>, string>>;
  readonly rules?: Rules<Values> | ((values: Values) => Rules<Values>);
  /** Checks that no single field's rule can make. */
  readonly check?: (values: Values) => readonly Problem<Values>[];
  /** A problem's own text; undefined for the usual one. */
  readonly textOf?: (problem: Problem<Values>) => string | undefined;
  /** Asked once nothing is wrong any more, for what can't be undone: it is sent where this resolves to true. */
  readonly confirm?: (values: Values) => Promise<boolean>;
  readonly send: (values: Values, attempt: { readonly idempotencyKey: string }) => Promise<Answer>;
  /** The form has nothing unsaved by now, so this may navigate. The form stays busy until it has ended. */
  readonly onSent?: (answer: Answer) => Promise<void> | void;
  /** The path on the wire, where it isn't the field's name. */
  readonly pathOf?: (name: Name<Values>) => string;
  /** The fields of refusals that come without a path (NICKNAME_TAKEN). */
  readonly fieldOfCode?: Readonly<Partial<Record<ProblemCode, Name<Values>>>>;
};

/**
 * `<Form form={form}>` draws it; `form.text(name)`, `form.choice(name)` and `form.checkbox(name)` are the props of its
 * fields. The same content sent again has the same idempotency key, until the server took it.
 */
export function useForm<Values extends object, Answer>(options: FormOptions<Values, Answer>) {
  const { t } = useTranslation();
  const id = useId();
  const [state, update] = useFormState(options.initial);
  const { rules: given = {}, check, labels, textOf } = options;
  const rules: Rules<Values> = typeof given === "function" ? given(state.values) : given;
  const inFields = checkForm(state.values, rules);
  const problems = [...inFields, ...(check?.(state.values) ?? [])];
  // About the form as a whole nothing can be said before the person thinks it is ready.
  const tellable = state.tries > 0 ? problems : inFields;
  const { mutate, isPending } = useSending(options, state, update);
  return {
    ...fieldPropsOf({ id, state, update, rules, problems: tellable, labels, textOf, t }),
    values: state.values,
    /** How often it was tried with something wrong in it. */
    tries: state.tries,
    busy: isPending,
    isDirty: isDirty(state),
    /** Begins anew. */
    reset: (values = options.initial) => update(() => startForm(values, crypto.randomUUID())),
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      if (isPending) return;
      if (problems.length > 0) return update((now) => failTry(now, problems));
      update((now) => ({ ...now, summary: [], refused: [] }));
      if (!options.confirm) return mutate(state.values);
      options.confirm(state.values).then((sure) => sure && mutate(state.values), handleError);
    },
  };
}

function useFormState<Values>(initial: Values): [FormState<Values>, Update<Values>] {
  return useReducer(
    (state: FormState<Values>, change: Change<Values>) => change(state),
    initial,
    (values) => startForm(values, crypto.randomUUID()),
  );
}
