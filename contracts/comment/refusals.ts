/** What the rules refuse in the text of a comment. */
export const TEXT_REFUSALS = [
  "TEXT_TOO_LONG",
  "TEXT_UNREADABLE",
  "PERSONAL_INFORMATION",
  "CONTACT_OFFERED",
  "RECOVERY_OFFERED",
  "STAFF_CLAIMED",
] as const;
