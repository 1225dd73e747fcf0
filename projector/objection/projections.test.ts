import type { ObjectionEvent } from "@sb/contracts/objection/events.ts";
import { objectionStream } from "@sb/contracts/objection/subject.ts";
import { expect, test } from "vitest";
import { publishedProjection } from "../published/projections.ts";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { objectionProjection } from "./projections.ts";

const openedAt = (objectionSeq: number) => `2026-11-0${objectionSeq}T10:00:00.000Z`;
const happened = (objectionSeq: number, type: ObjectionEvent["type"], data: object = {}, sealed?: string): Given => ({
  stream: objectionStream.of(objectionSeq),
  type,
  data: { objectionSeq, listSeq: 7, addressKey: "zq-shop.com", ...data },
  ...(sealed !== undefined && { sealed }),
});
const opened = (objectionSeq: number, objectorId = "shop", more: object = {}): Given =>
  happened(
    objectionSeq,
    "ObjectionOpened",
    {
      ...{ declareType: "SITE", objectorId, openedAt: openedAt(objectionSeq), isOwner: true, sharesReason: false },
      ...{ tells: "PUBLISHER", ...more },
    },
    `reason-${objectionSeq}`,
  );
const decided = (objectionSeq: number, outcome: "UPHELD" | "REJECTED", more: object = {}) =>
  happened(objectionSeq, "ObjectionDecided", { outcome, note: `note-${objectionSeq}`, ...more });

const LIFE = history([
  opened(1),
  opened(2, "other"),
  happened(1, "PublisherTold"),
  opened(3, "third", { listSeq: 8 }),
  decided(1, "UPHELD"),
  happened(2, "ObjectionWithdrawn", { because: "PERSON" }),
  opened(4, "fourth", { addressKey: "zq-other.com" }),
  happened(4, "ObjectionClosed", { addressKey: "zq-other.com" }),
]);

test("a person finds theirs, and staff what waits, the oldest first", async () => {
  const { lists, docs } = (await projected(objectionProjection, LIFE)).contents;
  expect(lists["objection:of:shop"]).toEqual(["1"]);
  expect(lists["objection:open"]).toEqual(["3"]);
  expect(lists["objection:list:8"]).toEqual(["3"]);
  expect(lists["objection:list:7"] ?? []).toEqual([]);
  expect([...(lists["objection:closed"] ?? [])].sort()).toEqual(["1", "2", "4"]);
  expect(docs["objection/1"]).toMatchObject({ status: "UPHELD", toldAt: expect.any(String), note: "note-1" });
  expect(docs["objection/2"]).toMatchObject({ status: "WITHDRAWN" });
  expect(JSON.stringify(docs["objection/2"])).not.toContain("reason-2");
  expect(docs["objection/4"]).toMatchObject({ status: "DELISTED", sealed: "reason-4" });
});

test("a listing is disputed while one is open, and kept out while one is upheld", async () => {
  const objected = async (events: readonly Given[]) =>
    (await projected(publishedProjection, history(events))).contents.docs["objected/zq-shop.com"];
  expect(await objected([opened(2), opened(3)])).toEqual({
    objections: [
      { objectionSeq: 2, listSeq: 7, openedAt: openedAt(2) },
      { objectionSeq: 3, listSeq: 7, openedAt: openedAt(3) },
    ],
  });
  expect(await objected([opened(2), happened(2, "PublisherTold"), decided(2, "UPHELD")])).toEqual({
    objections: [{ objectionSeq: 2, listSeq: 7, openedAt: openedAt(2), upheld: true }],
  });
  expect(await objected([opened(2), decided(2, "UPHELD"), decided(2, "REJECTED")])).toBeUndefined();
  expect(await objected([opened(2), happened(2, "ObjectionWithdrawn", { because: "LEFT" })])).toBeUndefined();
});

test("a listing that hundreds object to holds no more than say something", async () => {
  const many = Array.from({ length: 130 }, (_, at) => opened(at + 1, `p-${at}`, { openedAt: openedAt(1) }));
  const { docs } = (await projected(publishedProjection, history([...many, decided(125, "UPHELD")]))).contents;
  const { objections } = docs["objected/zq-shop.com"] as { objections: readonly { upheld?: true }[] };
  expect(objections).toHaveLength(101);
  expect(objections.filter(({ upheld }) => upheld)).toHaveLength(1);
});

test("the same events twice change nothing", async () => {
  for (const projection of [objectionProjection, publishedProjection]) await sameEventsTwice(projection, LIFE);
});
test("rebuilt from zero, they are equal", async () => {
  for (const projection of [objectionProjection, publishedProjection]) await rebuiltFromZeroIsEqual(projection, LIFE);
});
