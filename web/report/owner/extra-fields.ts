// The questions asked after filing; their names stand in the event, so they do not change.
export const EXTRA_FIELDS = ["approach", "otherTargets", "stillActive", "demand"] as const;
export type ExtraField = (typeof EXTRA_FIELDS)[number];

export type ExtraAnswers = Readonly<Record<ExtraField, string>>;

export const NO_ANSWERS: ExtraAnswers = { approach: "", otherTargets: "", stillActive: "", demand: "" };

/** What was answered, trimmed, blank answers left out. */
export function answered(answers: Readonly<Record<string, string>>): Record<string, string> {
  const trimmed = Object.entries(answers).map(([field, answer]) => [field, answer.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, answer]) => answer !== ""));
}
