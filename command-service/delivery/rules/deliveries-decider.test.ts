import type { DeliveriesEvent } from "@sb/contracts/delivery/events.ts";
import { given } from "@sb/platform/decide/given.ts";
import { test } from "vitest";
import { deliveriesDecider } from "./deliveries-decider.ts";

const call = { messageId: "msg_3_a", tookMs: 5, httpStatus: 500 };
const tested: DeliveriesEvent = { type: "DeliveryTested", version: 1, data: { agencySeq: 3, call, code: "STATUS" } };

test("each test that is asked for is one, and ends once", () => {
  const asked: DeliveriesEvent = { type: "DeliveryTestAsked", version: 1, data: { agencySeq: 3 } };
  given(deliveriesDecider, asked).when({ type: "AskTest", agencySeq: 3 }).expectEvents(asked);
  const end = { type: "EndTest", agencySeq: 3, call, code: "STATUS" } as const;
  given(deliveriesDecider, asked).when(end).expectEvents(tested);
  given(deliveriesDecider, asked, tested).when(end).expectEvents();
  const other = { ...call, messageId: "msg_3_b" };
  given(deliveriesDecider, asked, tested)
    .when({ ...end, call: other })
    .expectEvents({ ...tested, data: { ...tested.data, call: other } });
});

test("sending again names one report, or a time", () => {
  const since = "2026-01-01T00:00:00.000Z";
  given(deliveriesDecider)
    .when({ type: "Replay", agencySeq: 3, dclrSeq: 5 })
    .expectEvents({ type: "DeliveryReplayAsked", version: 1, data: { agencySeq: 3, dclrSeq: 5 } });
  given(deliveriesDecider)
    .when({ type: "Replay", agencySeq: 3, since })
    .expectEvents({ type: "DeliveryReplayAsked", version: 1, data: { agencySeq: 3, since } });
});
