// Answers to the questions that are asked after filing.
import type { ExtraField } from "@sb/contracts/report/codes.ts";

export type ExtraAnswers = Readonly<Record<ExtraField, string>>;

export const NO_ANSWERS: ExtraAnswers = { approach: "", otherTargets: "", stillActive: "", demand: "" };

/** Answers that differ from the earlier ones, trimmed; a blank one takes the earlier back. */
export function changed(
  answers: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>> = {},
): Partial<ExtraAnswers> {
  const trimmed = Object.entries(answers).map(([field, answer]) => [field, answer.trim()] as const);
  return Object.fromEntries(trimmed.filter(([field, answer]) => answer !== (before[field] ?? "")));
}
