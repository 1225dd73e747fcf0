/** Refusals of a text that may draw victims into the next fraud. Moderators are told of these. */
export const SOLICITATION_REFUSALS = ["CONTACT_OFFERED", "RECOVERY_OFFERED", "STAFF_CLAIMED"] as const;
export type SolicitationRefusal = (typeof SOLICITATION_REFUSALS)[number];

/** Codes by which the rules refuse the text of a comment. */
export const TEXT_REFUSALS = [
  "TEXT_TOO_LONG",
  "TEXT_UNREADABLE",
  "PERSONAL_INFORMATION",
  ...SOLICITATION_REFUSALS,
] as const;
