// The size of an export, and the read model `audit@1`: acts of admins, moderators and editors. It names people by their ids and things
// by their seqs.

export const AUDIT_LIMITS = {
  /** Acts in one export of the audit. */
  exported: 10_000,
} as const;

export const AUDIT_MODEL = "audit@1";

/** ActDoc by `actId`. */
export const AUDIT_COLLECTION = "act";

/** Narrows a list. An act is of one subject, so a list of one act needs no subject. */
export type AuditFilter = {
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  readonly act?: string | undefined;
};

/** Members are `actId`s, scored by their time (ms). */
export const auditList = ({ actor = "", subject = "", act = "" }: AuditFilter): string =>
  `audit:${actor}:${act === "" ? subject : ""}:${act}`;

/** Every list that an act stands in. */
export function auditListsOf({ actor, subject, act }: Required<AuditFilter>): readonly string[] {
  return [{}, { subject }, { act }].flatMap((narrow) => [auditList(narrow), auditList({ ...narrow, actor })]);
}

/** The time, ISO 8601, stands in front: lists can be searched by it without reading documents. */
export const actId = (at: string, eventId: string): string => `${at}~${eventId}`;
export const timeOfAct = (id: string): string => id.slice(0, id.indexOf("~"));

export type ActDoc = {
  readonly eventId: string;
  /** ISO 8601. */
  readonly at: string;
  /** An account's id, or a part of the system. */
  readonly actor: string;
  readonly subject: string;
  /** The type of the event. */
  readonly act: string;
  /** The id in the name of the event's stream, such as a seq. */
  readonly target: string;
  readonly reason?: string | undefined;
};
