import type { DeliveriesEvent, DeliveryEvent } from "@sb/contracts/delivery/events.ts";
import { deliveriesStream, deliveryStream } from "@sb/contracts/delivery/subject.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { deliveryProjection } from "./projections.ts";

const call = { messageId: "msg_3_a", tookMs: 7, httpStatus: 204 };

function happened(type: DeliveryEvent["type"], agencySeq: number, dclrSeq: number, more: object = {}): Given {
  const told = { agency: "Bureau", content: "SHARED", reportRevision: 0, confidential: false };
  const of = { agencySeq, dclrSeq, agency: "Bureau" };
  const data = type === "AgencyStatusSet" ? { ...of, was: "RECEIVED", ...more } : { ...told, ...of, ...more };
  return { stream: deliveryStream.of(`${agencySeq}-${dclrSeq}`), type, data };
}
const taken = (agencySeq: number, dclrSeq: number, more: object = {}) =>
  happened("AgencyNotified", agencySeq, dclrSeq, { via: "WEBHOOK", call, ...more });
const failed = (agencySeq: number, dclrSeq: number, more: object = {}) =>
  happened("AgencyNotificationFailed", agencySeq, dclrSeq, { call, code: "STATUS", ...more });
const tested = (agencySeq: number, more: object = {}): Given => ({
  stream: deliveriesStream.of(agencySeq),
  type: "DeliveryTested" satisfies DeliveriesEvent["type"],
  data: { agencySeq, call, ...more },
});

const LIFE = history([
  taken(3, 10),
  failed(4, 10),
  failed(4, 10),
  happened("AgencyNotified", 5, 11, { via: "INBOX" }),
  happened("AgencyStatusSet", 3, 10, { status: "INVESTIGATING" }),
  taken(4, 10),
  tested(3, { code: "TIMED_OUT" }),
  taken(3, 10, { content: "REVOKED", agency: "Bureau II" }),
]);

test("an agency has the reports that it was told of, or is to be told of, by status", async () => {
  const { docs, lists } = (await projected(deliveryProjection, LIFE)).contents;
  expect(lists).toMatchObject({
    "delivery:of:3:ALL": ["10"],
    "delivery:of:3:INVESTIGATING": ["10"],
    "delivery:of:4:RECEIVED": ["10"],
    "delivery:of:5:ALL": ["11"],
    "delivery:report:10": ["3", "4"],
    "delivery:report:11": ["5"],
  });
  expect(lists["delivery:of:3:RECEIVED"] ?? []).toEqual([]);
  expect(docs["delivery/3-10"]).toMatchObject({
    agency: "Bureau II",
    content: "REVOKED",
    sharedAt: LIFE[0]?.meta.at,
    notifiedAt: LIFE[0]?.meta.at,
    triedAt: LIFE[7]?.meta.at,
    status: "INVESTIGATING",
    statusAt: LIFE[4]?.meta.at,
  });
});

test("failures count until the agency is told", async () => {
  const before = (await projected(deliveryProjection, LIFE.slice(0, 4))).contents.docs;
  expect(before["delivery/4-10"]).toMatchObject({ failures: 2, sharedAt: LIFE[1]?.meta.at });
  expect(before["delivery/4-10"]).not.toHaveProperty("notifiedAt");
  const after = (await projected(deliveryProjection, LIFE)).contents.docs;
  expect(after["delivery/4-10"]).toMatchObject({ failures: 0, notifiedAt: LIFE[5]?.meta.at });
});

test("each attempt stands by itself, in the order of time, tests among them", async () => {
  const { docs, lists } = (await projected(deliveryProjection, LIFE)).contents;
  const ids = [0, 6, 7].map((at) => LIFE[at]?.meta.eventId);
  expect(lists["delivery:attempts:3:ALL"]).toEqual(ids);
  expect(lists["delivery:attempts:3:FAILED"]).toEqual([ids[1]]);
  expect(lists["delivery:attempts:3:TAKEN"]).toEqual([ids[0], ids[2]]);
  expect(docs[`attempt/${ids[1]}`]).toEqual({
    ...{ agencySeq: 3, content: "TEST", via: "WEBHOOK", code: "TIMED_OUT", at: LIFE[6]?.meta.at },
    ...call,
  });
});

test("what an agency says of a report that it was never given is nothing", async () => {
  const events = history([happened("AgencyStatusSet", 3, 10, { status: "CLOSED" })]);
  expect((await projected(deliveryProjection, events)).contents).toEqual({ docs: {}, lists: {} });
});

test("the same events twice change nothing", () => sameEventsTwice(deliveryProjection, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(deliveryProjection, LIFE));
