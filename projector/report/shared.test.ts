import { deliveryStream } from "@sb/contracts/delivery/subject.ts";
import { disclosureStream } from "@sb/contracts/disclosure/subject.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { reportProjection } from "./projection.ts";
import { filed } from "./testing.ts";

const on = (agencySeq: number, type: string, more: object): Given => ({
  stream: deliveryStream.of(`${agencySeq}-1`),
  type,
  data: { agencySeq, dclrSeq: 1, agency: `Agency ${agencySeq}`, ...more },
});
const told = (agencySeq: number, more: object = {}): Given =>
  on(agencySeq, "AgencyNotified", {
    content: "SHARED",
    reportRevision: 0,
    confidential: false,
    via: "WEBHOOK",
    ...more,
  });
const set = (agencySeq: number, status: string): Given => on(agencySeq, "AgencyStatusSet", { status, was: "RECEIVED" });

const fetched = (agencySeq: number): Given => ({
  stream: disclosureStream.of(`${agencySeq}-1`),
  type: "PackageFetched",
  data: { agencySeq, dclrSeq: 1, keyHash: "ab", files: 0 },
});

const doc = async (...given: readonly Given[]) =>
  (await projected(reportProjection, history([filed(1), ...given]))).contents.docs["report/1"];

const LIFE = [
  filed(1),
  told(3),
  told(4, { via: "INBOX" }),
  told(3, { agency: "New name" }),
  set(4, "INVESTIGATING"),
  fetched(4),
];

test("a report names each agency that it was shared with once, and what they set back", async () => {
  const events = history(LIFE);
  expect((await projected(reportProjection, events)).contents.docs["report/1"]).toMatchObject({
    status: "DELIVERED",
    deliveries: [
      { agencySeq: 3, agency: "New name", deliveredAt: events[1]?.meta.at, confirmedAt: events[1]?.meta.at },
      {
        ...{ agencySeq: 4, deliveredAt: events[2]?.meta.at, confirmedAt: events[4]?.meta.at },
        ...{ status: "INVESTIGATING", statusAt: events[4]?.meta.at },
      },
    ],
    facts: [{ what: "AGENCY_INVESTIGATING", at: events[4]?.meta.at, agency: "Agency 4" }],
  });
});

test.each([
  ["says something of it", () => set(4, "CLOSED")],
  ["fetches it", () => fetched(4)],
  ["takes it by a webhook later", () => told(4)],
])("what lies in an inbox is confirmed once the agency %s, the first time for good", async (_, act) => {
  const events = history([filed(1), told(4, { via: "INBOX" }), act(), fetched(4), set(4, "INVESTIGATING")]);
  const at = (upTo: number) => projected(reportProjection, events.slice(0, upTo));
  const put = (await at(2)).contents.docs["report/1"];
  expect(put).toMatchObject({ status: "RECEIVED", deliveries: [{ agencySeq: 4, deliveredAt: events[1]?.meta.at }] });
  expect(JSON.stringify(put)).not.toContain("confirmedAt");
  for (const upTo of [3, 4, 5])
    expect((await at(upTo)).contents.docs["report/1"]).toMatchObject({
      status: "DELIVERED",
      deliveries: [{ deliveredAt: events[1]?.meta.at, confirmedAt: events[2]?.meta.at }],
    });
});

test("one agency says nothing for another", async () => {
  expect(await doc(told(4, { via: "INBOX" }), fetched(5), set(6, "CLOSED"))).toMatchObject({ status: "RECEIVED" });
});

test("a report that is gone stays gone", async () => {
  const { contents } = await projected(reportProjection, history([told(3), set(3, "CLOSED")]));
  expect(contents).toEqual({ docs: {}, lists: {} });
});

test("the same events twice change nothing", () => sameEventsTwice(reportProjection, history(LIFE)));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(reportProjection, history(LIFE)));
