// The questions asked after filing. Their names are stored in events, so they never change.
export const EXTRA_FIELDS = ["approach", "otherTargets", "stillActive", "demand"] as const;
export type ExtraField = (typeof EXTRA_FIELDS)[number];

export type ExtraAnswers = Readonly<Record<ExtraField, string>>;

export const NO_ANSWERS: ExtraAnswers = { approach: "", otherTargets: "", stillActive: "", demand: "" };

/** What differs from the earlier answers, trimmed; a blank one takes the earlier back. */
export function changed(
  answers: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const trimmed = Object.entries(answers).map(([field, answer]) => [field, answer.trim()] as const);
  return Object.fromEntries(trimmed.filter(([field, answer]) => answer !== (before[field] ?? "")));
}
