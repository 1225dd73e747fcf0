// Objections to listings on the wire.
import * as z from "zod";
import { DECLARE_TYPES, LANGUAGES } from "../codes.ts";
import { codeOr, Instant, listOf, PaginationQuery, requiredText, Seq, SeqParam, shapeOf } from "../http.ts";
import { LIMITS } from "../limits.ts";
import {
  OBJECTION_DECISION_FIELDS,
  OBJECTION_FIELDS,
  OBJECTION_OUTCOMES,
  OBJECTION_QUEUES,
  OBJECTION_STATUSES,
  TOLD_STATES,
} from "./model.ts";

/** `adrs`: the target, as a look-up has it in `normalized`; `listSeq`: as it has it in the listing. */
export const NewObjection = z.object({
  listSeq: Seq,
  adrs: requiredText(LIMITS.addressChars),
  ...shapeOf(OBJECTION_FIELDS),
  /** The target is the person's own, by their word. */
  isOwner: z.boolean(),
  /** The publisher may read the reason. Without it, the mail says only that somebody objects. */
  sharesReason: z.boolean(),
});
export type NewObjection = z.output<typeof NewObjection>;

export const ObjectionSeqBody = z.object({ objectionSeq: Seq });
export const ObjectionSeqParams = z.object({ objectionSeq: SeqParam });
/** A person's, the newest first. */
export const ObjectionListQuery = z.object({ pagination: PaginationQuery });
/** OPEN: who has waited longest first. CLOSED: the newest end first. */
export const ObjectionQueueQuery = z.object({
  status: codeOr(OBJECTION_QUEUES, "OPEN"),
  pagination: PaginationQuery,
});

export const ObjectionDecideBody = z.object({
  objectionSeq: Seq,
  outcome: z.enum(OBJECTION_OUTCOMES),
  ...shapeOf(OBJECTION_DECISION_FIELDS),
});

export const ObjectionItem = z.object({
  objectionSeq: Seq,
  status: z.enum(OBJECTION_STATUSES),
  declareType: z.enum(DECLARE_TYPES),
  /** The target as it is looked up, and as it is best shown. */
  adrs: z.string(),
  shown: z.string(),
  list: z.object({ listSeq: Seq, name: z.string(), publisher: z.string() }),
  openedAt: Instant,
  isOwner: z.boolean(),
  told: z.enum(TOLD_STATES),
  toldAt: Instant.optional(),
  /** When it was decided, withdrawn or closed. */
  closedAt: Instant.optional(),
});
export type ObjectionItem = z.output<typeof ObjectionItem>;
export const ObjectionList = listOf(ObjectionItem);

/** For the person and for admins. */
export const ObjectionView = ObjectionItem.extend({
  mine: z.boolean(),
  sharesReason: z.boolean(),
  /** For staff: the app's language at the person's last login. */
  language: z.enum(LANGUAGES).optional(),
  /** Absent once it is destroyed. */
  reason: z.string().optional(),
  /** Why it was decided so. */
  note: z.string().optional(),
});
export type ObjectionView = z.output<typeof ObjectionView>;
