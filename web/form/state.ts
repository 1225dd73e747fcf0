// The state of a form, and how each happening changes it. Pure; useForm holds it.
import type { Name, Problem } from "./check.ts";

export type FormState<Values> = {
  /** Part of the idempotency key. A form that was sent is another one, so the same may be sent once more. */
  readonly id: string;
  /** The values that are saved already. */
  readonly saved: Values;
  readonly values: Values;
  /** The fields that the person has been in. */
  readonly left: readonly Name<Values>[];
  /** How often the person tried to send it with something wrong in it. */
  readonly tries: number;
  /** Problems at the last try. They stay while the person mends them: a list that moves would take the focus. */
  readonly summary: readonly Problem<Values>[];
  /** Refusals by the server of values that the person has not changed since. */
  readonly refused: readonly Problem<Values>[];
};

export type Change<Values> = (state: FormState<Values>) => FormState<Values>;
export type Update<Values> = (change: Change<Values>) => void;

export const startForm = <Values>(values: Values, id: string): FormState<Values> => ({
  id,
  saved: values,
  values,
  left: [],
  tries: 0,
  summary: [],
  refused: [],
});

export const changeValue = <Values>(
  state: FormState<Values>,
  name: Name<Values>,
  value: Values[Name<Values>],
): FormState<Values> => ({
  ...state,
  values: { ...state.values, [name]: value },
  refused: state.refused.filter((problem) => problem.name !== name),
});

export const leaveField = <Values>(state: FormState<Values>, name: Name<Values>): FormState<Values> =>
  state.left.includes(name) ? state : { ...state, left: [...state.left, name] };

/** The person tried to send it with this wrong in it. */
export const failTry = <Values>(state: FormState<Values>, summary: readonly Problem<Values>[]): FormState<Values> => ({
  ...state,
  tries: state.tries + 1,
  summary,
});

export const refuse = <Values>(state: FormState<Values>, refused: readonly Problem<Values>[]): FormState<Values> =>
  refused.length === 0 ? state : { ...failTry(state, refused), refused };

/** `values` were sent; what was typed meanwhile stays unsaved. */
export const markSent = <Values>(state: FormState<Values>, values: Values, id: string): FormState<Values> => ({
  ...startForm(values, id),
  values: state.values,
});

export const isDirty = <Values>({ saved, values }: FormState<Values>): boolean =>
  saved !== values && JSON.stringify(saved) !== JSON.stringify(values);

/** The problem of one field that may be told: once the person has left it, or has tried to send the form. */
export function shownProblem<Values>(
  state: FormState<Values>,
  found: readonly Problem<Values>[],
  name: Name<Values>,
): Problem<Values> | undefined {
  const isIn = (problem: Problem<Values>) => problem.name === name;
  const own = state.tries > 0 || state.left.includes(name) ? found.find(isIn) : undefined;
  return own ?? state.refused.find(isIn);
}
