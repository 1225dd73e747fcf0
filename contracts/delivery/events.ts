// The facts of giving reports to agencies: of one report and one agency (`delivery-{agencySeq}-{dclrSeq}`), and of an
// agency's webhook as a whole (`deliveries-{agencySeq}`). They say when and how it went, and nothing of what was sent.
import * as z from "zod";
import { CASE_STATUSES, DELIVERY_FAILURES } from "../codes.ts";
import { type DeepReadonly, defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";
import { DELIVERY_CONTENTS, DELIVERY_WAYS } from "./model.ts";

const OfDelivery = z.object({ agencySeq: z.int(), dclrSeq: z.int() });

/** How a webhook was called. */
export const DeliveryCall = z.object({
  /** The header `webhook-id`: the same on every repeat. */
  messageId: z.string(),
  /** From the look-up of the name to the end of the answer. Milliseconds. */
  tookMs: z.number(),
  httpStatus: z.int().optional(),
});
export type DeliveryCall = DeepReadonly<z.output<typeof DeliveryCall>>;

/** The subject of a message. */
const Message = OfDelivery.extend({
  /** The agency's name at that time: the reporter reads it. */
  agency: z.string(),
  content: z.enum(DELIVERY_CONTENTS).exclude(["TEST"]),
  /** The revision of the report's event that it tells of. */
  reportRevision: z.int(),
  /** Whether it held what is confidential, sealed for the agency. */
  confidential: z.boolean(),
});
export type DeliveryMessage = DeepReadonly<z.output<typeof Message>>;

export const AgencyNotified = defineEvent("AgencyNotified", {
  version: 1,
  data: Message.extend({ via: z.enum(DELIVERY_WAYS), call: DeliveryCall.optional() }),
});
export type AgencyNotified = EventFrom<typeof AgencyNotified>;

export const AgencyNotificationFailed = defineEvent("AgencyNotificationFailed", {
  version: 1,
  data: Message.extend({
    call: DeliveryCall,
    code: z.enum(DELIVERY_FAILURES),
    /** It was the last try: the job is parked. Older events don't say so. */
    givenUp: z.literal(true).optional(),
  }),
});
export type AgencyNotificationFailed = EventFrom<typeof AgencyNotificationFailed>;

/** By somebody of the agency. */
export const AgencyStatusSet = defineEvent("AgencyStatusSet", {
  version: 1,
  data: OfDelivery.extend({ agency: z.string(), status: z.enum(CASE_STATUSES), was: z.enum(CASE_STATUSES) }),
});
export type AgencyStatusSet = EventFrom<typeof AgencyStatusSet>;

export const deliveryEvents = defineEvents(AgencyNotified, AgencyNotificationFailed, AgencyStatusSet);
export type DeliveryEvent = EventIn<typeof deliveryEvents>;

const OfAgency = z.object({ agencySeq: z.int() });

/** An admin wants to know whether the webhook takes messages. */
export const DeliveryTestAsked = defineEvent("DeliveryTestAsked", { version: 1, data: OfAgency });
export type DeliveryTestAsked = EventFrom<typeof DeliveryTestAsked>;

/** `code` is absent where the webhook took it. */
export const DeliveryTested = defineEvent("DeliveryTested", {
  version: 1,
  data: OfAgency.extend({ call: DeliveryCall, code: z.enum(DELIVERY_FAILURES).optional() }),
});
export type DeliveryTested = EventFrom<typeof DeliveryTested>;

/** An admin sends again: one report, or all that the agency has been given since a time (ISO 8601). */
export const DeliveryReplayAsked = defineEvent("DeliveryReplayAsked", {
  version: 1,
  data: OfAgency.extend({ dclrSeq: z.int().optional(), since: z.string().optional() }),
});
export type DeliveryReplayAsked = EventFrom<typeof DeliveryReplayAsked>;

export const deliveriesEvents = defineEvents(DeliveryTestAsked, DeliveryTested, DeliveryReplayAsked);
export type DeliveriesEvent = EventIn<typeof deliveriesEvents>;
