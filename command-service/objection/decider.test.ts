import type { ObjectionEvent } from "@sb/contracts/objection/events.ts";
import { given } from "@sb/platform/decide/given.ts";
import { expect, test } from "vitest";
import { objectionDecider, objectorDecider, onListing } from "./decider.ts";

const place = { objectionSeq: 9, listSeq: 7, addressKey: "zq-shop.com" };
const facts = {
  ...place,
  declareType: "SITE",
  objectorId: "shop",
  openedAt: "2026-11-27T10:00:00.000Z",
  isOwner: true,
  sharesReason: false,
  tells: "PUBLISHER",
} as const;
const reason = "우리 가게 사이트입니다.";
const opened: ObjectionEvent = { type: "ObjectionOpened", version: 1, data: facts, secret: { reason } };
const told: ObjectionEvent = { type: "PublisherTold", version: 1, data: place };
const withdrawn = (because: "PERSON" | "LEFT"): ObjectionEvent => ({
  type: "ObjectionWithdrawn",
  version: 1,
  data: { ...place, because },
});
const closed: ObjectionEvent = { type: "ObjectionClosed", version: 1, data: place };
const decided = (outcome: "UPHELD" | "REJECTED"): ObjectionEvent => ({
  type: "ObjectionDecided",
  version: 1,
  data: { ...place, outcome, note: "sealed", objectorId: "shop" },
});
const decide = (outcome: "UPHELD" | "REJECTED") => ({ type: "Decide", outcome, note: "sealed" }) as const;

test("it is opened once, and the publisher is told once", () => {
  given(objectionDecider)
    .when({ type: "Open", ...facts, reason })
    .expectEvents(opened);
  given(objectionDecider, opened)
    .when({ type: "Open", ...facts, reason })
    .expectEvents();
  given(objectionDecider, opened).when({ type: "NoteTold" }).expectEvents(told);
  given(objectionDecider, opened, told).when({ type: "NoteTold" }).expectEvents();
});

test("its person withdraws it while it is open; to all others it is not there", () => {
  given(objectionDecider, opened).when({ type: "Withdraw", userId: "shop" }).expectEvents(withdrawn("PERSON"));
  given(objectionDecider, opened).when({ type: "Withdraw", userId: "other" }).expectRefusal("NOT_FOUND");
  given(objectionDecider, opened, decided("REJECTED"))
    .when({ type: "Withdraw", userId: "shop" })
    .expectRefusal("OBJECTION_CLOSED");
});

test("an open one ends with the account, or with the listing; one that was decided stays", () => {
  given(objectionDecider, opened).when({ type: "EndWithAccount" }).expectEvents(withdrawn("LEFT"));
  given(objectionDecider, opened).when({ type: "Close" }).expectEvents(closed);
  for (const type of ["EndWithAccount", "Close"] as const)
    given(objectionDecider, opened, decided("UPHELD")).when({ type }).expectEvents();
});

test("it is decided once; what was kept out may come back, and what was left is not kept out by the same objection", () => {
  given(objectionDecider, opened).when(decide("UPHELD")).expectEvents(decided("UPHELD"));
  given(objectionDecider, opened, decided("UPHELD")).when(decide("REJECTED")).expectEvents(decided("REJECTED"));
  given(objectionDecider, opened, decided("UPHELD")).when(decide("UPHELD")).expectRefusal("OBJECTION_CLOSED");
  for (const over of [decided("REJECTED"), closed, withdrawn("PERSON")])
    for (const outcome of ["UPHELD", "REJECTED"] as const)
      given(objectionDecider, opened, over).when(decide(outcome)).expectRefusal("OBJECTION_CLOSED");
  given(objectionDecider).when(decide("UPHELD")).expectRefusal("NOT_FOUND");
});

test("a person has one at a time on a listing, and others on others", () => {
  const noted = { type: "ObjectionNoted", version: 1, data: place } as const;
  const next = { ...place, objectionSeq: 10 };
  given(objectorDecider, noted)
    .when({ ...next, over: [] })
    .expectRefusal("ALREADY_OBJECTED");
  given(objectorDecider, noted)
    .when({ ...next, over: [9] })
    .expectEvents({ ...noted, data: next });
  for (const other of [{ listSeq: 8 }, { addressKey: "zq-other.com" }])
    given(objectorDecider, noted)
      .when({ ...next, ...other, over: [] })
      .expectEvents({ ...noted, data: { ...next, ...other } });
  expect(onListing([place, { ...next, listSeq: 8 }], place)).toEqual([place]);
});
