import type { PopupHidden } from "@sb/contracts/notice/events.ts";
import { popupsStream } from "@sb/contracts/notice/subject.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { popupsProjection } from "./popups-projection.ts";

const hidden = (userId: string, seq: number, until: string): Given => {
  const event: PopupHidden = { type: "PopupHidden", version: 1, data: { userId, seq, until } };
  return { stream: popupsStream.of(userId), ...event };
};
const LATER = "2026-03-02T15:00:00.000Z";
const ALL = history([
  hidden("u1", 7, "2026-03-01T15:00:00.000Z"),
  hidden("u2", 7, LATER),
  hidden("u1", 9, LATER),
  hidden("u1", 7, LATER),
]);

test("each person's hidden popups, each once and the newest last", async () => {
  const { docs } = (await projected(popupsProjection, ALL)).contents;
  expect(docs).toMatchObject({
    "popups-hidden/u1": {
      hidden: [
        { seq: 9, until: LATER },
        { seq: 7, until: LATER },
      ],
    },
    "popups-hidden/u2": { hidden: [{ seq: 7, until: LATER }] },
  });
});

test("same events twice", () => sameEventsTwice(popupsProjection, ALL));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(popupsProjection, ALL));
