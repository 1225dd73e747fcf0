import type { DeliveryEvent } from "@sb/contracts/delivery/events.ts";
import { deliveryStream } from "@sb/contracts/delivery/subject.ts";
import { expect, it } from "vitest";
import { deleted, filed, filedPrivately, modified, place } from "../report/testing.ts";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { givenProjection } from "./given-projection.ts";

/** Seqs of one day. */
const [A, B] = [4_096_000_001, 4_096_000_002];

function notified(agencySeq: number, dclrSeq: number, more: object = {}, at?: string): Given {
  const type = "AgencyNotified" satisfies DeliveryEvent["type"];
  const told = { agency: "Bureau", content: "SHARED", reportRevision: 0, confidential: true, via: "INBOX" };
  const stream = deliveryStream.of(`${agencySeq}-${dclrSeq}`);
  return { stream, type, data: { agencySeq, dclrSeq, ...told, ...more }, ...(at !== undefined && { at }) };
}
const ended = (agencySeq: number, dclrSeq: number) =>
  notified(agencySeq, dclrSeq, { content: "REVOKED", reportRevision: 1 });

const contentsOf = async (...events: readonly Given[]) => (await projected(givenProjection, history(events))).contents;

const LIFE = [
  filed(A),
  notified(3, A),
  filedPrivately(B),
  notified(3, B),
  notified(4, B),
  modified(A, place(), {}),
  notified(3, A, { reportRevision: 1 }),
  ended(4, B),
  notified(4, B, { reportRevision: 2 }),
  deleted(A, place()),
  ended(3, A),
];

it("same events twice", () => sameEventsTwice(givenProjection, history(LIFE)));
it("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(givenProjection, history(LIFE)));

it("has what each agency was given, and what changed stands at the end", async () => {
  const given = await contentsOf(filed(A), filedPrivately(B), notified(3, A), notified(3, B), notified(4, B));
  expect(given.lists).toEqual({ "given:to:3": [String(A), String(B)], "given:to:4": [String(B)] });
  const later = await contentsOf(filed(A), filedPrivately(B), notified(3, A), notified(3, B), modified(A, place(), {}));
  expect(later.lists).toEqual({ "given:to:3": [String(B), String(A)] });
});

it("holds nothing of a report that no agency was given", async () => {
  expect(await contentsOf(filed(A), modified(A, place(), {}), deleted(A, place()))).toEqual({ docs: {}, lists: {} });
});

it("keeps a deleted report in the list, as revoked", async () => {
  const { docs, lists } = await contentsOf(filed(A), notified(3, A), notified(3, B), deleted(A, place()), ended(3, A));
  expect(docs[`report/${A}`]).toMatchObject({ revoked: true });
  expect(lists).toEqual({ "given:to:3": [String(B), String(A)] });
});

it("takes out what is not for the agency any more, and back in what is again", async () => {
  const events = [filed(A), notified(3, A), notified(4, A), ended(3, A)];
  expect((await contentsOf(...events)).lists).toEqual({ "given:to:4": [String(A)] });
  const again = await contentsOf(...events, notified(3, A, { reportRevision: 2 }));
  expect(again.lists).toEqual({ "given:to:3": [String(A)], "given:to:4": [String(A)] });
});

it("gives later times where clocks go back", async () => {
  const { docs } = await contentsOf(
    filed(A),
    notified(3, A, {}, "2026-01-05T10:00:00.000Z"),
    notified(4, A, {}, "2026-01-04T10:00:00.000Z"),
  );
  const start = Date.parse("2026-01-05T10:00:00.000Z") * 1_000;
  expect(docs["clock/clock"]).toEqual({ last: start + 1 });
});
