// Codes, sizes and the texts of forms of objections to listings, and the read model `objection@1`. What people wrote stays sealed in it.
// An objection is about one entry of a published list; one about a report is a dispute.
import type { DeclareType } from "../codes.ts";
import { REASON, type TextFields } from "../field.ts";
import { LIMITS } from "../limits.ts";

/**
 * UPHELD: staff keep the entry out of that list here. REJECTED: staff leave it. DELISTED: the publisher took it out, or the list was
 * withdrawn.
 */
export const OBJECTION_STATUSES = ["OPEN", "UPHELD", "REJECTED", "WITHDRAWN", "DELISTED"] as const;
export type ObjectionStatus = (typeof OBJECTION_STATUSES)[number];

export const OBJECTION_OUTCOMES = ["UPHELD", "REJECTED"] as const;
export type ObjectionOutcome = (typeof OBJECTION_OUTCOMES)[number];

/** Whether the publisher was told by mail. NO_CONTACT: the list names no address. AGAIN: it was told of an earlier one of this person. */
export const TOLD_STATES = ["TOLD", "WAITING", "NO_CONTACT", "AGAIN"] as const;

export const OBJECTION_QUEUES = ["OPEN", "CLOSED"] as const;

export const OBJECTION_LIMITS = {
  /** Objections of one account within 24 hours. */
  aDay: 10,
  /** The same by all people of one network, about one target, and to one list: each is a mail to its publisher. */
  ofNetwork: 20,
  onTarget: 20,
  toList: 50,
  /** Earlier ones of a person that are looked at, the newest. */
  read: 200,
  /** Open ones that are remembered for one listing. */
  counted: 100,
  /** Hours after which one has waited too long for staff. */
  lateHours: 14 * 24,
} as const;

export const OBJECTION_FIELDS = {
  reason: { required: true, maxChars: LIMITS.longTextChars },
} as const satisfies TextFields;
/** Why staff decide so: the person reads it. */
export const OBJECTION_DECISION_FIELDS = { note: REASON } as const satisfies TextFields;

export const OBJECTION_MODEL = "objection@1";

/** ObjectionDoc by objectionSeq. */
export const OBJECTION_COLLECTION = "objection";

/** Members are objectionSeqs. */
export const OBJECTION_LISTS = {
  /** A person's, scored by themselves. */
  of: (userId: string) => `objection:of:${userId}`,
  /** Those that wait for staff, by when they were opened (ms), and the others by when they ended. */
  open: "objection:open",
  closed: "objection:closed",
  /** Open ones to a list, scored by themselves. */
  toList: (listSeq: number) => `objection:list:${listSeq}`,
} as const;

/** Times are ISO 8601. */
export type ObjectionDoc = {
  readonly objectionSeq: number;
  readonly listSeq: number;
  readonly addressKey: string;
  readonly declareType: DeclareType;
  readonly objectorId: string;
  readonly status: ObjectionStatus;
  readonly openedAt: string;
  readonly isOwner: boolean;
  readonly sharesReason: boolean;
  readonly tells: "PUBLISHER" | "NOBODY" | "AGAIN";
  readonly toldAt?: string | undefined;
  /** When it was decided, withdrawn or closed. */
  readonly closedAt?: string | undefined;
  /** Ciphertexts of ObjectionText and ObjectionNote. */
  readonly sealed?: string | undefined;
  readonly note?: string | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};
