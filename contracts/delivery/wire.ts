// Deliveries to agencies on the wire, as admins see them (docs/wire.md, "The rest": `admin/agency`).
import * as z from "zod";
import { DELIVERY_FAILURES } from "../codes.ts";
import { codeOr, Instant, listOf, PaginationQuery, Seq, SeqParam } from "../http.ts";
import { DELIVERY_CONTENTS, DELIVERY_OUTCOMES, DELIVERY_WAYS } from "./model.ts";

export const DeliveryParams = z.object({ agencySeq: SeqParam });
export const DeliveryQuery = z.object({ outcome: codeOr(DELIVERY_OUTCOMES, "ALL"), pagination: PaginationQuery });

/** One attempt. */
export const DeliveryAttempt = z.object({
  id: z.string(),
  /** Absent for a test. */
  dclrSeq: Seq.optional(),
  content: z.enum(DELIVERY_CONTENTS),
  via: z.enum(DELIVERY_WAYS),
  at: Instant,
  /** Absent where it was taken. */
  code: z.enum(DELIVERY_FAILURES).optional(),
  /** The header `webhook-id`: the same on every repeat. Absent in an inbox. */
  messageId: z.string().optional(),
  /** The status of the webhook's answer. */
  httpStatus: z.int().optional(),
  /** Milliseconds. */
  tookMs: z.number().optional(),
});
export type DeliveryAttempt = z.output<typeof DeliveryAttempt>;
export const DeliveryAttempts = listOf(DeliveryAttempt);

export const DeliveryTestBody = z.object({ agencySeq: Seq });

/** One report, or all that the agency was given since a time. */
export const DeliveryReplayBody = z.union([
  z.strictObject({ agencySeq: Seq, dclrSeq: Seq }),
  z.strictObject({ agencySeq: Seq, since: Instant.max(40) }),
]);
