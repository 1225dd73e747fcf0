// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const of = { agencySeq: 3, dclrSeq: 5 };
const message = { ...of, agency: "Cyber Bureau", reportRevision: 0, confidential: false };
const shared = { ...message, content: "SHARED" };
const call = { messageId: "msg_3_0198a1b2", tookMs: 12.5 };

export const deliveryExamples: readonly StoredExample[] = [
  { type: "AgencyNotified", version: 1, data: { ...shared, via: "INBOX" } },
  { type: "AgencyNotified", version: 1, data: { ...shared, via: "WEBHOOK", call: { ...call, httpStatus: 204 } } },
  { type: "AgencyNotified", version: 1, data: { ...message, content: "REVOKED", via: "INBOX" } },
  { type: "AgencyNotificationFailed", version: 1, data: { ...shared, call, code: "TIMED_OUT" } },
  { type: "AgencyNotificationFailed", version: 1, data: { ...shared, call, code: "STATUS", givenUp: true } },
  { type: "AgencyStatusSet", version: 1, data: { ...of, agency: "Cyber Bureau", status: "CLOSED", was: "RECEIVED" } },
  { type: "DeliveryTestAsked", version: 1, data: { agencySeq: 3 } },
  { type: "DeliveryTested", version: 1, data: { agencySeq: 3, call: { ...call, httpStatus: 200 } } },
  { type: "DeliveryTested", version: 1, data: { agencySeq: 3, call, code: "UNREACHABLE" } },
  { type: "DeliveryReplayAsked", version: 1, data: of },
  { type: "DeliveryReplayAsked", version: 1, data: { agencySeq: 3, since: "2026-01-01T00:00:00.000Z" } },
];
