// Where the server's refusal of a form is shown.
import { type FieldProblem, isApiError, isAtPath, type ProblemCode } from "../api/problem.ts";
import type { Name, Problem } from "./check.ts";

export type Places<Values> = {
  readonly names: readonly Name<Values>[];
  /** The path on the wire of a field. */
  readonly pathOf: (name: Name<Values>) => string;
  /** The fields of codes that come without a path (NICKNAME_TAKEN). */
  readonly fieldOfCode: Readonly<Partial<Record<ProblemCode, Name<Values>>>>;
};

/** The problems of an error with fields of this form. */
export function refusalsOf<Values>(error: unknown, places: Places<Values>): readonly Problem<Values>[] {
  if (!isApiError(error)) return [];
  const inFields = error.fields.flatMap((problem) => findField(problem, places));
  const name = places.fieldOfCode[error.code];
  return inFields.length === 0 && name !== undefined ? [{ name, code: error.code }] : inFields;
}

function findField<Values>(problem: FieldProblem, { names, pathOf }: Places<Values>): readonly Problem<Values>[] {
  const name = names.find((candidate) => isAtPath(problem, pathOf(candidate)));
  return name === undefined ? [] : [{ name, code: problem.code }];
}

/** For a mutation's `meta`: the refusals that the form shows itself, without a dialog. */
export const shownByForm = <Values>({ names, pathOf, fieldOfCode }: Places<Values>) => ({
  inlinePaths: names.map(pathOf),
  inlineCodes: Object.keys(fieldOfCode) as ProblemCode[],
});
