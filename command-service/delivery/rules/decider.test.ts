import type { DeliveryEvent, DeliveryMessage } from "@sb/contracts/delivery/events.ts";
import { given } from "@sb/platform/decide/given.ts";
import { test } from "vitest";
import { deliveryDecider } from "./decider.ts";

const of = { agencySeq: 3, dclrSeq: 5 };
const message = (reportRevision: number, content: DeliveryMessage["content"] = "SHARED"): DeliveryMessage => ({
  ...of,
  agency: "Bureau",
  content,
  reportRevision,
  confidential: false,
});
const call = { messageId: "msg_3_a", tookMs: 5 };
const notified = (told: DeliveryMessage): DeliveryEvent => ({
  type: "AgencyNotified",
  version: 1,
  data: { ...told, via: "WEBHOOK", call },
});
const failed = (told: DeliveryMessage): DeliveryEvent => ({
  type: "AgencyNotificationFailed",
  version: 1,
  data: { ...told, call, code: "STATUS" },
});
const notify = (told: DeliveryMessage) => ({ type: "Notify", message: told, via: "WEBHOOK", call }) as const;
const setStatus = (status: "RECEIVED" | "CLOSED") => ({ type: "SetStatus", ...of, agency: "Bureau", status }) as const;

test("an agency is told of each of the report's events once, in their order", () => {
  given(deliveryDecider)
    .when(notify(message(0)))
    .expectEvents(notified(message(0)));
  given(deliveryDecider, notified(message(1)))
    .when(notify(message(2)))
    .expectEvents(notified(message(2)));
  for (const revision of [0, 1])
    given(deliveryDecider, notified(message(1)))
      .when(notify(message(revision)))
      .expectEvents();
});

test("each failure is recorded, and does not count as told", () => {
  const fail = { type: "Fail", message: message(0), call, code: "STATUS" } as const;
  given(deliveryDecider, failed(message(0)))
    .when(fail)
    .expectEvents(failed(message(0)));
  const last = failed(message(0));
  given(deliveryDecider, failed(message(0)))
    .when({ ...fail, givenUp: true })
    .expectEvents({ ...last, data: { ...last.data, givenUp: true } } as DeliveryEvent);
  given(deliveryDecider, failed(message(0)))
    .when(notify(message(0)))
    .expectEvents(notified(message(0)));
});

test("what was told is told again when an admin wants it", () => {
  given(deliveryDecider, notified(message(0)))
    .when({ type: "NotifyAgain", message: message(0), call })
    .expectEvents(notified(message(0)));
});

test("the agency sets a status back, each once", () => {
  const closed: DeliveryEvent = {
    type: "AgencyStatusSet",
    version: 1,
    data: { ...of, agency: "Bureau", status: "CLOSED", was: "RECEIVED" },
  };
  given(deliveryDecider, notified(message(0)))
    .when(setStatus("CLOSED"))
    .expectEvents(closed);
  given(deliveryDecider, failed(message(0)))
    .when(setStatus("CLOSED"))
    .expectEvents(closed);
  given(deliveryDecider, notified(message(0)), closed)
    .when(setStatus("CLOSED"))
    .expectEvents();
});

test("that it has the report is news once, though every report begins so", () => {
  const received: DeliveryEvent = {
    type: "AgencyStatusSet",
    version: 1,
    data: { ...of, agency: "Bureau", status: "RECEIVED", was: "RECEIVED" },
  };
  given(deliveryDecider, notified(message(0)))
    .when(setStatus("RECEIVED"))
    .expectEvents(received);
  given(deliveryDecider, notified(message(0)), received)
    .when(setStatus("RECEIVED"))
    .expectEvents();
});

test("it says nothing of a report that it was not given, or has no more", () => {
  given(deliveryDecider).when(setStatus("CLOSED")).expectRefusal("NOT_FOUND");
  given(deliveryDecider, notified(message(0)), notified(message(1, "REVOKED")))
    .when(setStatus("CLOSED"))
    .expectRefusal("NOT_FOUND");
});
